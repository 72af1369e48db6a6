import { toHex } from './compute-seal.ts';
import { decodeBase64 } from './decode-base64.ts';

export type VerifyingKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

/** Parts of a certificate that bills are checked with. `qstNumber` is null where its subject names none. */
export interface DeviceCertificate {
  /** SHA-1 of its bytes, 40 upper-case hex digits: the name by which bills know it. */
  readonly thumbprint: string;
  readonly qstNumber: string | null;
  readonly key: VerifyingKey;
}

/** A certificate of the proof, and the devices that its lines give it to. */
export interface ListedCertificate extends DeviceCertificate {
  readonly devices: ReadonlySet<string>;
}

/** Reads a certificate in PEM (X.509, RFC 5280). Rejects when it is none with a P-256 key. */
export async function readCertificate(pem: string): Promise<DeviceCertificate> {
  const [, behind = ''] = pem.split('-----BEGIN CERTIFICATE-----', 2);
  const [base64 = ''] = behind.split('-----END CERTIFICATE-----', 1);
  const der = decodeBase64(base64.replaceAll(/\s/g, ''));
  const [signed] = childrenOf(der, part(der, 0));
  if (!signed) throw new RangeError('not a certificate');
  // behind the version, which is there whenever there are extensions: serial, algorithm, issuer, validity, subject, key
  const fields = childrenOf(der, signed).filter(({ tag }) => tag !== VERSION);
  const [, , , , subject, publicKey] = fields;
  if (!subject || !publicKey) throw new RangeError('not a certificate');
  const spki = der.slice(publicKey.start, publicKey.end);
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  return {
    thumbprint: toHex(await crypto.subtle.digest('SHA-1', der)).toUpperCase(),
    qstNumber: findUnit(der, subject),
    key: await crypto.subtle.importKey('spki', spki, curve, false, ['verify']),
  };
}

interface Part {
  readonly tag: number;
  readonly start: number;
  /** Offset at which its content begins. */
  readonly content: number;
  readonly end: number;
}

const VERSION = 0xa0;
/** 2.5.4.11, organizational unit: the QST number, in a certificate of a till. */
const UNIT = '060355040b';

function findUnit(der: Uint8Array<ArrayBuffer>, subject: Part): string | null {
  for (const set of childrenOf(der, subject))
    for (const attribute of childrenOf(der, set)) {
      const [type, value] = childrenOf(der, attribute);
      if (type && value && toHex(der.slice(type.start, type.end).buffer) === UNIT)
        return new TextDecoder().decode(der.subarray(value.content, value.end));
    }
  return null;
}

function childrenOf(der: Uint8Array, { content, end }: Part): Part[] {
  const parts: Part[] = [];
  for (let at = content; at < end;) {
    const next = part(der, at);
    parts.push(next);
    at = next.end;
  }
  return parts;
}

/** Tag, length, content (X.690 §8.1). */
function part(der: Uint8Array, start: number): Part {
  const [tag = 0, first = 0] = der.subarray(start, start + 2);
  const more = first < 0x80 ? 0 : first & 0x7f;
  const content = start + 2 + more;
  const length = more === 0 ? first : der.subarray(start + 2, content).reduce((sum, byte) => sum * 256 + byte, 0);
  const end = content + length;
  if (end > der.length) throw new RangeError('not a certificate');
  return { tag, start, content, end };
}
