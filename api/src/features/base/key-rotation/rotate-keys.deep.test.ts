import { createCipheriv, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { aCard } from '../../../../test/factories/billing.ts';
import { aMerchant, asSystem, aUser } from '../../../../test/factories/merchants.ts';
import { aSecondFactor } from '../../../../test/factories/second-factors.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import type { Database } from '../../../platform/database/database.ts';
import { createSeal, type Seal } from '../../../platform/seal.ts';
import { parseSecrets } from '../../../platform/sealing-secrets.ts';
import { makeTokenKey, parseTokenKeys } from '../access/token-keys.ts';
import { bindSealedValues } from './bind-sealed-values.ts';
import { removeOldKeys, rotateKeys, type Rotation } from './rotate-keys.ts';
import { SEALED_COLUMNS } from './sealed-columns.ts';
import { cardReferencePlace, totpSecretPlace } from '../record/sealed-places.ts';

const test = useTestApp();
let folder: string;
let secretsFile: string;
let tokenKeysFile: string;
let said: string[];

/** The files begin with the key that the app has sealed with so far. */
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-rotation-'));
  [secretsFile, tokenKeysFile] = [path.join(folder, 'secret.key'), path.join(folder, 'token-key.pem')];
  said = [];
  await writeFile(secretsFile, await readFile(path.join(test.dependencies.config.dataDir, 'secret.key')));
  await writeFile(tokenKeysFile, makeTokenKey());
});
afterEach(async () => {
  // what the next test seals and opens with
  await writeFile(path.join(test.dependencies.config.dataDir, 'secret.key'), await readFile(secretsFile));
  await new Promise((done) => setTimeout(done, 1100));
  await rm(folder, { recursive: true });
});

const secrets = async () => parseSecrets(await readFile(secretsFile, 'utf8'), secretsFile);

/** Reads the file each time, where a server does so once a second. */
const rotation = (database: Database = test.dependencies.database): Rotation => ({
  database,
  seal: createSeal(() => parseSecrets(readFileSync(secretsFile, 'utf8'), secretsFile)),
  secretsFile,
  tokenKeysFile,
  now: () => new Date(),
  pauseMs: 0,
  say: (line) => void said.push(line),
});

/** A person with two-step sign-in and the card of a merchant, and what was sealed of them. */
async function somethingSealed() {
  const { id: userId } = await aUser(test, { role: 'admin' });
  await aSecondFactor(test, userId);
  const cardId = await aCard(test, (await aMerchant(test)).id, 'card_rotated');
  return { userId, cardId };
}
const sealedIn = async (table: string, column: string, id: string): Promise<Buffer> => {
  const [row] = await asSystem<{ sealed: Buffer }>(test, {
    text: `select ${column} as sealed from ${table} where id = $1`,
    values: [id],
  });
  return row?.sealed ?? Buffer.alloc(0);
};

/** Counts the values that open with the keys that there are, and those that do not. */
async function readEverything(seal: Seal): Promise<{ read: number; lost: number }> {
  const counts = { read: 0, lost: 0 };
  for (const { table, column, named, clientOf } of SEALED_COLUMNS) {
    const rows = await asSystem<{ named: string; sealed: Buffer }>(test, {
      text: `select ${named} as named, ${column} as sealed from ${table} where ${column} is not null`,
    });
    for (const row of rows) {
      try {
        seal.open(row.sealed, clientOf(row.named));
        counts.read += 1;
      } catch {
        counts.lost += 1;
      }
    }
  }
  return counts;
}

/** A database that is lost after some transactions. */
function lostAfter(transactions: number): Database {
  const { database } = test.dependencies;
  let left = transactions;
  return {
    ...database,
    transaction: (scope, work) => {
      left -= 1;
      return left < 0 ? Promise.reject(new Error('the database is gone')) : database.transaction(scope, work);
    },
  };
}

