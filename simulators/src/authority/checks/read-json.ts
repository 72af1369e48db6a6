import type { RequestKind } from '@comptoir/websrm/requests/error-catalogue';
import { type Finding, finding } from '@comptoir/websrm/requests/finding';

const TOP_LEVEL_FIELDS = {
  certificats: 'reqCertif',
  utilisateur: 'reqUtil',
  transaction: 'reqTrans',
  document: 'reqDoc',
} as const satisfies Record<RequestKind, string>;

export interface JsonReading {
  value: unknown;
  /** Group 2: the text is not JSON. */
  syntax: Finding[];
  /** Group 3: not the one top-level field its address calls for. */
  topLevel: Finding[];
  /** Part of group 7: fields given twice, which parsing hides. */
  repeated: Finding[];
}

export function readJson(kind: RequestKind, body: string): JsonReading {
  const value = parse(body);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { value: null, syntax: [finding('200', 'body')], topLevel: [], repeated: [] };
  }
  const keys = findRepeatedKeys(body);
  return {
    value,
    syntax: [],
    topLevel: [
      ...topLevel(TOP_LEVEL_FIELDS[kind], Object.keys(value)),
      ...keys.filter(({ depth }) => depth === 1).map(({ key }) => finding('316', key)),
    ],
    repeated: keys.filter(({ depth }) => depth > 1).map(({ key }) => finding('306', key)),
  };
}

function topLevel(field: string, keys: readonly string[]): Finding[] {
  const others = keys.filter((key) => key !== field);
  if (others.length > 0) return others.map((key) => finding('314', key));
  return keys.includes(field) ? [] : [finding('315', field)];
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** One field given twice in the same object. `depth` 1 is the top level. */
interface RepeatedKey {
  key: string;
  depth: number;
}

/** The fields a valid JSON text repeats: `JSON.parse` keeps the last one and says nothing. */
export function findRepeatedKeys(json: string): RepeatedKey[] {
  const repeated: RepeatedKey[] = [];
  const open: (Set<string> | null)[] = [];
  for (const [token, colon] of json.matchAll(/"(?:[^"\\]|\\[^])*"?(\s*:)?|[{}[\]]/g)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(null);
    else if (token === '}' || token === ']') open.pop();
    else if (colon !== undefined) record(String(JSON.parse(token.slice(0, -colon.length))));
  }
  return repeated;

  function record(key: string): void {
    const keys = open.at(-1);
    if (!keys) return;
    if (keys.has(key)) repeated.push({ key, depth: open.length });
    keys.add(key);
  }
}
