import { z } from 'zod';
import { documentText, readDocumentText, signedValues, verifyDocument } from './document-text.ts';
import { signText } from '../signing/signing.ts';
import type { CryptoKey } from '../signing/web-crypto.ts';
import * as format from './formats.ts';

const { orEmpty } = format;

/**
 * The declaration of a usual third party, who sells regularly in or near a bar, under a contract with it: its parameters in their order,
 * by the authority's own keys, empty where there is no value. Of the third party: `TQ` QST number, `NM` name, `AD` address, `CP` postal
 * code, `TE` phone, `PO` extension, `NE` Québec enterprise number. Of the contract: `RA` why it is declared (1 new, 2 changed, 3 ended), the
 * days on which it or its change was concluded (`DC`), takes effect (`DV`) and ends (`DE`), `BS` what is sold, `FR` how often, `MO` at which
 * times (1 day, 2 evening, 3 night; several joined by `-`). Source: SRM-48.
 */
const declarationForm = z.strictObject({
  TQ: format.qstNumber,
  NM: format.personOrTradeName,
  AD: orEmpty(format.statement),
  CP: orEmpty(format.customerPostalCode),
  TE: orEmpty(format.phone),
  PO: orEmpty(format.phoneExtension),
  NE: orEmpty(format.enterpriseNumber),
  RA: z.enum(['1', '2', '3']),
  DC: orEmpty(format.day),
  DV: orEmpty(format.day),
  DE: orEmpty(format.day),
  BS: orEmpty(format.statement),
  FR: orEmpty(format.statement),
  MO: z.string().regex(/^(?:1(?:-2)?(?:-3)?|2(?:-3)?|3)?$/, 'format'),
});

/** Values of a declaration, by the authority's keys; empty where there is nothing to state. Source: SRM-48. */
export type ThirdPartyDeclaration = z.infer<typeof declarationForm>;

/** The parameters of a declaration in their order, by the authority's own keys. */
export const DECLARATION_KEYS = declarationForm.keyof().options;

/** The parameters of the whole document: what is declared, its signature and the certificate behind it. */
export const DECLARATION_DOCUMENT_KEYS: readonly string[] = [...DECLARATION_KEYS, 'SI', 'EM'];

/**
 * Signs a declaration and lays it out; the signature covers every value before it. `thumbprint`: of the certificate behind it.
 *
 * Throws `RangeError` for a value that is not in its form. Source: SRM-48.
 */
export async function signThirdPartyDeclaration(
  declaration: ThirdPartyDeclaration,
  signer: { privateKey: CryptoKey; thumbprint: string },
): Promise<string> {
  const values = readForm(declaration);
  const fields = DECLARATION_KEYS.map((key) => [key, values[key]] as const);
  const signature = await signText(signer.privateKey, signedValues(new Map(fields), DECLARATION_KEYS));
  return documentText([...fields, ['SI', signature], ['EM', signer.thumbprint]]);
}

/** A declaration as it was signed, and the certificate behind it. */
export type ReadDeclaration = { declaration: ThirdPartyDeclaration; thumbprint: string };

/**
 * Reads the text of a declaration back into what it states. Throws `RangeError` when it does not have its parameters, no others, in their
 * order, or a value is not in its form. Source: as `signThirdPartyDeclaration`.
 */
export function readThirdPartyDeclaration(doc: string): ReadDeclaration {
  const read = readDocumentText(doc);
  if ([...read.keys()].join(' ') !== DECLARATION_DOCUMENT_KEYS.join(' ')) {
    throw new RangeError('no declaration of a third party');
  }
  const { SI: _signature, EM: thumbprint = '', ...values } = Object.fromEntries(read);
  return { declaration: readForm(values), thumbprint };
}

/** True when the signature in a declaration's text is this key's. False for a text that is none. Source: as above. */
export const verifyThirdPartyDeclaration = (publicKey: CryptoKey, doc: string): Promise<boolean> =>
  verifyDocument(publicKey, doc, DECLARATION_KEYS);

/** The parameters whose values are not in their form, an end before the beginning among them. Source: SRM-48. */
export function findMalformed(values: Readonly<Record<string, string | undefined>>): string[] {
  const issues = declarationForm.safeParse(values).error?.issues ?? [];
  const malformed = issues.map(({ path: [key = ''] }) => String(key));
  const { DV = '', DE = '' } = values;
  return malformed.length === 0 && DE !== '' && DE < DV ? ['DE'] : malformed;
}

function readForm(values: Readonly<Record<string, string | undefined>>): ThirdPartyDeclaration {
  const [key] = findMalformed(values);
  if (key !== undefined) throw new RangeError(`parameter ${key} of a declaration is in no form: ${values[key]}`);
  return declarationForm.parse(values);
}
