import { importPublicKey } from '@comptoir/websrm/signing/keys';
import type { webcrypto } from 'node:crypto';
import type { Database } from '../../../platform/database/database.ts';
import { scopeOfDevice, type BillOwner } from './calling-device.ts';
import { listSigningCertificates } from './certificates.store.ts';

/** The key of a till's certificate by thumbprint, or null when the till has no such certificate. */
export type FindSigningKey = (device: BillOwner, thumbprint: string) => Promise<webcrypto.CryptoKey | null>;

const KEPT = 5000;

/**
 * Keeps imported keys in memory: importing costs as much as checking a signature, and a certificate's key never changes.
 * The least recently made entries go first.
 */
export function createSigningKeys(database: Database): FindSigningKey {
  const kept = new Map<string, webcrypto.CryptoKey>();
  return async (device, thumbprint) => {
    const wanted = nameOf(device.id, thumbprint);
    if (!kept.has(wanted)) await readKeys(database, device, kept);
    return kept.get(wanted) ?? null;
  };
}

async function readKeys(database: Database, device: BillOwner, kept: Map<string, webcrypto.CryptoKey>): Promise<void> {
  const certificates = await database.transaction(scopeOfDevice(device), (tx) =>
    listSigningCertificates(tx, device.id),
  );
  for (const { thumbprint, publicKey } of certificates)
    kept.set(nameOf(device.id, thumbprint), await importPublicKey(publicKey));
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT) return;
    kept.delete(oldest);
  }
}

const nameOf = (deviceId: string, thumbprint: string): string => `${deviceId} ${thumbprint.toUpperCase()}`;
