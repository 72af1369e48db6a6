import { AppError } from '../../../platform/http/app-error.ts';
import { writeLog } from '../../base/activity-log/write-log.ts';
import { scopeOf } from '../../base/merchants/merchant-scope.ts';
import { lockDevice, unlinkDeviceRow } from './devices.store.ts';
import type { DeviceDeps, OwnedDevice } from './resolve-device.ts';

/**
 * Takes a till's token away. What it submitted stays on its lane and is still sent; its number, chain and certificate stay
 * as they are, so that a new code links it again where it was. @throws AppError device-not-linked
 */
export async function unlinkDevice(deps: DeviceDeps, device: OwnedDevice): Promise<void> {
  const { merchantId, id: deviceId, asked } = device;
  await deps.database.transaction(scopeOf(device), async (tx) => {
    const known = await lockDevice(tx, deviceId);
    if (!known?.linked) throw new AppError('device-not-linked');
    unlinkDeviceRow(tx, deviceId);
    const record = { event: 'device-unlinked', facts: {} } as const;
    const audit = { before: { name: known.name, linked: true }, after: { name: known.name, linked: false } };
    writeLog(tx, [{ merchantId, deviceId, userId: asked.userId, occurredAt: deps.now(), record, audit }]);
  });
  deps.announcements.publish(merchantId);
}
