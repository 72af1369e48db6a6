import { readSignature } from './read-signature.ts';
import { toBase64 } from './base64.ts';
import type { CryptoKey } from './web-crypto.ts';

/** Value that stands where the first link of a chain would name its predecessor: 88 `=`. Source: SRM-23. */
export const FIRST_LINK = '='.repeat(88);

/** The fields of a transaction that its signature covers. */
export type SignedFields = {
  noTrans: string;
  datTrans: string;
  mont: { TPS: string; TVQ: string; apresTax: string };
  noTax: { noTPS: string; noTVQ: string };
  modImpr: string;
  modTrans: string;
  signa: { preced: string };
};

/** The text that a device signs for one transaction. Source: SRM-22. */
export function transactionText(t: SignedFields): string {
  const { mont, noTax } = t;
  return `${t.noTrans}${t.datTrans}${mont.TPS}${mont.TVQ}${mont.apresTax}${noTax.noTPS}${noTax.noTVQ}${t.modImpr}${t.modTrans}${t.signa.preced}`;
}

/**
 * The text that the caller of the authority signs for one request (`SIGNATRANSM`).
 *
 * `authorizationCode`: the caller's own. `deviceNumber`: the one of the header `IDAPPRL`. `signatures`: `signa.actu` of every
 * transaction in the request, oldest first, the current one last: the opposite of their order in the JSON text.
 *
 * Source: SRM-24.
 */
export function transmissionText(request: {
  authorizationCode: string;
  deviceNumber: string;
  signatures: readonly string[];
}): string {
  return `${request.authorizationCode}${request.deviceNumber}${request.signatures.join('')}`;
}

/** ECDSA P-256 with SHA-256 over the UTF-8 bytes; 64 bytes (r, s) in base64, 88 characters. Source: SRM-21. */
export async function signText(privateKey: CryptoKey, text: string): Promise<string> {
  return toBase64(new Uint8Array(await crypto.subtle.sign(ALGORITHM, privateKey, ENCODER.encode(text))));
}

/**
 * Returns true when `signature` is this key's over the text. Anything that is not 64 bytes in canonical base64 is no signature:
 * a second spelling of the same bytes would be another `signa.actu`, and so another chain.
 */
export function verifyText(publicKey: CryptoKey, text: string, signature: string): Promise<boolean> {
  const bytes = readSignature(signature);
  if (!bytes) return Promise.resolve(false);
  // not an async function: chains of any length go through here, and one promise less per link shows
  return crypto.subtle.verify(ALGORITHM, publicKey, bytes, encode(text));
}

/** The bytes of a text, valid until the next one: `subtle` copies what it is given before it returns. */
function encode(text: string): Uint8Array<ArrayBuffer> {
  if (text.length * MOST_BYTES_PER_UNIT > SCRATCH.length) return ENCODER.encode(text);
  return SCRATCH.subarray(0, ENCODER.encodeInto(text, SCRATCH).written);
}

const ALGORITHM = { name: 'ECDSA', hash: 'SHA-256' };
const ENCODER = new TextEncoder();
const MOST_BYTES_PER_UNIT = 3;
const SCRATCH = new Uint8Array(4096);
