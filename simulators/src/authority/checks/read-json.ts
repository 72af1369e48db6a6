import type { RequestKind } from '@comptoir/websrm/requests/error-catalogue';
import { type Finding, finding } from '@comptoir/websrm/requests/finding';
import { findRepeatedKeys } from './find-repeated-keys.ts';

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
