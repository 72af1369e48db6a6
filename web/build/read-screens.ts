import { parseSync } from 'vite';

/** A row of the screens' table, as far as its files matter. */
export interface ScreenFiles {
  readonly path: string;
  /** Frame around it: `none`, `shell` or `gestion`. */
  readonly frame: string;
  /** The namespaces of its texts. */
  readonly texts: readonly string[];
  /** The module of its page, as the table imports it. */
  readonly page: string;
}

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Reads the screens' table without running it: its rows are calls `screen({ path, … }, texts, () => import(page))`. */
export function readScreens(source: string): ScreenFiles[] {
  const { program, errors } = parseSync('screens.ts', source, { lang: 'ts' });
  if (errors.length > 0) throw new Error(`the table of screens cannot be read: ${errors[0]?.message}`);
  const screens = callsOf(program as unknown as Node, 'screen').map(readScreen);
  if (screens.length === 0) throw new Error('the table of screens has no row');
  return screens;
}

function readScreen(args: readonly Node[]): ScreenFiles {
  const [row, texts, load] = args as [Node, Node, Node];
  const properties = new Map(
    (row['properties'] as Node[]).map(({ key, value }) => [(key as Node)['name'], String((value as Node)['value'])]),
  );
  return {
    path: properties.get('path') ?? '',
    frame: properties.get('frame') ?? 'shell',
    texts: (texts['elements'] as Node[]).map(({ value }) => String(value)),
    page: String(((load['body'] as Node)['source'] as Node)['value']),
  };
}

/** The arguments of every call of a function, wherever it stands. */
function callsOf(node: unknown, name: string): Node[][] {
  if (Array.isArray(node)) return node.flatMap((item) => callsOf(item, name));
  if (typeof node !== 'object' || node === null) return [];
  const { type, callee, arguments: args } = node as Node;
  const isOne = type === 'CallExpression' && (callee as Node)['name'] === name;
  return isOne ? [args as Node[]] : Object.values(node).flatMap((value) => callsOf(value, name));
}
