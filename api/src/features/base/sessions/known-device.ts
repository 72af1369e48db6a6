import { parseCookie, type SetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from '../../../platform/database/database.ts';
import { isDeviceOfAnybody, saveKnownDevice } from './attempts.store.ts';

/** As long as an address is known: see `limitAttempts`. */
export const DEVICE_KNOWN_FOR_MS = 90 * 24 * 3_600_000;

const NAME = 'comptoir-device';
const BYTES = 32;

/** Returns the secret that a browser has kept since a user signed in with it; null when there is nothing that can be one. */
export function readDevice(request: FastifyRequest): string | null {
  const cookies = parseCookie(request.headers.cookie ?? '');
  const device = cookies[`__Host-${NAME}`] ?? cookies[NAME] ?? '';
  return /^[\w-]{43}$/.test(device) ? device : null;
}

/** The cookie that makes a browser known. No script reads it, and it opens no session: it only says whose tries are whose. */
export const deviceCookie = (value: string, { isSecure }: { isSecure: boolean }): SetCookie => ({
  name: isSecure ? `__Host-${NAME}` : NAME,
  value,
  path: '/',
  httpOnly: true,
  sameSite: 'strict',
  secure: isSecure,
  maxAge: DEVICE_KNOWN_FOR_MS / 1000,
});

export const hashDevice = (device: string): Buffer => createHash('sha256').update(device).digest();

/** Remembers that a user signed in with a browser. What it keeps is used again only when it is one of ours, so that no one plants theirs. */
export async function rememberDevice(
  tx: Transaction,
  { accountId, device, now }: { accountId: string; device: string | null; now: Date },
): Promise<string> {
  const kept = device !== null && (await isDeviceOfAnybody(tx, hashDevice(device))) ? device : null;
  const known = kept ?? randomBytes(BYTES).toString('base64url');
  saveKnownDevice(tx, { tokenHash: hashDevice(known), accountId, now });
  return known;
}
