import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { readMark } from '../../../platform/continuity/mark-file.ts';
import { readRestoredFlag, sayRestored } from '../../../platform/continuity/restored-flag.ts';
import { startJobs } from '../../../platform/jobs/start-jobs.ts';
import { noticeRestore } from './notice-restore.ts';
import { reconcileRestores } from './reconcile-restores.ts';
import { watchRestores } from './watch-restores.ts';

const NOW = new Date('2026-06-02T12:00:00Z');
const test = useTestApp({ now: () => NOW });
let folders: string[] = [];

afterEach(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
  folders = [];
});

function aFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'comptoir-marks-'));
  folders.push(folder);
  return folder;
}

const deps = (dataDir: string) => ({ ...test.dependencies, dataDir });
const mark = (dataDir: string): Promise<boolean> => noticeRestore(deps(dataDir));

/** A server that has been at work for a while. */
async function aServer(): Promise<string> {
  const folder = aFolder();
  sayRestored(folder, { reason: 'said', dataUntil: null });
  await mark(folder);
  await reconcile();
  for (let times = 0; times < 3; times += 1) expect(await mark(folder)).toBe(false);
  return folder;
}

const serverOf = (folder: string): string => readMark(folder)?.serverId ?? 'none';

/** Sets a server's mark back, as putting back a copy of the database does. */
const goBack = (folder: string, marks: number) =>
  asSystem(test, {
    text: 'update server_marks set count = count - $2 where server_id = $1',
    values: [serverOf(folder), marks],
  });

const reasons = async (): Promise<string[]> =>
  (await asSystem<{ reason: string }>(test, { text: 'select reason from restores where reconciled_at is null' })).map(
    ({ reason }) => reason,
  );

const reconcile = (reconcileMoney: () => Promise<unknown> = async () => {}): Promise<boolean> =>
  reconcileRestores({ ...test.dependencies, reconcileMoney });

describe('a server’s mark', () => {
  it('is ordinary as long as file and database go on together', async () => {
    const folder = await aServer();
    expect(await mark(folder)).toBe(false);
    expect(await reasons()).toEqual([]);
  });

  it('is ordinary when the database is ahead: the server ended between the two', async () => {
    const folder = await aServer();
    const before = readFileSync(path.join(folder, 'continuity.json'));
    await mark(folder);
    writeFileSync(path.join(folder, 'continuity.json'), before);
    expect(await mark(folder)).toBe(false);
  });

  it.each([1, 2, 3])('reports a copy that is %i marks old, once', async (marks) => {
    const folder = await aServer();
    await goBack(folder, marks);
    expect(await mark(folder)).toBe(true);
    expect(await reasons()).toEqual(['mark-behind']);
    expect(await mark(folder)).toBe(false);
    await reconcile();
  });

  it('reports a copy that is older than the server itself', async () => {
    const folder = await aServer();
    writeFileSync(
      path.join(folder, 'continuity.json'),
      readFileSync(path.join(folder, 'continuity.json'), 'utf8').replace(
        serverOf(folder),
        '00000000-0000-4000-8000-000000000001',
      ),
    );
    expect(await mark(folder)).toBe(true);
    await reconcile();
  });

  it('is not fooled by another server that has gone on counting', async () => {
    const [one, other] = [await aServer(), await aServer()];
    await goBack(one, 2);
    for (let times = 0; times < 5; times += 1) expect(await mark(other)).toBe(false);
    expect(await mark(one)).toBe(true);
    await reconcile();
  });
});

describe('a new folder', () => {
  it('on a database that others have used and no one uses now is not ordinary', async () => {
    await aServer();
    expect(await mark(aFolder())).toBe(true);
    expect(await reasons()).toEqual(['no-mark']);
    await reconcile();
  });

  it('is ordinary beside a server that is at work', async () => {
    await aServer();
    const jobs = await startJobs(test.databaseUrl, { tasks: {}, crontab: [] }, test.dependencies);
    expect(await mark(aFolder())).toBe(false);
    await jobs.stop();
  });
});

describe('the word that a copy was put back', () => {
  it('is heard by a server that runs, and then forgotten', async () => {
    const folder = await aServer();
    sayRestored(folder, { reason: 'command', dataUntil: '2026-05-01T00:00:00.000Z' });
    expect(await mark(folder)).toBe(true);
    expect(await reasons()).toEqual(['command']);
    expect(readRestoredFlag(folder)).toBeNull();
    expect(await mark(folder)).toBe(false);
    await reconcile();
  });

  it('counts even when it cannot be read', async () => {
    const folder = await aServer();
    writeFileSync(path.join(folder, 'restored.json'), 'torn');
    expect(await mark(folder)).toBe(true);
    await reconcile();
  });
});

