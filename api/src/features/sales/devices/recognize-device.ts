import type { Database } from '../../../platform/database/database.ts';
import type { Statements } from '../../../platform/database/open-statements.ts';
import { inGroups } from '../../../platform/in-groups.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Authenticate } from '../../../platform/http/route.ts';
import { bearerToken } from '../../base/sessions/recognize-user.ts';
import { scopeOfDevice, type CallingDevice } from './calling-device.ts';
import { listCallingDevices, recordSeen, type RecognizedDevice } from './devices.store.ts';
import { hashSecretWord } from './secret-words.ts';

/** The portal shows when a till was last seen; twice a minute is precise enough. */
const NOTE_SEEN_EVERY_MS = 30_000;

/** Recognizes a till by its token. @throws AppError device-not-recognized */
export function recognizeDevice(deps: {
  database: Database;
  statements: Statements;
  now: () => Date;
}): Authenticate<CallingDevice> {
  const find = findInGroups(deps.statements);
  return async (request, endpoint) => {
    if (endpoint.access !== 'device') throw new Error('this endpoint is not for tills');
    const token = bearerToken(request);
    if (!token) throw new AppError('device-not-recognized');
    const found = await find(hashSecretWord(token));
    if (!found) throw new AppError('device-not-recognized');
    const { lastSeenAt, ...device } = found;
    const now = deps.now();
    if (!lastSeenAt || now.getTime() - lastSeenAt.getTime() > NOTE_SEEN_EVERY_MS)
      await deps.database.transaction(scopeOfDevice(device), (tx) => recordSeen(tx, device.id, now));
    return device;
  };
}

/** Looks tills up in groups: each look begins after its call came, so none sees less than one of its own would. */
const findInGroups = (statements: Statements): ((tokenHash: Buffer) => Promise<RecognizedDevice | null>) =>
  inGroups({
    together: async (tokenHashes) => {
      const found = await listCallingDevices(statements, tokenHashes);
      const tills = new Map(found.map(({ tokenHash, ...till }) => [tokenHash.toString('hex'), till]));
      return tokenHashes.map((tokenHash) => tills.get(tokenHash.toString('hex')) ?? null);
    },
  });
