import { AppError } from '../../../platform/http/app-error.ts';
import { writeLog } from '../../base/activity-log/write-log.ts';
import { scopeOf } from '../../base/merchants/merchant-scope.ts';
import { isNameTaken, lockDevice, renameDeviceRow } from './devices.store.ts';
import { refuseTakenName } from './refuse-taken-name.ts';
import type { DeviceDeps, OwnedDevice } from './resolve-device.ts';

/** Renames a till. @throws AppError device-name-taken when another linked till of the merchant bears the name */
export async function renameDevice(deps: DeviceDeps, device: OwnedDevice, name: string): Promise<void> {
  const { merchantId, id: deviceId, asked } = device;
  await refuseTakenName(() =>
    deps.database.transaction(scopeOf(device), async (tx) => {
      const known = await lockDevice(tx, deviceId);
      if (!known) throw new AppError('not-found');
      if (known.name === name) return;
      if (await isNameTaken(tx, { merchantId, name, exceptId: deviceId })) throw new AppError('device-name-taken');
      renameDeviceRow(tx, deviceId, name);
      const record = { event: 'device-renamed', facts: { from: known.name, to: name } } as const;
      const audit = { before: { name: known.name }, after: { name } };
      writeLog(tx, [{ merchantId, deviceId, userId: asked.userId, occurredAt: deps.now(), record, audit }]);
    }),
  );
  deps.announcements.publish(merchantId);
}
