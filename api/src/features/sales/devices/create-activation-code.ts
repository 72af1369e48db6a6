import type { createActivationCode as endpoint } from '@comptoir/contract/sales/devices';
import { ACTIVATION_CODE_LIFETIME_MS, activationCodeFrom } from '@comptoir/domain/sales/devices/activation-code';
import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import {
  describeDevice,
  findPosDevice,
  insertActivationCode,
  insertDevice,
  isNameTaken,
  lockDevice,
} from './devices.store.ts';
import type { DeviceDeps } from './resolve-device.ts';
import { hashSecretWord } from '../../../platform/secret-words.ts';

/** Till that the code is for: a new one by name, one that the provider knows, or one that is there and not linked yet. */
export type CodeTarget = z.output<typeof endpoint.body>;

/**
 * Makes a one-time code, valid 15 minutes; an older unused one stops working.
 * @throws AppError not-found, device-already-linked, device-name-taken
 */
export async function createActivationCode(
  deps: DeviceDeps,
  input: { scope: MerchantScope; userId: string; target: CodeTarget },
): Promise<{ deviceId: string; code: string; expiresAt: Date }> {
  const code = activationCodeFrom(randomBytes(5));
  const now = deps.now();
  const expiresAt = new Date(now.getTime() + ACTIVATION_CODE_LIFETIME_MS);
  const { merchantId } = input.scope;
  const deviceId = await deps.database.transaction(scopeOf(input.scope), async (tx) => {
    const { id, name } = await deviceFor(tx, merchantId, input.target);
    if (await isNameTaken(tx, { merchantId, name, exceptId: id })) throw new AppError('device-name-taken');
    await insertActivationCode(tx, {
      id: uuid(),
      merchantId,
      deviceId: id,
      codeHash: hashSecretWord(code),
      now,
      expiresAt,
    });
    const record = { event: 'device-code-created', facts: {} } as const;
    const audit = { after: { name, expiresAt: expiresAt.toISOString() } };
    writeLog(tx, [{ merchantId, deviceId: id, userId: input.userId, occurredAt: now, record, audit }]);
    return id;
  });
  deps.announcements.publish(merchantId);
  return { deviceId, code, expiresAt };
}

type NamedDevice = { readonly id: string; readonly name: string };

async function deviceFor(tx: Transaction, merchantId: string, target: CodeTarget): Promise<NamedDevice> {
  if ('deviceId' in target) return freeDevice(tx, merchantId, target.deviceId);
  if ('posDeviceId' in target) return posDevice(tx, merchantId, target);
  const id = uuid();
  await insertDevice(tx, { id, merchantId, name: target.name });
  return { id, name: target.name };
}

async function freeDevice(tx: Transaction, merchantId: string, id: string): Promise<NamedDevice> {
  const device = await lockDevice(tx, id);
  if (device?.merchantId !== merchantId) throw new AppError('not-found');
  if (device.linked) throw new AppError('device-already-linked');
  return device;
}

/** One that the provider knows is one till here, however often it is unlinked and linked again. */
async function posDevice(
  tx: Transaction,
  merchantId: string,
  { posDeviceId, name }: { posDeviceId: string; name: string },
): Promise<NamedDevice> {
  const known = await findPosDevice(tx, { merchantId, posDeviceId });
  if (!known) throw new AppError('not-found');
  const described = { name, model: known.model, androidSerial: known.serial };
  if (known.deviceId === null) {
    const id = uuid();
    await insertDevice(tx, { id, merchantId, posDeviceId, ...described });
    return { id, name };
  }
  const { id } = await freeDevice(tx, merchantId, known.deviceId);
  describeDevice(tx, { id, ...described });
  return { id, name };
}
