import { describe, expect, it } from 'vitest';
import { aMerchant, asSystem } from '../../../../test/factories/merchants.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { checkLog } from './check-log.ts';
import { listLogHeads } from './list-log-heads.ts';
import { sealLog } from './seal-log.ts';
import { verifyLog } from './verify-log.ts';
import { writeLog, writeReported } from '../record/write-log.ts';

const clock = { now: new Date('2026-03-10T12:00:00Z') };
const test = useTestApp({ now: () => clock.now });

interface Written {
  readonly at: string;
  readonly id?: string;
}

/** A merchant whose log has these lines and no others. */
async function aLog(lines: readonly Written[], timeZone = 'America/Montreal') {
  const { id: merchantId } = await aMerchant(test);
  await asSystem(test, { text: 'update merchants set time_zone = $2 where id = $1', values: [merchantId, timeZone] });
  const write = (more: readonly Written[]) =>
    test.dependencies.database.transaction({ role: 'system' }, (tx) =>
      writeLog(
        tx,
        more.map(({ at, id }) => ({
          ...(id ? { id } : {}),
          merchantId,
          occurredAt: new Date(at),
          record: { event: 'device-renamed' as const, facts: { from: 'a', to: 'é\n"b"' } },
        })),
      ),
    );
  await write(lines);
  const heads = (from = '2026-01-01', to = '2026-12-31') =>
    test.dependencies.database.transaction({ role: 'merchant', merchantId }, (tx) =>
      listLogHeads(tx, merchantId, { from, to }),
    );
  return { merchantId, write, heads };
}

const faultsOf = async (merchantId: string) =>
  (
    await verifyLog(
      { database: test.dependencies.database, folder: test.dependencies.config.logArchiveDir },
      { night: null },
    )
  ).faults.filter((fault) => fault.merchantId === merchantId);

const uuid = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

