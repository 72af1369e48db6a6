import { normalizeActivationCode, redeemActivationCode } from '@comptoir/domain/sales/devices/activation-code';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeLog } from '../../base/record/write-log.ts';
import {
  findActivationCode,
  isDeviceOfAnother,
  isNameTaken,
  linkDevice,
  type ActivationCodeRow,
} from './devices.store.ts';
import { refuseTakenName } from './refuse-taken-name.ts';
import type { DeviceDeps } from './resolve-device.ts';
import { hashSecretWord, makeSecretWord } from '../../../platform/secret-words.ts';

/**
 * Exchanges a one-time code for a device token, the till's own or a new one. A till that repeats its call, because the reply
 * was lost, gets the same again: it shows the token that it is linked with. A till of another merchant is not linked, and the code stays
 * unused: what the till keeps of that merchant would go on under this one's name. Source: SRM-46, decision 74.
 * @throws AppError activation-code-unknown, activation-code-used, activation-code-expired, device-name-taken, device-of-another-merchant
 */
export async function activateDevice(
  deps: DeviceDeps,
  input: { code: string; deviceToken?: string | undefined } & Books,
): Promise<{ deviceToken: string; deviceId: string; name: string }> {
  const code = normalizeActivationCode(input.code);
  if (!code) throw new AppError('activation-code-unknown');
  const deviceToken = input.deviceToken ?? makeSecretWord();
  const tokenHash = hashSecretWord(deviceToken);
  // The caller is not known yet: the code is all there is to look it up by.
  const linked = await refuseTakenName(() =>
    deps.database.transaction({ role: 'system' }, async (tx) => {
      const known = await findActivationCode(tx, hashSecretWord(code));
      const redeemed = redeemActivationCode(known, deps.now());
      if (redeemed.ok && known) {
        await refuseForeign(tx, known, input);
        return link(tx, { known, tokenHash, usedAt: redeemed.value.usedAt });
      }
      if (known?.usedAt && known.tokenHash?.equals(tokenHash)) return known;
      throw new AppError(redeemed.ok ? 'activation-code-unknown' : redeemed.reason);
    }),
  );
  deps.announcements.publish(linked.merchantId);
  return { deviceToken, deviceId: linked.deviceId, name: linked.deviceName };
}

/** Device whose merchant is looked for: by its certificate alone, since a device that is sold has its number under both merchants. */
interface Books {
  readonly deviceNumber?: string | undefined;
  readonly thumbprint?: string | undefined;
}

async function refuseForeign(
  tx: Transaction,
  { merchantId }: ActivationCodeRow,
  { deviceNumber, thumbprint }: Books,
): Promise<void> {
  const isForeign = await isDeviceOfAnother(tx, {
    deviceNumber: deviceNumber ?? null,
    thumbprint: thumbprint ?? null,
    merchantId,
  });
  if (isForeign) throw new AppError('device-of-another-merchant');
}

async function link(
  tx: Transaction,
  { known, tokenHash, usedAt }: { known: ActivationCodeRow; tokenHash: Buffer; usedAt: Date },
): Promise<ActivationCodeRow> {
  const { id: codeId, deviceId, merchantId } = known;
  const isTaken = await isNameTaken(tx, { merchantId, name: known.deviceName, exceptId: deviceId });
  if (isTaken) throw new AppError('device-name-taken');
  await linkDevice(tx, { codeId, deviceId, tokenHash, usedAt });
  const record = { event: 'device-linked', facts: {} } as const;
  writeLog(tx, [{ merchantId, deviceId, occurredAt: usedAt, record }]);
  return known;
}
