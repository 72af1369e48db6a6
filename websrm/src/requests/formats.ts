/**
 * One zod schema per value the authority knows. Every refusal carries one of three messages, so a reader can tell the rule that was
 * broken: `outer-space` (starts or ends with a space), `characters` (a character the authority does not take), `format` (all else).
 *
 * Source of them all: SRM-8, SRM-14 to SRM-19, SRM-29.
 */
import { z } from 'zod';
import { isStamp, UTC_MARK } from './time.ts';
import { isAllowedText, type TextKind } from './allowed-text.ts';
import { MONEY, POSTAL_CODE, QUANTITY } from './values.ts';

/** The device number of a device that has none yet; only an enrolment may carry it. */
export const UNASSIGNED_DEVICE_NUMBER = '0000-0000-0000';

const PRODUCT_NUMBER = /^[0-9A-Fa-f]{16}$/;

/** Device number `9999-9999-9999` (`IDAPPRL`). */
export const idApprl = matching(/^\d{4}-\d{4}-\d{4}$/);
/** Product number, 16 hexadecimal digits (`IDSEV`). */
export const idSev = matching(PRODUCT_NUMBER);
/** Product version number, 16 hexadecimal digits, zeros for a version that is not registered (`IDVERSI`). */
export const idVersi = matching(PRODUCT_NUMBER);
/** Partner number, 16 hexadecimal digits (`IDPARTN`). */
export const idPartn = matching(PRODUCT_NUMBER);
/** Certification code, 3 letters and 9 digits (`CODCERTIF`). */
export const codCertif = matching(/^[A-Z]{3}\d{9}$/);
/** The maker's own version, 1 to 20 letters, digits and points (`VERSI`, `VERSIPARN`). */
export const versi = matching(/^[a-zA-Z0-9.]{1,20}$/);
/** Environment (`ENVIRN`). */
export const environment = z.enum(['DEV', 'ESSAI', 'PROD']);
/** Test case `999.999` (`CASESSAI`). */
export const casEssai = matching(/^\d{3}\.\d{3}$/);
/** Version of the reply's structure `99.99`. */
export const jsonVersi = matching(/^\d{2}\.\d{2}$/);

/** Mandatory-billing file number `AA9999` (`noDossFO`). */
export const fileNumber = matching(/^[A-Z]{2}\d{4}$/);
/** Authorization code `X9X9-X9X9`: letter, digit, letter, digit, hyphen, and again. */
export const authorizationCode = matching(/^[A-Z]\d[A-Z]\d-[A-Z]\d[A-Z]\d$/);
/** Identification number of a certificate's holder, 10 digits (`CN`). */
export const identificationNumber = matching(/^\d{10}$/);
/** QST number `9999999999TQ9999`. */
export const qstNumber = matching(/^\d{10}TQ\d{4}$/);
/** GST number `999999999RT9999`. */
export const gstNumber = matching(/^\d{9}RT\d{4}$/);

/** SHA-1 thumbprint of a certificate, 40 hexadecimal digits. */
export const thumbprint = matching(/^[0-9A-Fa-f]{40}$/);
/** Serial number of a certificate, 40 hexadecimal digits. */
export const serial = matching(/^[0-9A-Fa-f]{40}$/);
/** ECDSA P-256 signature, 64 bytes in base64. The digit before `==` has four bits of no meaning; only zeros are the true form. */
export const signature = matching(/^[A-Za-z0-9+/]{85}[AQgw]==$/);
/** A signature, or 88 `=` for the first link of a chain (`signa.preced`). */
export const previousSignature = matching(/^(?:[A-Za-z0-9+/]{85}[AQgw]==|={88})$/);

/** Transaction number: 1 to 10 letters, digits, points and hyphens, at least one letter or digit. */
export const noTrans = matching(/^(?=.*[a-zA-Z0-9])[a-zA-Z0-9.-]{1,10}$/);
/** The authority's transaction number, four groups of four letters or digits (`psiNoTrans`). */
export const psiNoTrans = matching(/^[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}$/);
/** Batch or document number, 10 digits (`noLot`, `noDoc`). */
export const receiptNumber = matching(/^\d{10}$/);

/** Local time `AAAAMMJJhhmmss`, a real one, 2019 or later. */
export const stamp = checked(isStamp);
/** Standard offset and `A` for daylight time in force, `N` otherwise. */
export const utcMark = matching(UTC_MARK);
/** Money `+000000012.40`. */
export const money = matching(MONEY);
/** Quantity `+00002.00`. */
export const quantity = matching(QUANTITY);
/** Number of customers, three digits above zero. */
export const customerCount = matching(/^(?!000)\d{3}$/);
/** Table number, five characters filled with `=` on the left. */
export const tableNumber = matching(/^(?=.{5}$)=*[a-zA-Z0-9]+$/);

/** Canadian postal code without space. */
export const postalCode = matching(POSTAL_CODE);
/** Postal code of a customer: Canadian, or a five-digit American one. */
export const customerPostalCode = matching(/^(?:[A-Z]\d[A-Z]\d[A-Z]\d|\d{5})$/);
/** Civic number, unit first, 1 to 16 characters. */
export const civicNumber = allowed('text', { min: 1, max: 16 });
/** Phone number, ten digits. */
export const phone = matching(/^\d{10}$/);
/** Email address, 8 to 254 characters with `@`. */
export const email = allowed('text', { min: 8, max: 254 }).regex(/^[^@ ]+@[^@ ]+$/, 'format');
/** Name of an operator, a user or a customer, 1 to 64 characters. */
export const personOrTradeName = allowed('text', { min: 1, max: 64 });
/** Street or city, 1 to 128 characters. */
export const placeName = allowed('text', { min: 1, max: 128 });
/** Description of an item or a precision, 2 to 128 characters. */
export const description = allowed('description', { min: 2, max: 128 });
/** Québec enterprise number, ten digits. */
export const enterpriseNumber = matching(/^\d{10}$/);
/** Extension of a phone number, up to six digits. */
export const phoneExtension = matching(/^\d{1,6}$/);
/** A day `AAAA-MM-JJ` that the calendar has. */
export const day = checked(isDay);
/** Statement of a declaration in words, 1 to 250 characters, so that all of it fits into a QR code. */
export const statement = allowed('description', { min: 1, max: 250 });

/** The same value, or none. */
export const orEmpty = <Schema extends z.ZodType<string>>(schema: Schema) => z.literal('').or(schema);

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

function matching(pattern: RegExp) {
  return checked((text) => pattern.test(text));
}

function checked(isRight: (text: string) => boolean) {
  return z.string().superRefine((text, context) => {
    if (isRight(text)) return;
    context.addIssue({ code: 'custom', message: text === text.trim() ? 'format' : 'outer-space' });
  });
}

function allowed(kind: TextKind, length: { min: number; max: number }) {
  return z
    .string()
    .min(length.min, 'format')
    .max(length.max, 'format')
    .refine((text) => text === text.trim(), 'outer-space')
    .refine((text) => isAllowedText(text, kind), 'characters');
}
