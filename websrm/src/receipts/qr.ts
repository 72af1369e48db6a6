import 'reflect-metadata';
import { X509Certificate } from '@peculiar/x509';
import { fromBase64, toBase64 } from '../signing/base64.ts';
import type { Transaction } from '../requests/transaction.ts';

/** Fields that the QR code of a transaction states. */
export type QrFields = Pick<
  Transaction,
  'noTrans' | 'datTrans' | 'noTax' | 'modImpr' | 'modTrans' | 'emprCertifSEV' | 'signa'
> & {
  mont: Pick<Transaction['mont'], 'TPS' | 'TVQ' | 'apresTax' | 'mtdu'>;
};

/**
 * The plain text behind a transaction's QR code, always 329 characters: the amount due is the total when there is no adjustment, and
 * the number is filled with `=` on the left to ten. Source: SRM-45.
 */
export function transactionQrText(t: QrFields): string {
  const { mont, noTax, signa } = t;
  const amounts = `${mont.TPS}${mont.TVQ}${mont.apresTax}${mont.mtdu ?? mont.apresTax}`;
  const codes = `${noTax.noTPS}${noTax.noTVQ}${t.modImpr}${t.modTrans}`;
  return `${t.emprCertifSEV}${t.datTrans}${amounts}${codes}${signa.actu}${signa.preced}${t.noTrans.padStart(10, '=')}`;
}

/**
 * The text encrypted to the authority's certificate (`certifPSI`), RSA PKCS#1 v1.5, in base64.
 *
 * Throws `RangeError` when the certificate cannot be read, holds no RSA key, or its key is too short for the text (2720 bits are
 * needed for a transaction). Source: SRM-45.
 */
export async function encryptQr(psiCertificatePem: string, text: string): Promise<string> {
  const { modulus, exponent, size } = await readRsaKey(psiCertificatePem);
  const padded = pad(new TextEncoder().encode(text), size);
  return toBase64(toBytes(power(toInteger(padded), { exponent, modulus }), size));
}

/**
 * The address in the QR code. `baseUrl` without query, such as `https://cnfr.qr.mev-web.ca`; a slash at its end is left out, for the
 * authority takes none. Throws `RangeError` when it already has a query. Source: SRM-45.
 */
export function qrUrl(baseUrl: string, encrypted: string): string {
  if (/[?#]/.test(baseUrl)) throw new RangeError(`the address already has a query: ${baseUrl}`);
  return `${baseUrl.replace(/\/$/, '')}?f=${encodeURIComponent(encrypted)}`;
}

type RsaKey = { modulus: bigint; exponent: bigint; size: number };

async function readRsaKey(pem: string): Promise<RsaKey> {
  const { n, e } = await exportRsaKey(pem);
  const modulus = fromBase64Url(n);
  return { modulus, exponent: fromBase64Url(e), size: Math.ceil(modulus.toString(16).length / 2) };
}

async function exportRsaKey(pem: string): Promise<{ n: string; e: string }> {
  try {
    const spki = new X509Certificate(pem).publicKey.rawData;
    // OAEP is only a name here: it is the encrypting kind of RSA key that WebCrypto imports, and the numbers in it are the same
    const key = await crypto.subtle.importKey('spki', spki, { name: 'RSA-OAEP', hash: 'SHA-256' }, true, ['encrypt']);
    const { n = '', e = '' } = await crypto.subtle.exportKey('jwk', key);
    return { n, e };
  } catch (cause) {
    throw new RangeError('not a certificate with an RSA key', { cause });
  }
}

/** `00 02 <at least eight random non-zero bytes> 00 <message>` (RFC 8017, RSAES-PKCS1-v1_5). */
function pad(message: Uint8Array, size: number): Uint8Array {
  const fill = size - message.length - 3;
  if (fill < 8) throw new RangeError(`an RSA key of ${size * 8} bits is too short for ${message.length} bytes`);
  return Uint8Array.of(0, 2, ...nonZeroBytes(fill), 0, ...message);
}

function nonZeroBytes(count: number): number[] {
  const bytes: number[] = [];
  while (bytes.length < count) {
    const random = crypto.getRandomValues(new Uint8Array(count));
    bytes.push(...random.filter((byte) => byte !== 0));
  }
  return bytes.slice(0, count);
}

/**
 * Modular power, not in constant time. WebCrypto has no PKCS#1 v1.5 encryption, and none is needed of it: the exponent and modulus are
 * public, and the text is what the customer's own bill states, so the time taken gives nothing away. Never use this with a private key.
 */
function power(base: bigint, key: { exponent: bigint; modulus: bigint }): bigint {
  let result = 1n;
  let square = base % key.modulus;
  for (let bits = key.exponent; bits > 0n; bits >>= 1n) {
    if (bits & 1n) result = (result * square) % key.modulus;
    square = (square * square) % key.modulus;
  }
  return result;
}

function fromBase64Url(text: string): bigint {
  return toInteger(fromBase64(text.replaceAll('-', '+').replaceAll('_', '/')));
}

function toInteger(bytes: Uint8Array): bigint {
  return BigInt(`0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`);
}

function toBytes(value: bigint, size: number): Uint8Array {
  const hex = value.toString(16).padStart(size * 2, '0');
  return Uint8Array.from({ length: size }, (_, index) => Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16));
}
