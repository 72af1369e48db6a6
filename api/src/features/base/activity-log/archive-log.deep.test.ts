import { existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { archivePath, checkArchive } from './archive-file.ts';
import { archiveLog } from './archive-log.ts';
import { readSealedLines } from './read-sealed-lines.ts';
import { sealLog } from './seal-log.ts';
import { verifyLog } from './verify-log.ts';
import { writeLog, writeReported } from '../record/write-log.ts';

const NOW = new Date('2026-06-10T12:00:00Z');
const test = useTestApp({ now: () => NOW });

/** Each test has an empty log, and no files. */
beforeEach(async () => {
  rmSync(folder(), { recursive: true, force: true });
  for (const table of ['log_archive_parts', 'log_archives', 'log_heads']) {
    await asSystem(test, { text: `alter table ${table} disable trigger stays` });
    await asSystem(test, { text: `delete from ${table}` });
    await asSystem(test, { text: `alter table ${table} enable trigger stays` });
  }
  await asSystem(test, { text: 'delete from activity_log' });
});

const folder = (): string => test.dependencies.config.logArchiveDir;
const places = () => ({ database: test.dependencies.database, folder: folder() });

/** Writes a line of a server at a moment. */
const write = (merchantId: string, at: string, to = 'b') =>
  test.dependencies.database.transaction({ role: 'system' }, (tx) =>
    writeLog(tx, [
      { merchantId, occurredAt: new Date(at), record: { event: 'device-renamed', facts: { from: 'a', to } } },
    ]),
  );

/** Writes a line that a till dates itself, reported at a moment. */
async function tell(merchantId: string, { occurredAt, arrivedAt }: { occurredAt: string; arrivedAt: string }) {
  const till = await aTerminal(test, { merchant: { id: merchantId } as never });
  await asSystem(test, { text: 'delete from activity_log where device_id = $1', values: [till.id] });
  const line = {
    id: crypto.randomUUID(),
    occurredAt: new Date(occurredAt),
    record: { event: 'till-went-offline' as const, facts: {} },
  };
  await test.dependencies.database.transaction({ role: 'device', merchantId }, (tx) =>
    writeReported(tx, { merchantId, deviceId: till.id, arrivedAt: new Date(arrivedAt), lines: [line] }),
  );
  return line.id;
}

/** A month of the log that is old enough, with a partition of its own as the months of a server at work have. */
async function partitionOf(month: string): Promise<void> {
  await asSystem(test, { text: 'select ensure_month_partitions($1::date, $1::date)', values: [month] });
  // a server makes its months as the owner of the tables, this test as another login
  const name = `activity_log_${month.slice(0, 7).replace('-', '_')}`;
  await asSystem(test, { text: `alter table ${name} owner to comptoir_owner` });
}

async function linesOf(merchantId: string): Promise<string[]> {
  const ids: string[] = [];
  const span = { merchantId, start: null, end: NOW };
  for await (const { line } of readSealedLines(places(), span)) ids.push(line.id);
  return ids;
}

const inDatabase = async (): Promise<number> =>
  (await asSystem<{ count: number }>(test, { text: 'select count(*)::int as count from activity_log' }))[0]?.count ??
  -1;

const isPartition = async (name: string): Promise<boolean> =>
  (await asSystem<{ there: boolean }>(test, { text: 'select to_regclass($1) is not null as there', values: [name] }))[0]
    ?.there ?? false;

const MARCH = '2020-03-01';
const APRIL = '2025-04-01';

/** A server whose log is in the database for thirteen months. */
const soon = () => ({ ...test.dependencies, config: { ...test.dependencies.config, logMonths: 13 } });

describe('a month that is older than the log is kept', () => {
  it('is moved into a file for all merchants at once, and read back with what is in the database', async () => {
    await partitionOf(MARCH);
    const [one, other] = [(await aMerchant(test)).id, (await aMerchant(test)).id];
    for (const id of [one, other])
      for (const at of ['2020-03-01T00:00:00Z', '2020-03-31T23:59:59.999Z', '2026-06-01T12:00:00Z'])
        await write(id, at, 'é\u2028"\n=1+1 😀');
    const before = await linesOf(one);
    expect(await archiveLog(test.dependencies)).toEqual([MARCH]);
    expect([await inDatabase(), await isPartition('activity_log_2020_03')]).toEqual([2, false]);
    expect(readdirSync(folder())).toEqual(['activity-log-2020-03.ndjson.gz']);
    expect(await linesOf(one)).toEqual(before);
    expect(before).toHaveLength(3);

    const text = gunzipSync(readFileSync(archivePath(folder(), MARCH))).toString('utf8');
    const end = JSON.parse(text.trimEnd().split('\n').at(-1) ?? '') as Record<string, unknown>;
    expect(end).toMatchObject({ end: true, month: MARCH, lines: 4 });
    expect(await archiveLog(test.dependencies)).toEqual([]);
  });

  it('is named below the oldest lines of its merchant’s list, and of no other', async () => {
    const [one, other] = [await aMerchant(test), await aMerchant(test)];
    for (const at of ['2020-03-05T12:00:00Z', '2026-06-01T12:00:00Z', '2026-06-01T13:00:00Z']) await write(one.id, at);
    await write(other.id, '2026-06-01T12:00:00Z');
    await archiveLog(test.dependencies);
    const untilOf = async (merchantId: string, query = ''): Promise<unknown> => {
      const { token } = await aUser(test, { role: 'merchant', merchantId });
      const reply = await test.app.inject({ method: 'GET', url: `/api/logs${query}`, headers: bearer(token) });
      return reply.json<{ archivedUntil: string | null }>().archivedUntil;
    };
    expect(await untilOf(one.id)).toBe('2020-03-31');
    expect([await untilOf(one.id, '?limit=1'), await untilOf(other.id)]).toEqual([null, null]);
  });

  it('is one that ended six years ago, and no younger one', async () => {
    const { id } = await aMerchant(test);
    for (const at of ['2020-05-31T23:59:59Z', '2020-06-01T00:00:00Z', '2021-01-01T00:00:00Z']) await write(id, at);
    expect(await archiveLog(test.dependencies)).toEqual(['2020-05-01']);
    expect(await inDatabase()).toBe(2);
  });

  it('has what was reported in it, whatever clocks said, and leaves what was reported after it', async () => {
    await partitionOf(MARCH);
    const { id } = await aMerchant(test);
    await write(id, '2020-03-05T12:00:00Z');
    const reported = await tell(id, { occurredAt: '1999-01-01T00:00:00Z', arrivedAt: '2020-03-06T00:00:00Z' });
    const ahead = await tell(id, { occurredAt: '2026-05-05T00:00:00Z', arrivedAt: '2020-03-07T00:00:00Z' });
    const late = await tell(id, { occurredAt: '2020-03-08T00:00:00Z', arrivedAt: '2026-06-01T00:00:00Z' });
    const before = await linesOf(id);
    await archiveLog(test.dependencies);
    const left = await asSystem<{ id: string }>(test, { text: 'select id from activity_log' });
    expect(left.map((line) => line.id)).toEqual([late]);
    expect(await linesOf(id)).toEqual(before);
    expect(before.slice(1)).toEqual([reported, ahead, late]);
  });

  it('holds its seals from its file, and a file that is changed or gone is named', async () => {
    const { id } = await aMerchant(test);
    for (const at of ['2025-04-29T12:00:00Z', '2025-05-01T02:00:00Z', '2025-05-01T12:00:00Z']) await write(id, at);
    await sealLog(test.dependencies);
    expect(await archiveLog(soon())).toEqual([APRIL]);
    const verdict = async () => {
      const { faults } = await verifyLog(places(), { night: null });
      return faults.filter(({ merchantId }) => merchantId === id).map(({ kind, day }) => [kind, day]);
    };
    // the evening of the last of April at the merchant's place is May in UTC: that day is in the file and in the database
    expect(await verdict()).toEqual([]);
    const file = archivePath(folder(), APRIL);
    const [part] = await asSystem<{ at: number }>(test, {
      text: 'select starts_at_byte::int as at from log_archive_parts where merchant_id = $1',
      values: [id],
    });
    const bytes = readFileSync(file);
    const inPart = (part?.at ?? 0) + 40;
    bytes[inPart] = (bytes[inPart] ?? 0) ^ 1;
    writeFileSync(file, bytes);
    await expect(checkArchive(file)).rejects.toThrow(/damaged|cannot be read/);
    expect(await verdict()).toEqual([
      ['unreadable', '2025-04-29'],
      ['unreadable', '2025-04-30'],
    ]);
    truncateSync(file, bytes.length - 20);
    await expect(checkArchive(file)).rejects.toThrow(/damaged|cannot be read/);
    rmSync(file);
    expect(await verdict()).toContainEqual(['unreadable', '2025-04-29']);
  });
});

describe('moving a month', () => {
  it('waits while someone exports it, whose snapshot stays whole, and is done the next time', async () => {
    await partitionOf(MARCH);
    const { id } = await aMerchant(test);
    await write(id, '2020-03-05T12:00:00Z');
    const reader = await test.owner.connect();
    try {
      await reader.query("begin isolation level repeatable read; set local app.role = 'system'");
      const count = async () =>
        (await reader.query<{ count: number }>('select count(*)::int as count from activity_log')).rows[0]?.count;
      expect(await count()).toBe(1);
      await expect(archiveLog(test.dependencies)).rejects.toThrow(/lock timeout/);
      expect(await count()).toBe(1);
      await reader.query('commit');
    } finally {
      reader.release();
    }
    expect(await archiveLog(test.dependencies)).toEqual([MARCH]);
  });

  it('is not done when the log has a line that the file has not, and is done right the next time', async () => {
    const { id } = await aMerchant(test);
    await write(id, '2020-03-05T12:00:00Z');
    const upkeep: typeof test.dependencies.upkeep = {
      ...test.dependencies.upkeep,
      transaction: async (scope, work) => {
        await write(id, '2020-03-06T12:00:00Z');
        return test.dependencies.upkeep.transaction(scope, work);
      },
    };
    await expect(archiveLog({ ...test.dependencies, upkeep })).rejects.toThrow(/not as its file says/);
    expect(await inDatabase()).toBe(2);
    expect(await archiveLog(test.dependencies)).toEqual([MARCH]);
    expect(await linesOf(id)).toHaveLength(2);
  });

  it('that broke off between file and database leaves every line where it was, and begins again', async () => {
    const { id } = await aMerchant(test);
    await write(id, '2020-03-05T12:00:00Z');
    const upkeep: typeof test.dependencies.upkeep = {
      ...test.dependencies.upkeep,
      transaction: () => Promise.reject(new Error('killed')),
    };
    await expect(archiveLog({ ...test.dependencies, upkeep })).rejects.toThrow('killed');
    expect([existsSync(archivePath(folder(), MARCH)), await inDatabase()]).toEqual([true, 1]);
    expect(await linesOf(id)).toHaveLength(1);
    await write(id, '2020-03-06T12:00:00Z');
    writeFileSync(`${archivePath(folder(), MARCH)}.new-left-behind`, 'half');
    expect(await archiveLog(test.dependencies)).toEqual([MARCH]);
    expect(await linesOf(id)).toHaveLength(2);
    expect((await checkArchive(archivePath(folder(), MARCH))).lines).toBe(2);
  });

  it('never writes a file twice: what is slipped into a month that is in one stays, and its seal shows it', async () => {
    const { id } = await aMerchant(test);
    for (const at of ['2025-04-05T12:00:00Z', '2026-06-08T12:00:00Z']) await write(id, at);
    await sealLog(test.dependencies);
    await archiveLog(soon());
    const before = readFileSync(archivePath(folder(), APRIL));
    await write(id, '2025-04-06T12:00:00Z');
    expect(await archiveLog(soon())).toEqual([]);
    expect(readFileSync(archivePath(folder(), APRIL))).toEqual(before);
    const { faults } = await verifyLog(places(), { night: null });
    expect(faults).toMatchObject([{ kind: 'differs', day: '2025-04-06', sealedLines: 0, foundLines: 1 }]);
  });

  it('is refused by the database itself for a month of this year, and for anybody but the role that looks after tables', async () => {
    const archive = JSON.stringify({ month: '2026-01-01', lines: 0, lastId: null, sha256: '0'.repeat(64), bytes: 1 });
    const detach = (database: typeof test.dependencies.upkeep) =>
      database.transaction({ role: 'system' }, (tx) =>
        tx.many({ text: "select detach_log_month($1::jsonb, '[]')", values: [archive] }),
      );
    await expect(detach(test.dependencies.upkeep)).rejects.toThrow(/too young/);
    await expect(detach(test.dependencies.database)).rejects.toThrow(/permission denied/);
  });
});

it('a merchant sees its own part of a file alone', async () => {
  const [one, other] = [(await aMerchant(test)).id, (await aMerchant(test)).id];
  for (const id of [one, other]) await write(id, '2020-03-05T12:00:00Z');
  await archiveLog(test.dependencies);
  const asOne = { ...places(), scope: { role: 'merchant', merchantId: one } as const };
  const read = async (merchantId: string) => {
    const found = [];
    for await (const { line } of readSealedLines(asOne, { merchantId, start: null, end: NOW })) found.push(line);
    return found;
  };
  expect((await read(one)).map(({ merchantId }) => merchantId)).toEqual([one]);
  expect(await read(other)).toEqual([]);
});
