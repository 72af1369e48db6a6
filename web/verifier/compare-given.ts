import { sha256 } from './compute-seal.ts';
import { decodeBase64 } from './decode-base64.ts';
import type { ProofReport } from './proof-report.ts';

/** Value that someone kept elsewhere, to be compared with what a proof is signed with or known by. */
export interface Given {
  /** 64 hexadecimal digits. */
  readonly value: string;
  readonly against: readonly ('key' | 'fingerprint')[];
}

/** Relation of a proof's key to what was given. */
export type Known = 'known' | 'other' | 'not-compared';

/** Longer than any checkpoint, which has a line for each device and day. */
const LONGEST = 1_000_000;
const HEX = /^[\da-f]{64}$/;
/** P-256 in SubjectPublicKeyInfo (RFC 5480): what comes before the point. */
const BASE64 = /^MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE[A-Za-z0-9+/]{86}==$/;

/**
 * The fingerprint in a text: 64 hexadecimal digits, a key in PEM or base64, or a checkpoint, which names its key. Null when there is none.
 */
export async function readGiven(text: string): Promise<string | null> {
  if (text.length > LONGEST) return null;
  const digits = text.slice(0, 1000).replaceAll(/[\s:]/g, '').toLowerCase();
  if (HEX.test(digits)) return digits;
  const line = text.split('\n').find((one) => one.startsWith('key '));
  const bare = (line?.slice('key '.length) ?? text.replaceAll(/-----[A-Z ]{1,40}-----/g, '')).replaceAll(/\s/g, '');
  return BASE64.test(bare) ? sha256(decodeBase64(bare)) : null;
}

/** Compares a proof with all that was given. */
export function compareGiven({ key, fingerprint }: ProofReport, given: readonly Given[]): Known {
  if (given.length === 0) return 'not-compared';
  const found = { key, fingerprint };
  return given.every(({ value, against }) => against.some((name) => found[name] === value)) ? 'known' : 'other';
}

/** Returns 0 when all is right, 1 when something is wrong, 3 when all is right under another key than the given one; 2 is for what is no proof. */
export function verdictOf(report: ProofReport, given: readonly Given[]): 0 | 1 | 3 {
  if (report.faultCount > 0) return 1;
  return compareGiven(report, given) === 'other' ? 3 : 0;
}
