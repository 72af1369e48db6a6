import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Statements } from '../../../platform/database/open-statements.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Authenticate } from '../../../platform/http/route.ts';
import { rememberLately } from '../../../platform/remember-lately.ts';
import type { CallingDevice } from './calling-device.ts';
import { findCallingDevice, recordSeen } from './devices.store.ts';
import { findTills } from './find-tills.ts';
import { hashOfToken } from './recognize-device.ts';

/** Half a kilobyte each. */
const MOST_KEPT = 50_000;

/** A till that calls, taken for who it was when it was last looked up. */
export interface PresumedTill {
  readonly device: CallingDevice;
  readonly tokenHash: Buffer;
  /** Says that the till is who it was taken for: whatever stores something for it finds that out. */
  readonly prove: () => void;
  /** Looks it up unless something was stored for it. @throws AppError device-not-recognized */
  readonly confirm: () => Promise<void>;
  /** Looks it up again. @throws AppError device-not-recognized */
  readonly lookUp: () => Promise<CallingDevice>;
}

/**
 * Takes a till that called before for who it was then: it is looked up by the statement that stores its bill. Where nothing did, it is
 * looked up before the answer leaves, whatever the answer is. @throws AppError device-not-recognized
 */
export function presumeTill({ statements }: { statements: Statements }): Authenticate<PresumedTill> {
  const find = findTills(statements);
  const lately = rememberLately<CallingDevice>(MOST_KEPT);
  return async (request, endpoint) => {
    const tokenHash = hashOfToken(request, endpoint);
    const key = tokenHash.toString('base64');
    const lookUp = async (): Promise<CallingDevice> => {
      lately.forget(key);
      const { lastSeenAt: _, ...device } = await find(tokenHash);
      lately.keep(key, device);
      return device;
    };
    let isProven = false;
    const confirm = async (): Promise<void> => {
      if (!isProven) await lookUp();
    };
    const device = lately.find(key) ?? (await lookUp());
    return { device, tokenHash, prove: () => void (isProven = true), confirm, lookUp };
  };
}

/**
 * Notes that a till was seen, in the transaction that has stored something for it, and compares it with what is so at this moment: nothing
 * of the transaction stays when the till is not who it was taken for. @throws AppError device-not-recognized
 */
export async function recordVisit(tx: Transaction, { device, tokenHash }: PresumedTill, now: Date): Promise<void> {
  recordSeen(tx, device.id, now);
  const found = await findCallingDevice(tx, tokenHash);
  if (!isDeepStrictEqual(found, device)) throw new AppError('device-not-recognized');
}
