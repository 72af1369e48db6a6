import { TOKEN_LIFETIME_MS } from '@comptoir/domain/base/sessions/session-life';
import { stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { readOrMakeKeyFile, replaceKeyFile } from '../../../platform/key-file.ts';
import { addSecret, saveNewestSecret, parseSecrets } from '../../../platform/sealing-secrets.ts';
import { makeTokenKey, parseTokenKeys } from '../access/token-keys.ts';
import { resealValues, type Resealed, type ResealDeps } from './reseal-values.ts';

/** `secretsFile` and `tokenKeysFile`: null when the keys are given by settings, where only their owner changes them. */
export interface Rotation extends ResealDeps {
  readonly secretsFile: string | null;
  readonly tokenKeysFile: string | null;
  readonly now: () => Date;
  readonly say: (line: string) => void;
  /** Until every server at work has looked at the files again. */
  readonly pauseMs: number;
}

/**
 * Makes new keys, seals everything with the newest while servers go on, and says what may be removed. One that was
 * interrupted is taken up again: where there is an older key beside the newest, no other is made.
 * @throws Error when a value opens with none of the keys
 */
export async function rotateKeys(rotation: Rotation): Promise<void> {
  const { secretsFile, tokenKeysFile, say } = rotation;
  if (tokenKeysFile) await addTokenKey(tokenKeysFile, say);
  if (secretsFile) await addNewSecret(secretsFile, say);
  await sleep(rotation.pauseMs);
  await resealEverything(rotation);
  say(
    secretsFile
      ? 'The older keys are needed no longer: "npm run rotate-keys -- --remove-old" removes them. Copies of the database from before still need them.'
      : 'Only the first key of COMPTOIR_SECRET_KEY is needed any longer. Copies of the database from before still need the others.',
  );
}

/** Removes older keys that nothing needs any more. @throws Error when something is still sealed with one of them and does not open */
export async function removeOldKeys(rotation: Rotation): Promise<void> {
  const { secretsFile, tokenKeysFile, say, now } = rotation;
  await resealEverything(rotation);
  if (secretsFile) {
    await saveNewestSecret(secretsFile, parseSecrets(await readOrMakeKeyFile(secretsFile, noKey), secretsFile));
    say(`${secretsFile} holds the newest key alone.`);
  }
  if (tokenKeysFile) await removeOldTokenKeys(tokenKeysFile, { now: now(), say });
}

async function resealEverything(rotation: Rotation): Promise<void> {
  let passes: Resealed[];
  do {
    passes = await resealValues(rotation);
    for (const { table, column, resealed } of passes)
      if (resealed > 0) rotation.say(`${table}.${column}: ${resealed} sealed again`);
    // What a server sealed with the older key meanwhile is found by the next pass.
  } while (passes.some(({ resealed }) => resealed > 0));
  const lost = passes.find(({ unreadable }) => unreadable.length > 0);
  if (lost)
    throw new Error(
      `A value in ${lost.table}.${lost.column} opens with none of the keys (row ${lost.unreadable[0]}, of ${lost.unreadable.length}): every key was kept.`,
    );
}

async function addNewSecret(file: string, say: Rotation['say']): Promise<void> {
  const secrets = parseSecrets(await readOrMakeKeyFile(file, noKey), file);
  if (secrets.length > 1) {
    say('A rotation that was begun goes on.');
    return;
  }
  await addSecret(file, secrets);
  say(`${file} has a new key before the old one.`);
}

async function addTokenKey(file: string, say: Rotation['say']): Promise<void> {
  const text = await readOrMakeKeyFile(file, noKey);
  if (parseTokenKeys(text, file).length > 1) return;
  await replaceKeyFile(file, `${makeTokenKey()}${text}\n`);
  say(`${file} has a new key before the old one; sessions go on.`);
}

/** A token of the old key is good for as long as any: until then a caller may present one. */
async function removeOldTokenKeys(file: string, { now, say }: { now: Date; say: Rotation['say'] }): Promise<void> {
  const text = await readOrMakeKeyFile(file, noKey);
  const [newest, ...older] = parseTokenKeys(text, file);
  if (!newest || older.length === 0) return;
  const goodUntil = new Date((await stat(file)).mtimeMs + TOKEN_LIFETIME_MS);
  if (goodUntil > now) {
    say(`The older key in ${file} stays until the sessions that it signed have ended: ${goodUntil.toISOString()}.`);
    return;
  }
  await replaceKeyFile(file, `${newest.privateKey}\n`);
  say(`${file} holds the newest key alone.`);
}

/** A rotation begins with what there is. */
function noKey(): never {
  throw new Error('There are no keys yet: start Comptoir once.');
}