describe('a database that was put back', () => {
  it('is reconciled from when the copy was made, and open until that succeeds', async () => {
    const folder = await aServer();
    sayRestored(folder, { reason: 'command', dataUntil: '2026-05-01T00:00:00.000Z' });
    await mark(folder);
    const asked: unknown[] = [];
    const down = async (restore: unknown): Promise<void> => {
      asked.push(restore);
      throw new Error('the provider does not answer');
    };
    expect(await reconcileRestores({ ...test.dependencies, reconcileMoney: down })).toBe(false);
    expect(asked).toEqual([{ since: new Date('2026-05-01T00:00:00Z'), highestInvoice: 0, highestCredit: 0 }]);
    expect(await reconcile()).toBe(true);
    expect(await reasons()).toEqual([]);
    expect(await reconcile(async () => void asked.push('again'))).toBe(true);
    expect(asked).toHaveLength(1);
  });

  it('waits for word from every till that is linked', async () => {
    const [folder, till] = [await aServer(), await aTerminal(test)];
    await mark(folder);
    await goBack(folder, 3);
    await mark(folder);
    const rows = await asSystem(test, {
      text: 'select unheard_since as since from lanes where device_id = $1',
      values: [till.id],
    });
    expect(rows).toEqual([{ since: NOW }]);
    await reconcile();
  });
});

describe('a restore that is not whole again', () => {
  /** Answers are shared for a second. */
  const untilReadyzSays = (said: object): Promise<void> =>
    vi.waitFor(async () => expect((await test.app.inject({ url: '/api/readyz' })).json()).toEqual(said), 5000);
  const overview = async (token: string): Promise<{ restore: object | null }> =>
    (await test.app.inject({ url: '/api/reports/overview', headers: bearer(token) })).json();

  it('is reported by readyz in figures and to administrators with the devices, until every till was heard', async () => {
    const [folder, till, { token }] = [await aServer(), await aTerminal(test), await aUser(test, { role: 'admin' })];
    await asSystem(test, { text: 'update lanes set unheard_since = null' });
    await untilReadyzSays({ status: 'ready' });
    expect((await overview(token)).restore).toBeNull();
    await asSystem(test, { text: 'update devices set linked_at = null where id <> $1', values: [till.id] });
    await goBack(folder, 3);
    await mark(folder);
    await untilReadyzSays({ status: 'ready', restore: { isReconciled: false, unheardDevices: 1 } });
    await reconcile();
    expect((await overview(token)).restore).toMatchObject({
      noticedAt: NOW.toISOString(),
      isReconciled: true,
      unheardCount: 1,
      devices: [{ deviceId: till.id, merchantId: till.merchant.id, isUnheard: true, missing: null, handedAgain: 0 }],
    });
    await till.submitBills([(await till.bill()).text]);
    await untilReadyzSays({ status: 'ready' });
  });
});

describe('what an older copy lacks of a till', () => {
  const devices = async (): Promise<object[]> => {
    const { token } = await aUser(test, { role: 'admin' });
    const reply = await test.app.inject({ url: '/api/reports/overview', headers: bearer(token) });
    return reply.json<{ restore: { devices: object[] } | null }>().restore?.devices ?? [];
  };

  it('is shown to the bill where the database of before could be read, until the till has handed it in again', async () => {
    const [folder, till, other] = [await aServer(), await aTerminal(test), await aTerminal(test)];
    const bills = [await till.bill(), await till.bill(), await till.bill()];
    await till.submitBills([bills[0]?.text ?? '']);
    await asSystem(test, {
      text: 'update devices set linked_at = null where id <> all($1)',
      values: [[till.id, other.id]],
    });
    await asSystem(test, { text: 'update lanes set unheard_since = null, handed_again = 0' });
    sayRestored(folder, { reason: 'command', dataUntil: '2026-06-01T00:00:00.000Z', positions: { [till.id]: 3 } });
    await mark(folder);
    await reconcile();
    const unheard = { isUnheard: true, handedAgain: 0 };
    expect(await devices()).toMatchObject([
      { deviceId: till.id, ...unheard, missing: 2 },
      { deviceId: other.id, ...unheard, missing: null },
    ]);
    const missing = bills.slice(1);
    const again = missing.slice(0, 1).map(({ transaction }) => transaction.signa.actu);
    await till.submitBills(
      missing.map(({ text }) => text),
      { again },
    );
    await till.submitBills(
      missing.map(({ text }) => text),
      { again },
    );
    expect(await devices()).toMatchObject([
      { deviceId: other.id, ...unheard, missing: null },
      { deviceId: till.id, isUnheard: false, missing: 0, handedAgain: 1 },
    ]);
  });
});

describe('the watch over marks', () => {
  it('leaves the last mark behind when the server stops', async () => {
    const folder = await aServer();
    const before = readMark(folder)?.count ?? 0;
    await watchRestores(deps(folder)).stop();
    expect(readMark(folder)?.count).toBe(before + 1);
  });
});
