import { documentText, readDocumentText } from '../receipts/document-text.ts';
import { signText, verifyText } from '../signing/signing.ts';
import type { CryptoKey } from '../signing/web-crypto.ts';

/** The parameters of a declaration in their order, by the authority's own keys. */
export const DECLARATION_KEYS = [
  'TQ',
  'NM',
  'AD',
  'CP',
  'TE',
  'PO',
  'NE',
  'RA',
  'DC',
  'DV',
  'DE',
  'BS',
  'FR',
  'MO',
] as const;

/**
 * The declaration of a usual third party, who sells regularly in or near a bar. Values by the authority's keys, empty where there is
 * none: `TQ` QST number, `NM` name, `AD` address, `CP` postal code, `TE` phone, `RA` reason (1 new, 2 change, 3 end), `DC` `DV` `DE`
 * dates `AAAA-MM-JJ`, `MO` times of day (1 day, 2 evening, 3 night; several joined by `-`).
 */
export type ThirdPartyDeclaration = Record<(typeof DECLARATION_KEYS)[number], string>;

/**
 * Signs a declaration and lays it out; the signature covers every value before it. `thumbprint`: of the certificate behind it.
 *
 * Throws `RangeError` for an unknown reason or time of day, a date that is none, or a character that is not allowed.
 * Source: SRM-48.
 */
export async function signThirdPartyDeclaration(
  declaration: ThirdPartyDeclaration,
  signer: { privateKey: CryptoKey; thumbprint: string },
): Promise<string> {
  refuseMalformed(declaration);
  const fields = DECLARATION_KEYS.map((key) => [key, declaration[key]] as const);
  const signature = await signText(signer.privateKey, fields.map(([, value]) => value).join(''));
  return documentText([...fields, ['SI', signature], ['EM', signer.thumbprint]]);
}

/** Whether the signature in a declaration's text is this key's. False for a text that is none. Source: as above. */
export async function verifyThirdPartyDeclaration(publicKey: CryptoKey, doc: string): Promise<boolean> {
  try {
    const values = readDocumentText(doc);
    const signed = DECLARATION_KEYS.map((key) => values.get(key) ?? '').join('');
    return await verifyText(publicKey, signed, values.get('SI') ?? '');
  } catch {
    return false;
  }
}

function refuseMalformed(declaration: ThirdPartyDeclaration): void {
  if (!/^[123]$/.test(declaration.RA)) throw new RangeError(`unknown reason of a declaration: ${declaration.RA}`);
  if (!/^(?:[123](?:-[123])*)?$/.test(declaration.MO)) throw new RangeError(`unknown times of day: ${declaration.MO}`);
  for (const key of ['DC', 'DV', 'DE'] as const) {
    if (declaration[key] !== '' && !isDay(declaration[key]))
      throw new RangeError(`${key} is no day: ${declaration[key]}`);
  }
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}
