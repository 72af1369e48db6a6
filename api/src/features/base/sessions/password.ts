import { hash, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import { AppError } from '../../../platform/http/app-error.ts';

/** argon2id with the library's defaults (19 MiB, two passes), the settings of the OWASP cheat sheet. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(bytesOf(password)));

/**
 * Checks against a decoy when there is nothing to check against, so that the answer takes as long either way.
 * @throws AppError too-many-requests when so many wait to be checked that it would take too long
 */
export async function passwordMatches(storedHash: string | null, password: string): Promise<boolean> {
  const against = storedHash ?? (await decoy());
  const matches = await inTurn(() => verify(against, bytesOf(password)));
  return storedHash !== null && matches;
}

/**
 * One form for every way of typing the same characters (NIST SP 800-63B, "memorized secret verifiers": NFKC): é is one
 * character on one keyboard and two on another. Half a surrogate pair becomes the replacement character.
 */
const bytesOf = (password: string): Uint8Array => Buffer.from(password.normalize('NFKC'), 'utf8');

/** A flood of sign-ins must not take the machine from the tills: two at once, and a wait of a few seconds at most. */
const turns = new PQueue({ concurrency: 2 });
const MOST_WAITING = 100;
const RETRY_AFTER_SECONDS = 5;

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (turns.size >= MOST_WAITING) throw new AppError('too-many-requests', undefined, RETRY_AFTER_SECONDS);
  return turns.add(work);
}

let decoyHash: Promise<string> | undefined;
const decoy = (): Promise<string> => (decoyHash ??= hash('no one has this password'));
