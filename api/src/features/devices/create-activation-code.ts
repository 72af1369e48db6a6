import { ACTIVATION_CODE_LIFETIME_MS } from '@comptoir/domain/devices/activation-code';
import { v7 as uuid } from 'uuid';
import type { Announcements } from '../../platform/database/announcements.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { writeLog } from '../activity-log/write-log.ts';
import { scopeOf, type MerchantScope } from '../merchants/merchant-scope.ts';
import { findDevice, insertActivationCode, insertDevice } from './devices.store.ts';
import { hashSecretWord, makeActivationCode } from './secret-words.ts';

export interface CreateActivationCodeNeeds {
  readonly database: Database;
  readonly announcements: Announcements;
  readonly now: () => Date;
}

/** Which till the code is for: a new one by name, or one that is there and not linked yet. */
export type CodeTarget = { readonly name: string } | { readonly deviceId: string };

/** Makes a one-time code, valid 15 minutes; an older unused one stops working. @throws AppError not-found, device-already-linked */
export async function createActivationCode(
  needs: CreateActivationCodeNeeds,
  input: { scope: MerchantScope; userId: string; target: CodeTarget },
): Promise<{ deviceId: string; code: string; expiresAt: Date }> {
  const code = makeActivationCode();
  const now = needs.now();
  const expiresAt = new Date(now.getTime() + ACTIVATION_CODE_LIFETIME_MS);
  const { merchantId } = input.scope;
  const deviceId = await needs.database.transaction(scopeOf(input.scope), async (tx) => {
    const id = await deviceFor(tx, merchantId, input.target);
    await insertActivationCode(tx, {
      id: uuid(),
      merchantId,
      deviceId: id,
      codeHash: hashSecretWord(code),
      now,
      expiresAt,
    });
    const record = { event: 'device-code-created', facts: {} } as const;
    writeLog(tx, [{ merchantId, deviceId: id, userId: input.userId, occurredAt: now, record }]);
    return id;
  });
  needs.announcements.announce(merchantId);
  return { deviceId, code, expiresAt };
}

async function deviceFor(tx: Transaction, merchantId: string, target: CodeTarget): Promise<string> {
  if ('deviceId' in target) {
    const device = await findDevice(tx, target.deviceId);
    if (!device || device.merchantId !== merchantId) throw new AppError('not-found');
    if (device.linked) throw new AppError('device-already-linked');
    return device.id;
  }
  const id = uuid();
  await insertDevice(tx, { id, merchantId, name: target.name });
  return id;
}