describe('the columns of sealed values', () => {
  it('are all known', async () => {
    const columns = await asSystem<{ table: string; column: string }>(test, {
      text: `select c.relname as table, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname like '%\\_sealed'`,
    });
    const known = SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`);
    expect(columns.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(known.toSorted());
  });
});

describe('a sealed value', () => {
  it('of one person, put into another’s row, opens nothing there', async () => {
    const { userId: victim } = await somethingSealed();
    const attacker = await aUser(test, { role: 'admin' });
    const factor = await aSecondFactor(test, attacker.id);
    await asSystem(test, {
      text: `update accounts set totp_secret_sealed = (select totp_secret_sealed from accounts where id = $1) where id = $2`,
      values: [attacker.id, victim],
    });
    const [person] = await asSystem<{ email: string }>(test, {
      text: 'select email from users where id = $1',
      values: [victim],
    });
    const reply = await test.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email: person?.email, password: attacker.password, code: factor.code(new Date()) },
    });
    expect(reply.statusCode).not.toBe(200);
    expect(reply.json()).not.toHaveProperty('webToken');
    await asSystem(test, {
      text: 'update accounts set totp_secret_sealed = null, totp_set_at = null where id = $1',
      values: [victim],
    });
  });
});

describe('a rotation', () => {
  it('makes new keys and seals everything with them; the old ones may go, and nothing is lost', async () => {
    const { userId, cardId } = await somethingSealed();
    const before = await readEverything(createSeal(await fixed()));
    await rotateKeys(rotation());
    const [newest, ...older] = await secrets();
    expect(older).toHaveLength(1);
    const alone = createSeal(() => (newest ? [newest] : []));
    expect(await readEverything(alone)).toEqual({ read: before.read, lost: 0 });
    expect(alone.open(await sealedIn('cards', 'reference_sealed', cardId), cardReferencePlace(cardId))).toBe(
      'card_rotated',
    );
    expect(alone.open(await sealedIn('accounts', 'totp_secret_sealed', userId), totpSecretPlace(userId))).toMatch(
      /^\w{32}$/,
    );
    expect(said.join('\n')).toMatch(/cards\.reference_sealed: \d+ sealed again[\s\S]*rotate-keys -- --remove-old/);
    await removeOldKeys(rotation());
    expect(await secrets()).toEqual([newest]);
    expect(await readEverything(createSeal(await fixed()))).toEqual({ read: before.read, lost: 0 });
  });

  it('goes on where it was interrupted, with the key that it had made', async () => {
    for (let count = 0; count < 3; count += 1) await somethingSealed();
    const before = await readEverything(createSeal(await fixed()));
    await expect(rotateKeys(rotation(lostAfter(2)))).rejects.toThrow('the database is gone');
    const begun = await secrets();
    expect(begun).toHaveLength(2);
    expect(await readEverything(createSeal(() => begun))).toEqual({ read: before.read, lost: 0 });
    await rotateKeys(rotation());
    expect(await secrets()).toEqual(begun);
    expect(await readEverything(createSeal(() => begun.slice(0, 1)))).toEqual({ read: before.read, lost: 0 });
    await removeOldKeys(rotation());
  });

  it('keeps every key while a value opens with none of them', async () => {
    const { cardId } = await somethingSealed();
    await asSystem(test, {
      text: 'update cards set reference_sealed = $2 where id = $1',
      values: [cardId, createSeal(() => [randomBytes(32)]).seal('x', cardReferencePlace(cardId))],
    });
    await expect(rotateKeys(rotation())).rejects.toThrow(
      `A value in cards.reference_sealed opens with none of the keys (row ${cardId}, of 1): every key was kept.`,
    );
    await expect(removeOldKeys(rotation())).rejects.toThrow('every key was kept');
    expect(await secrets()).toHaveLength(2);
    await asSystem(test, { text: 'delete from cards where id = $1', values: [cardId] });
    await removeOldKeys(rotation());
  });

  it('gives web tokens a new key too; the older one stays until its sessions have ended', async () => {
    const keys = async () => parseTokenKeys(await readFile(tokenKeysFile, 'utf8'), tokenKeysFile);
    const [first] = await keys();
    await rotateKeys(rotation());
    const [newest, second] = await keys();
    expect(second?.kid).toBe(first?.kid);
    await removeOldKeys(rotation());
    expect(await keys()).toHaveLength(2);
    expect(said.at(-1)).toContain('stays until the sessions that it signed have ended');
    const longAgo = new Date(Date.now() - 13 * 3_600_000);
    await utimes(tokenKeysFile, longAgo, longAgo);
    await removeOldKeys(rotation());
    expect((await keys()).map(({ kid }) => kid)).toEqual([newest?.kid]);
  });
});

async function fixed(): Promise<() => readonly Buffer[]> {
  const known = await secrets();
  return () => known;
}

describe('values of before they were bound to their places', () => {
  const unbound = (text: string, key: Buffer): Buffer => {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key, nonce);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  };

  it('are given their place once, and are never opened again without one', async () => {
    const { database } = test.dependencies;
    const seal = createSeal(await fixed());
    const [key = Buffer.alloc(0)] = await secrets();
    const deps = { database, seal, log: { warn: () => {} } };
    const { cardId } = await somethingSealed();
    const put = (value: Buffer) =>
      asSystem(test, { text: 'update cards set reference_sealed = $2 where id = $1', values: [cardId, value] });
    await put(unbound('card_of_before', key));
    await bindSealedValues(deps);
    const sealed = await sealedIn('cards', 'reference_sealed', cardId);
    expect(seal.open(sealed, cardReferencePlace(cardId))).toBe('card_of_before');
    expect(() => seal.open(sealed, cardReferencePlace(uuid()))).toThrow(/authenticate|not known/);
    await put(unbound('smuggled', key));
    await bindSealedValues(deps);
    const smuggled = await sealedIn('cards', 'reference_sealed', cardId);
    expect(() => seal.open(smuggled, cardReferencePlace(cardId))).toThrow(/authenticate|not known/);
    await asSystem(test, { text: 'delete from cards where id = $1', values: [cardId] });
  });
});
