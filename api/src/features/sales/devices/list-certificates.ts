import type { CertificateEntryView } from '@comptoir/contract/sales/devices';
import type { Database } from '../../../platform/database/database.ts';
import { scopeOf } from '../../base/merchants/merchant-scope.ts';
import { listCertificateLines } from './devices.queries.ts';
import type { OwnedDevice } from './resolve-device.ts';

/** The certificates a till has had, newest first. It signs with the newest, while that one counts. */
export async function listCertificates(
  database: Database,
  device: OwnedDevice,
  now: Date,
): Promise<CertificateEntryView[]> {
  const lines = await database.transaction(scopeOf(device), (tx) => listCertificateLines(tx, device.id));
  return lines.map(({ issuedAt, notBefore, notAfter, revokedAt, ...certificate }, index) => ({
    ...certificate,
    issuedAt: issuedAt.toISOString(),
    notBefore: notBefore.toISOString(),
    notAfter: notAfter.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
    isInUse: index === 0 && revokedAt === null && notAfter > now,
  }));
}
