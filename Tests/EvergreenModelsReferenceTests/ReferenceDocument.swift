// swift-format-ignore-file
import EvergreenDependencies
import EvergreenModels
import Foundation

// The code of the reference document, verbatim except for its imports.

@Model
final class TODO {
  @Attribute(.unique) var date: Date
  var title: String
  
  init(date: Date = Date(), title: String) {
    self.date = date
    self.title = title
  }
}

fileprivate let todoModelContext: ModelContext = {
  do {
    let container = try ModelContainer(for: TODO.self)
    return ModelContext(container)
  } catch {
    fatalError("Container creation failed.")
  }
}()

struct Database {
  var todoContext: () throws -> ModelContext
}

extension Database: DependencyKey {
  static let liveValue = Self(
    todoContext: { todoModelContext }
  )
}

extension DependencyValues {
  var database: Database {
    get { self[Database.self] }
    set { self[Database.self] = newValue }
  }
}

struct TODODatabase {
  var fetch: () throws -> [TODO]
  var add: (TODO) throws -> Void
  var delete: (TODO) throws -> Void
  
  enum DatabaseError: Error {
    case addFailed
    case deleteFailed
  }
}

extension TODODatabase: DependencyKey {
  static var liveValue: TODODatabase = Self(
    fetch: {
      do {
        @Dependency(\.database.todoContext) var context
        let todoContext = try context()
        let descriptor = FetchDescriptor<TODO>(sortBy: [SortDescriptor(\.date)])
        return try todoContext.fetch(descriptor)
      } catch {
        return []
      }
    },
    add: { todo in
      do {
        @Dependency(\.database.todoContext) var context
        let todoContext = try context()
        todoContext.insert(todo)
      } catch {
        throw DatabaseError.addFailed
      }
    },
    delete: { todo in
      do {
        @Dependency(\.database.todoContext) var context
        let todoContext = try context()
        todoContext.delete(todo)
      } catch {
        throw DatabaseError.deleteFailed
      }
    }
  )
}

extension DependencyValues {
  var todoDatabase: TODODatabase {
    get { self[TODODatabase.self] }
    set { self[TODODatabase.self] = newValue }
  }
}
