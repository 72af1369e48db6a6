import type { Endpoint } from '@comptoir/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import type { Statements } from '../../../platform/database/open-statements.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Authenticate } from '../../../platform/http/route.ts';
import { bearerToken } from '../../base/access/recognize-user.ts';
import { scopeOfDevice, type CallingDevice } from './calling-device.ts';
import { recordSeen } from './devices.store.ts';
import { findTills } from './find-tills.ts';
import { hashSecretWord } from '../../../platform/secret-words.ts';

/** The portal shows when a till was last seen; twice a minute is precise enough. */
const NOTE_SEEN_EVERY_MS = 30_000;

/** Recognizes a till by its token. @throws AppError device-not-recognized */
export function recognizeDevice(deps: {
  database: Database;
  statements: Statements;
  now: () => Date;
}): Authenticate<CallingDevice> {
  const find = findTills(deps.statements);
  return async (request, endpoint) => {
    const { lastSeenAt, ...device } = await find(hashOfToken(request, endpoint));
    const now = deps.now();
    if (!lastSeenAt || now.getTime() - lastSeenAt.getTime() > NOTE_SEEN_EVERY_MS)
      await deps.database.transaction(scopeOfDevice(device), (tx) => recordSeen(tx, device.id, now));
    return device;
  };
}

/** Returns the hash that a till's token is looked up by. @throws AppError device-not-recognized when the call bears none */
export function hashOfToken(request: FastifyRequest, { access }: Endpoint): Buffer {
  if (access !== 'device') throw new Error('this endpoint is not for tills');
  const token = bearerToken(request);
  if (!token) throw new AppError('device-not-recognized');
  return hashSecretWord(token);
}
