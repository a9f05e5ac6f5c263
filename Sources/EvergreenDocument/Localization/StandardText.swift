/// A localized text of Evergreen: the label of a standard control, or the text of an error page.
package enum StandardText: CaseIterable, Hashable, Sendable {
    case actions, back, backTo, cancel, chooseFile, chooseFiles, chooseFilesTitle, chooseFileTitle, choosePhotos
    case clear, close, contents, day, decrement, delete, done, download, edit,
        hideSidebar, hour, increment, minute, month, move, moveDown, moveUp, nextMonth
    case noResults, noResultsFor, noResultsHint, nothingToShow, ok, opacity, paste, previousMonth, refresh, remove,
        rename, save, search
    case select, settings, settingsTitle, share, showSidebar, suggestions
    case fileMenu, formatMenu, helpMenu, toggleInspector, toggleSidebar, viewMenu, windowMenu, year, zoomIn,
        zoomOut
    // Pages
    case moreRows, needsScript, nextRows, notAllowed, notAllowedTitle, notFound, notFoundTitle, previousRows
    case signInNeeded, signInNeededTitle, signOut
    case tooManyPages, tooManyPagesOfServer, tooManyPagesTitle, userUnknown, userUnknownTitle

    /// The languages of the texts.
    package static let languages = ["en", "de", "fr", "es"]

    /// Returns the text in a language, by its two-letter code; English if the language is not supported.
    package func text(in language: String) -> String {
        let texts = texts
        return switch language {
        case "de": texts.de
        case "fr": texts.fr
        case "es": texts.es
        default: texts.en
        }
    }

    /// `%@` is a placeholder for a title or the numbers of rows.
    private var texts: (en: String, de: String, fr: String, es: String) {
        switch self {
        case .actions: ("Actions", "Aktionen", "Actions", "Acciones")
        case .back: ("Back", "Zurück", "Retour", "Atrás")
        case .backTo: ("Back to %@", "Zurück zu %@", "Retour à %@", "Volver a %@")
        case .cancel: ("Cancel", "Abbrechen", "Annuler", "Cancelar")
        case .chooseFile: ("Choose file…", "Datei auswählen …", "Choisir un fichier…", "Elegir archivo…")
        case .chooseFiles: ("Choose files…", "Dateien auswählen …", "Choisir des fichiers…", "Elegir archivos…")
        case .chooseFilesTitle: ("Open files", "Dateien öffnen", "Ouvrir des fichiers", "Abrir archivos")
        case .chooseFileTitle: ("Open a file", "Datei öffnen", "Ouvrir un fichier", "Abrir un archivo")
        case .choosePhotos: ("Photos", "Fotos", "Photos", "Fotos")
        case .clear: ("Clear", "Leeren", "Effacer", "Borrar")
        case .close: ("Close", "Schließen", "Fermer", "Cerrar")
        case .contents: ("Contents", "Inhalt", "Contenu", "Contenido")
        case .day: ("Day", "Tag", "Jour", "Día")
        case .decrement: ("Decrement", "Verringern", "Diminuer", "Disminuir")
        case .delete: ("Delete", "Löschen", "Supprimer", "Eliminar")
        case .done: ("Done", "Fertig", "Terminé", "Listo")
        case .download: ("Download", "Herunterladen", "Télécharger", "Descargar")
        case .edit: ("Edit", "Bearbeiten", "Modifier", "Editar")
        case .fileMenu: ("File", "Ablage", "Fichier", "Archivo")
        case .formatMenu: ("Format", "Format", "Format", "Formato")
        case .helpMenu: ("Help", "Hilfe", "Aide", "Ayuda")
        case .toggleInspector:
            (
                "Toggle inspector", "Informationen ein- oder ausblenden", "Afficher ou masquer l’inspecteur",
                "Mostrar u ocultar el inspector"
            )
        case .toggleSidebar:
            (
                "Toggle sidebar", "Seitenleiste ein- oder ausblenden", "Afficher ou masquer la barre latérale",
                "Mostrar u ocultar la barra lateral"
            )
        case .viewMenu: ("View", "Darstellung", "Présentation", "Visualización")
        case .windowMenu: ("Window", "Fenster", "Fenêtre", "Ventana")
        case .year: ("Year", "Jahr", "Année", "Año")
        case .zoomIn: ("Zoom in", "Vergrößern", "Agrandir", "Acercar")
        case .zoomOut: ("Zoom out", "Verkleinern", "Réduire", "Alejar")
        case .hideSidebar:
            ("Hide sidebar", "Seitenleiste ausblenden", "Masquer la barre latérale", "Ocultar barra lateral")
        case .hour: ("Hour", "Stunde", "Heure", "Hora")
        case .increment: ("Increment", "Erhöhen", "Augmenter", "Aumentar")
        case .minute: ("Minute", "Minute", "Minute", "Minuto")
        case .month: ("Month", "Monat", "Mois", "Mes")
        case .move: ("Move", "Bewegen", "Déplacer", "Mover")
        case .moveDown: ("Move down", "Nach unten bewegen", "Déplacer vers le bas", "Mover hacia abajo")
        case .moveUp: ("Move up", "Nach oben bewegen", "Déplacer vers le haut", "Mover hacia arriba")
        case .nextMonth: ("Next month", "Nächster Monat", "Mois suivant", "Mes siguiente")
        case .noResults: ("No results", "Keine Ergebnisse", "Aucun résultat", "Sin resultados")
        case .noResultsFor:
            (
                "No results for “%@”", "Keine Ergebnisse für „%@“", "Aucun résultat pour « %@ »",
                "Sin resultados para «%@»"
            )
        case .noResultsHint:
            (
                "Check the spelling or try a new search.", "Prüfe die Schreibweise oder suche nach etwas anderem.",
                "Vérifiez l’orthographe ou lancez une autre recherche.", "Comprueba la ortografía o haz otra búsqueda."
            )
        case .nothingToShow:
            (
                "There is nothing to show here", "Hier gibt es nichts anzuzeigen", "Il n’y a rien à afficher ici",
                "No hay nada que mostrar aquí"
            )
        case .ok: ("OK", "OK", "OK", "Aceptar")
        case .opacity: ("Opacity", "Deckkraft", "Opacité", "Opacidad")
        case .paste: ("Paste", "Einsetzen", "Coller", "Pegar")
        case .previousMonth: ("Previous month", "Vorheriger Monat", "Mois précédent", "Mes anterior")
        case .refresh: ("Refresh", "Aktualisieren", "Actualiser", "Actualizar")
        case .remove: ("Remove", "Entfernen", "Retirer", "Quitar")
        case .rename: ("Rename", "Umbenennen", "Renommer", "Renombrar")
        case .save: ("Save", "Sichern", "Enregistrer", "Guardar")
        case .search: ("Search", "Suchen", "Rechercher", "Buscar")
        case .select: ("Select", "Auswählen", "Sélectionner", "Seleccionar")
        case .settings: ("Settings…", "Einstellungen …", "Réglages…", "Ajustes…")
        case .settingsTitle: ("Settings", "Einstellungen", "Réglages", "Ajustes")
        case .share: ("Share…", "Teilen …", "Partager…", "Compartir…")
        case .showSidebar:
            ("Show sidebar", "Seitenleiste einblenden", "Afficher la barre latérale", "Mostrar barra lateral")
        case .suggestions: ("Suggestions", "Vorschläge", "Suggestions", "Sugerencias")
        case .moreRows: ("More rows", "Weitere Zeilen", "Autres lignes", "Más filas")
        case .nextRows: ("Next: %@", "Weiter: %@", "Suite : %@", "Siguientes: %@")
        case .previousRows: ("Previous: %@", "Zurück: %@", "Lignes précédentes : %@", "Anteriores: %@")
        case .needsScript:
            (
                "Enable JavaScript for live updates.",
                "Aktivieren Sie JavaScript, um Änderungen sofort zu sehen und die Seite zu bedienen.",
                "Activez JavaScript pour suivre les changements en direct.",
                "Active JavaScript para ver los cambios en directo."
            )
        case .notAllowed:
            (
                "Your account may not see this page.", "Ihr Konto darf diese Seite nicht sehen.",
                "Votre compte n’a pas accès à cette page.", "Su cuenta no tiene acceso a esta página."
            )
        case .notAllowedTitle: ("Not allowed", "Kein Zugriff", "Accès refusé", "Acceso denegado")
        case .notFound:
            (
                "There is no page at this address.", "Unter dieser Adresse gibt es keine Seite.",
                "Il n’y a pas de page à cette adresse.", "No hay ninguna página en esta dirección."
            )
        case .notFoundTitle: ("Nothing here", "Hier ist nichts", "Rien ici", "Aquí no hay nada")
        case .signInNeeded:
            (
                "This page is for signed-in users.", "Diese Seite ist für angemeldete Benutzer.",
                "Cette page est réservée aux utilisateurs connectés.",
                "Esta página es para usuarios que han iniciado sesión."
            )
        case .signInNeededTitle:
            ("Sign in first", "Bitte melden Sie sich an", "Connectez-vous d’abord", "Inicie sesión primero")
        case .signOut: ("Sign out", "Abmelden", "Se déconnecter", "Cerrar sesión")
        case .tooManyPages:
            (
                "You have as many pages open as the server allows. Close some, and try again in a minute.",
                "Es sind so viele Seiten geöffnet, wie der Server erlaubt. Schließen Sie einige, und versuchen Sie es in einer "
                    + "Minute erneut.",
                "Vous avez ouvert autant de pages que le serveur le permet. Fermez-en, puis réessayez dans une minute.",
                "Tiene abiertas tantas páginas como permite el servidor. Cierre algunas e inténtelo de nuevo en un minuto."
            )
        case .tooManyPagesOfServer:
            (
                "The server shows as many pages as it can. Try again in a minute.",
                "Der Server zeigt so viele Seiten, wie er kann. Versuchen Sie es in einer Minute erneut.",
                "Le serveur affiche autant de pages que possible. Réessayez dans une minute.",
                "El servidor muestra tantas páginas como puede. Inténtelo de nuevo en un minuto."
            )
        case .tooManyPagesTitle: ("Too many pages", "Zu viele Seiten", "Trop de pages", "Demasiadas páginas")
        case .userUnknown:
            (
                "The server can’t find out at the moment who you are. Try again in a minute.",
                "Der Server kann im Moment nicht feststellen, wer Sie sind. Versuchen Sie es in einer Minute erneut.",
                "Le serveur ne peut pas vous identifier pour le moment. Réessayez dans une minute.",
                "El servidor no puede identificarle en este momento. Inténtelo de nuevo en un minuto."
            )
        case .userUnknownTitle:
            (
                "Sign-in is not available", "Anmeldung nicht möglich", "Connexion indisponible",
                "Inicio de sesión no disponible"
            )
        }
    }
}
