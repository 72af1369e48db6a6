/** A form's fields as the object that their names spell: `metadata[a]=1` and `types[]=x`. Every value is a text. */
export function parseForm(body: string): Record<string, unknown> {
  const root = newNode();
  for (const [name, value] of new URLSearchParams(body)) {
    const path = [...name.matchAll(/[^[\]]+|\[\]/g)].map(([part]) => part);
    const last = path.pop();
    if (last === undefined) continue;
    let node = root;
    for (const part of path) node = child(node, part);
    node[last === '[]' ? Object.keys(node).length : last] = value;
  }
  return toPlain(root);
}

interface Node {
  [part: string]: Node | string;
}

/** Without a prototype, so that no name can reach one. */
function newNode(): Node {
  return Object.create(null) as Node;
}

function child(node: Node, part: string): Node {
  const found = node[part];
  if (typeof found === 'object') return found;
  const made = newNode();
  node[part] = made;
  return made;
}

/** Converts a node to plain values: one that is numbered from nought becomes a list. */
function toPlain(node: Node): Record<string, unknown> {
  const entries = Object.entries(node).map(([part, value]) => {
    if (typeof value === 'string') return [part, value];
    const plain = toPlain(value);
    const isList = Object.keys(plain).every((key, index) => key === String(index));
    return [part, isList ? Object.values(plain) : plain];
  });
  return Object.fromEntries(entries);
}
