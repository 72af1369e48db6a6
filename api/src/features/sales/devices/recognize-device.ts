import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Identify } from '../../../platform/http/route.ts';
import { bearerToken } from '../../base/sessions/recognize-user.ts';
import { scopeOfDevice, type CallingDevice } from './calling-device.ts';
import { findCallingDevice, noteSeen } from './devices.store.ts';
import { hashSecretWord } from './secret-words.ts';

/** The portal shows when a till was last seen; twice a minute is precise enough. */
const NOTE_SEEN_EVERY_MS = 30_000;

/** Recognizes a till by its token. @throws AppError device-not-recognized */
export function recognizeDevice(needs: { database: Database; now: () => Date }): Identify<CallingDevice> {
  return async (request, endpoint) => {
    if (endpoint.access !== 'device') throw new Error('this endpoint is not for tills');
    const token = bearerToken(request);
    if (!token) throw new AppError('device-not-recognized');
    const found = await findCallingDevice(needs.database, hashSecretWord(token));
    if (!found) throw new AppError('device-not-recognized');
    const { lastSeenAt, ...device } = found;
    const now = needs.now();
    if (!lastSeenAt || now.getTime() - lastSeenAt.getTime() > NOTE_SEEN_EVERY_MS)
      await needs.database.transaction(scopeOfDevice(device), (tx) => noteSeen(tx, device.id, now));
    return device;
  };
}
