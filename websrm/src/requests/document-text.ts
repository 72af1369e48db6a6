import { isAllowedText } from './allowed-text.ts';
import { verifyText } from '../signing/signing.ts';
import type { CryptoKey } from '../signing/web-crypto.ts';

/** A parameter of a document: its two-letter key and its value, which may be empty. */
export type DocumentField = readonly [key: string, value: string];

/**
 * The text of a document: `K=V` joined by `;`, without a final one; a parameter stays even when it is empty.
 *
 * Throws `RangeError` when a value holds a character that is not allowed (a semicolon among them) or an outer space, or when the whole
 * is longer than 4000 characters. Source: SRM-46.
 */
export function documentText(fields: readonly DocumentField[]): string {
  for (const [key, value] of fields) {
    if (!isAllowedText(value, 'description') || value !== value.trim()) {
      throw new RangeError(`parameter ${key} holds what the authority does not take: ${value}`);
    }
  }
  const text = fields.map(([key, value]) => `${key}=${value}`).join(';');
  if (text.length > LONGEST) throw new RangeError(`document is longer than ${LONGEST} characters`);
  return text;
}

/**
 * The parameters of a document's text, in their order. Throws `RangeError` when it is not `K=V;K=V` or a key is repeated. A value may
 * hold `=`. Source: as `documentText`.
 */
export function readDocumentText(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const part of text.split(';')) {
    const [, key, value] = /^([A-Z]{2})=(.*)$/.exec(part) ?? [];
    if (key === undefined || value === undefined) throw new RangeError(`not a parameter of a document: ${part}`);
    if (fields.has(key)) throw new RangeError(`parameter ${key} is repeated`);
    fields.set(key, value);
  }
  return fields;
}

/** The text that the signature of a document covers: the values of certain parameters, one after the other. Source: SRM-47, SRM-48. */
export const signedValues = (values: ReadonlyMap<string, string>, keys: readonly string[]): string =>
  keys.map((key) => values.get(key) ?? '').join('');

/** Returns true when the signature `SI` of a document is this key's over certain parameters. False for a text that is none. Source: as above. */
export async function verifyDocument(publicKey: CryptoKey, doc: string, keys: readonly string[]): Promise<boolean> {
  try {
    const values = readDocumentText(doc);
    return await verifyText(publicKey, signedValues(values, keys), values.get('SI') ?? '');
  } catch {
    return false;
  }
}

const LONGEST = 4000;
