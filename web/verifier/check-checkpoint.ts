import { sha256 } from './compute-seal.ts';
import { decodeBase64 } from './decode-base64.ts';
import type { Faults } from './proof-report.ts';
import { checkpointOf, type Manifest } from './read-manifest.ts';

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' };
const ALGORITHM = { name: 'ECDSA', hash: 'SHA-256' };

/**
 * Checks that the checkpoint is the list's, and its signature. Returns the fingerprint of the key that it is signed with; null where none
 * is: proofs of the first format are not signed.
 */
export async function checkCheckpoint(
  text: string,
  { manifest, fingerprint, faults }: { manifest: Manifest; fingerprint: string; faults: Faults },
): Promise<string | null> {
  const expected = checkpointOf(manifest, fingerprint);
  if (!manifest.isSigned) {
    if (text !== expected) faults.add({ kind: 'checkpoint' });
    return null;
  }
  const [, said, key = '', signature = ''] = /^([^]*)key (\S+)\nsignature (\S+)\n$/.exec(text) ?? [];
  if (said !== expected) {
    faults.add({ kind: 'checkpoint' });
    return null;
  }
  const isValid = await verify(`${expected}key ${key}\n`, { key, signature }).catch(() => false);
  if (isValid) return sha256(decodeBase64(key));
  faults.add({ kind: 'signature' });
  return null;
}

async function verify(text: string, { key, signature }: { key: string; signature: string }): Promise<boolean> {
  const imported = await crypto.subtle.importKey('spki', decodeBase64(key), CURVE, false, ['verify']);
  return crypto.subtle.verify(ALGORITHM, imported, decodeBase64(signature), new TextEncoder().encode(text));
}
