import type { DeviceView } from '@comptoir/contract/sales/devices';
import type { Database } from '../../../platform/database/database.ts';
import { scopeOf, type MerchantScope } from '../../base/merchants/merchant-scope.ts';
import { listDeviceLines } from './devices.queries.ts';
import { viewDevice } from './view-device.ts';

/** The tills of a merchant, by name. */
export async function listDevices(database: Database, scope: MerchantScope, now: Date): Promise<DeviceView[]> {
  const lines = await database.transaction(scopeOf(scope), (tx) => listDeviceLines(tx, scope.merchantId));
  return lines.map((line) => viewDevice(line, now));
}
