"""A model of a browser's page: parses the server's HTML, and applies frames as the page's script does."""

import html
from html.parser import HTMLParser

VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}


class Node:
    def __init__(self, tag, attributes):
        self.tag = tag
        self.attributes = attributes
        self.parent = None
        self.content = []  # nodes and texts

    @property
    def children(self):
        return [child for child in self.content if isinstance(child, Node)]

    @property
    def id(self):
        return self.attributes.get("id", "")

    @property
    def is_element(self):
        return self.id[:1] == "e" and self.id[1:].isdigit()

    @property
    def text(self):
        return "".join(child.text if isinstance(child, Node) else child for child in self.content)

    def append(self, child, before=None):
        if isinstance(child, Node):
            child.parent = self
        index = self.content.index(before) if before else len(self.content)
        self.content.insert(index, child)

    def detach(self):
        self.parent.content.remove(self)
        self.parent = None

    def descendants(self):
        yield self
        for child in self.children:
            yield from child.descendants()

    def find(self, identifier):
        return next((node for node in self.descendants() if node.id == identifier), None)


class _Parser(HTMLParser):
    def __init__(self):
        super().__init__()
        self.root = Node("", {})
        self.current = self.root

    def handle_starttag(self, tag, attributes):
        node = Node(tag, {name: value or "" for name, value in attributes})
        self.current.append(node)
        if tag not in VOID:
            self.current = node

    def handle_startendtag(self, tag, attributes):
        self.current.append(Node(tag, {name: value or "" for name, value in attributes}))

    def handle_endtag(self, tag):
        if tag not in VOID and self.current.parent:
            self.current = self.current.parent

    def handle_data(self, data):
        self.current.append(data)


def parse(text):
    parser = _Parser()
    parser.feed(text)
    parser.close()
    return parser.root


class PageModel:
    """A page's content. An operation that does not match raises an error, for which the script would request a redraw."""

    def __init__(self, text):
        self.root = Node("", {})
        main = next(node for node in parse(text).descendants() if node.tag == "main")
        main.detach()
        # Nodes by id.
        self.nodes = {}
        self.add(main, self.root)

    def add(self, node, parent, before=None):
        parent.append(node, before)
        self.nodes.update((each.id, each) for each in node.descendants() if each.id)

    def remove(self, node):
        node.detach()
        for each in node.descendants():
            # The id may already belong to another node.
            if self.nodes.get(each.id) is each:
                del self.nodes[each.id]

    def apply(self, operation):
        name, *items = operation
        match name:
            case "t":
                node = self.node_at(items[0])
                node.content = [items[1]]
            case "a":
                node = self.node_at(items[0])
                for key, value in items[1].items():
                    if value is None:
                        node.attributes.pop(key, None)
                    else:
                        node.attributes[key] = value
            case "x":
                old, fresh = self.element(items[0]), self.fragment(items[1])
                inner = fresh.find(f"c{items[0]}") or fresh
                for child in [child for child in self.slot(items[0]).children if child.is_element]:
                    child.detach()
                    inner.append(child)
                old.parent.append(fresh, before=old)
                self.remove(old)
                self.nodes.update((each.id, each) for each in fresh.descendants() if each.id)
            case "i":
                before = self.element(items[1]) if items[1] else None
                self.add(self.fragment(items[2]), self.slot(items[0]), before)
            case "r":
                self.remove(self.element(items[0]))
            case "m":
                node = self.element(items[0])
                before = self.element(items[2]) if items[2] else None
                if before is not node:
                    node.detach()
                    self.slot(items[1]).append(node, before)
            case "w":
                self.root.content = []
                self.nodes = {}
                self.add(self.fragment(items[0]), self.root)
            case "s" | "o" | "f" | "n" | "c" | "u" | "b" | "e" | "v" | "g":
                pass
            case _:
                raise ValueError(f"unknown operation {name}")

    def element(self, number):
        node = self.nodes.get(f"e{number}")
        assert node, f"no element {number}"
        return node

    def slot(self, number):
        return self.nodes.get(f"c{number}") or self.element(number)

    def node_at(self, target):
        number, *path = target if isinstance(target, list) else [target]
        node = self.element(number)
        for index in path:
            node = node.children[index]
        return node

    @staticmethod
    def fragment(text):
        node = parse(text).children[0]
        node.parent = None
        return node

    # Queries

    def elements(self):
        """The ids of all elements."""
        return [int(node.id[1:]) for node in self.root.descendants() if node.is_element]

    def controls(self):
        """The elements with events: the id and the event's name."""
        found = []
        for node in self.root.descendants():
            if "data-on" in node.attributes:
                owner = node
                while owner and not owner.is_element:
                    owner = owner.parent
                if owner:
                    found.append((int(owner.id[1:]), node.attributes["data-on"]))
        return found

    def texts(self):
        """The sorted texts with a test id."""
        return sorted(
            (node.attributes["data-testid"], html.unescape(node.text))
            for node in self.root.descendants()
            if "data-testid" in node.attributes
        )

    def text(self, name):
        return next((text for other, text in self.texts() if other == name), None)