describe('a day of the log', () => {
  it('is sealed two hours after it has ended at the merchant’s place, with its lines and the head before', async () => {
    const log = await aLog([
      { at: '2026-03-07T15:00:00Z', id: uuid(1) },
      { at: '2026-03-08T04:59:59.999Z', id: uuid(2) },
      { at: '2026-03-08T05:00:00Z', id: uuid(3) },
      { at: '2026-03-09T03:59:59Z', id: uuid(4) },
      { at: '2026-03-09T04:00:00Z', id: uuid(5) },
    ]);
    clock.now = new Date('2026-03-09T05:59:59Z');
    await sealLog(test.dependencies);
    expect((await log.heads()).map(({ day }) => day)).toEqual(['2026-03-07']);
    clock.now = new Date('2026-03-09T06:00:00Z');
    await sealLog(test.dependencies);
    // the eighth of March has 23 hours
    expect(await log.heads()).toMatchObject([
      { day: '2026-03-07', lines: 2, lastId: uuid(2) },
      { day: '2026-03-08', lines: 2, lastId: uuid(4) },
    ]);
    expect(await sealLog(test.dependencies)).toBe(0);
    expect(await log.heads('2026-03-08', '2026-03-08')).toHaveLength(1);
    expect(await faultsOf(log.merchantId)).toEqual([]);
  });

  it('without a line is sealed, too, and every head depends on the one before', async () => {
    const lines = [{ at: '2026-03-01T15:00:00Z', id: uuid(11) }];
    const [one, other] = [await aLog(lines), await aLog([{ ...lines[0], at: '2026-03-01T15:00:01Z' }])];
    clock.now = new Date('2026-03-10T12:00:00Z');
    await sealLog(test.dependencies);
    const heads = await one.heads();
    expect(heads.map(({ lines: count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0]);
    const hashes = [...heads, ...(await other.heads())].map(({ sha256 }) => sha256);
    expect(new Set(hashes).size).toBe(18);
  });

  it('keeps its seal when a till reports it later, and the line is in the day on which it is reported', async () => {
    const log = await aLog([{ at: '2026-03-01T15:00:00Z' }]);
    const till = await aTerminal(test, { merchant: { id: log.merchantId } as never });
    clock.now = new Date('2026-03-08T12:00:00Z');
    await sealLog(test.dependencies);
    const before = await log.heads();
    const late = {
      id: uuid(21),
      occurredAt: new Date('2026-03-02T12:00:00Z'),
      record: { event: 'till-went-offline' as const, facts: {} },
    };
    await test.dependencies.database.transaction({ role: 'device', merchantId: log.merchantId }, (tx) =>
      writeReported(tx, { merchantId: log.merchantId, deviceId: till.id, arrivedAt: clock.now, lines: [late] }),
    );
    clock.now = new Date('2026-03-09T12:00:00Z');
    await sealLog(test.dependencies);
    const after = await log.heads();
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.at(-1)).toMatchObject({ day: '2026-03-08', lastId: uuid(21) });
    expect(await faultsOf(log.merchantId)).toEqual([]);
  });

  it('begins where the one before ended when the merchant moves to another zone', async () => {
    const log = await aLog([
      { at: '2026-03-01T15:00:00Z' },
      { at: '2026-03-04T03:30:00Z' },
      { at: '2026-03-04T04:30:00Z' },
    ]);
    clock.now = new Date('2026-03-03T12:00:00Z');
    await sealLog(test.dependencies);
    await asSystem(test, {
      text: "update merchants set time_zone = 'America/Halifax' where id = $1",
      values: [log.merchantId],
    });
    clock.now = new Date('2026-03-05T12:00:00Z');
    await sealLog(test.dependencies);
    expect((await log.heads()).map(({ day, lines }) => [day, lines])).toEqual([
      ['2026-03-01', 1],
      ['2026-03-02', 0],
      ['2026-03-03', 1],
      ['2026-03-04', 1],
    ]);
    expect(await faultsOf(log.merchantId)).toEqual([]);
  });
});

describe('following the seals', () => {
  const LINES = [
    { at: '2026-03-01T15:00:00Z', id: uuid(31) },
    { at: '2026-03-02T15:00:00Z', id: uuid(32) },
    { at: '2026-03-03T15:00:00Z', id: uuid(33) },
  ];

  it.each([
    [
      'changed',
      `update activity_log set facts = '{"from":"a","to":"c"}' where merchant_id = $1 and id = '${uuid(32)}'`,
      1,
    ],
    ['taken away', `delete from activity_log where merchant_id = $1 and id = '${uuid(32)}'`, 0],
    [
      'slipped in',
      `insert into activity_log (id, merchant_id, occurred_at, event, facts)
        values (gen_random_uuid(), $1, '2026-03-02T15:00:00Z', 'device-unlinked', '{}')`,
      2,
    ],
  ])('names the day of which a line was %s, and says so in the merchant’s log', async (_how, text, foundLines) => {
    const log = await aLog(LINES);
    clock.now = new Date('2026-03-05T12:00:00Z');
    await sealLog(test.dependencies);
    await asSystem(test, { text, values: [log.merchantId] });
    expect(await faultsOf(log.merchantId)).toEqual([
      { kind: 'differs', merchantId: log.merchantId, day: '2026-03-02', sealedLines: 1, foundLines },
    ]);
    await checkLog(test.dependencies);
    const faults = await asSystem(test, {
      text: "select facts from activity_log where merchant_id = $1 and event = 'log-differs'",
      values: [log.merchantId],
    });
    expect(faults).toEqual([{ facts: { days: 1, first: '2026-03-02' } }]);
    expect(test.logLines.join('\n')).toContain('a log is not as it was sealed');
  });

  it('comes to every day within thirty nights', async () => {
    const log = await aLog([{ at: '2025-12-20T15:00:00Z' }]);
    clock.now = new Date('2026-03-05T12:00:00Z');
    await sealLog(test.dependencies);
    const { listDaysToCheck } = await import('./log-heads.store.ts');
    const days = new Set<string>();
    for (let night = 0; night < 30; night += 1) {
      const due = await test.dependencies.database.transaction({ role: 'system' }, (tx) =>
        listDaysToCheck(tx, { merchantId: log.merchantId, night }),
      );
      for (const { day } of due) days.add(day);
    }
    expect(days.size).toBe((await log.heads('2025-01-01')).length);
  });

  it('names a day that is missing between two others', async () => {
    const log = await aLog(LINES);
    clock.now = new Date('2026-03-06T12:00:00Z');
    await sealLog(test.dependencies);
    await asSystem(test, { text: 'alter table log_heads disable trigger stays' });
    await asSystem(test, {
      text: "delete from log_heads where merchant_id = $1 and day = '2026-03-03'",
      values: [log.merchantId],
    });
    await asSystem(test, { text: 'alter table log_heads enable trigger stays' });
    expect(await faultsOf(log.merchantId)).toMatchObject([{ kind: 'gap', day: '2026-03-04' }]);
  });
});

describe('the heads', () => {
  it('are a merchant’s own, and no one but the system seals', async () => {
    const log = await aLog([{ at: '2026-03-01T15:00:00Z' }]);
    clock.now = new Date('2026-03-05T12:00:00Z');
    await sealLog(test.dependencies);
    const stranger = (await aMerchant(test)).id;
    const seen = await test.dependencies.database.transaction({ role: 'merchant', merchantId: stranger }, (tx) =>
      listLogHeads(tx, log.merchantId, { from: '2026-01-01', to: '2026-12-31' }),
    );
    expect(seen).toEqual([]);
    const forged = `insert into log_heads values ('${log.merchantId}', '2026-05-01', '2026-05-01', '2026-05-02', 0, null, '${'0'.repeat(64)}', now())`;
    await expect(
      test.dependencies.database.transaction({ role: 'merchant', merchantId: log.merchantId }, (tx) =>
        tx.many({ text: forged }),
      ),
    ).rejects.toThrow(/row-level security/);
    await expect(asSystem(test, { text: 'delete from log_heads' })).rejects.toThrow(/append-only/);
  });
});
