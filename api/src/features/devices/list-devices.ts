import type { DeviceView } from '@comptoir/contract/devices';
import { certificateState } from '@comptoir/domain/devices/certificate-state';
import type { Database } from '../../platform/database/database.ts';
import { scopeOf, type MerchantScope } from '../merchants/merchant-scope.ts';
import { listDeviceLines, type DeviceLine } from './devices.queries.ts';

/** The tills of a merchant, by name. */
export async function listDevices(database: Database, scope: MerchantScope, now: Date): Promise<DeviceView[]> {
  const lines = await database.transaction(scopeOf(scope), (tx) => listDeviceLines(tx, scope.merchantId));
  return lines.map((line) => viewOf(line, now));
}

function viewOf(line: DeviceLine, now: Date): DeviceView {
  const { notBefore, notAfter, revokedAt, lastSeenAt, oldestWaitingAt, isRenewalRequested, ...device } = line;
  const dates = notBefore && notAfter ? { notBefore, notAfter, revokedAt } : null;
  return {
    ...device,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    oldestWaitingAt: oldestWaitingAt?.toISOString() ?? null,
    certificate: {
      state: certificateState(dates, now),
      notBefore: notBefore?.toISOString() ?? null,
      notAfter: notAfter?.toISOString() ?? null,
      isRenewalRequested,
    },
    refusedRequest: null,
  };
}
