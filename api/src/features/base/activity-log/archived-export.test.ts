import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { archivePath } from './archive-file.ts';
import { archiveLog } from './archive-log.ts';
import { writeLog, writeReported } from '../record/write-log.ts';

const test = useTestApp({ now: () => new Date('2026-06-10T12:00:00Z') });

/** A merchant with lines of two months of an old year and a recent one, some of a till whose clock is wrong. */
async function aLongLog(year: number) {
  const merchant = await aMerchant(test);
  const { id: merchantId } = merchant;
  const till = await aTerminal(test, { merchant });
  await asSystem(test, { text: 'delete from activity_log where merchant_id = $1', values: [merchantId] });
  await test.dependencies.database.transaction({ role: 'system' }, async (tx) => {
    for (const at of [
      `${year}-05-31T12:00:00Z`,
      `${year}-06-01T03:59:59Z`,
      `${year}-06-01T04:00:00Z`,
      '2026-06-01T12:00:00Z',
    ])
      writeLog(tx, [
        {
          merchantId,
          occurredAt: new Date(at),
          record: { event: 'device-renamed', facts: { from: 'a', to: '=1+1 é "x"' } },
        },
        { merchantId, deviceId: till.id, occurredAt: new Date(at), record: { event: 'device-unlinked', facts: {} } },
      ]);
    const lines = [
      {
        id: crypto.randomUUID(),
        occurredAt: new Date('2001-01-01T00:00:00Z'),
        record: { event: 'till-went-offline' as const, facts: {} },
      },
    ];
    await writeReported(tx, { merchantId, deviceId: till.id, arrivedAt: new Date(`${year}-06-02T12:00:00Z`), lines });
  });
  const { token } = await aUser(test, { role: 'merchant', merchantId });
  const days = `from=${year}-06-01&to=2026-06-09`;
  const file = (chosen: string) =>
    test.app.inject({ method: 'GET', url: `/api/logs/export?format=csv&${days}&${chosen}`, headers: bearer(token) });
  return { till, file };
}

const ALL = 'events=device-renamed&events=device-unlinked&events=till-went-offline';

describe('an export of months that are in files', () => {
  it('is the same to the byte as before they were moved, whatever is chosen of it', async () => {
    const { till, file } = await aLongLog(2018);
    const choices = [
      `${ALL}&deviceIds=none&deviceIds=${till.id}`,
      `${ALL}&deviceIds=none`,
      `events=till-went-offline&deviceIds=${till.id}`,
    ];
    const before = [];
    for (const chosen of choices) before.push((await file(chosen)).body);
    expect(await archiveLog(test.dependencies)).toEqual(['2018-05-01', '2018-06-01']);
    for (const [index, chosen] of choices.entries()) {
      const after = await file(chosen);
      expect(after.body).toBe(before[index]);
      // a line of names before, and one of the end
      expect(Number(after.headers['x-total-count'])).toBe(after.body.trimEnd().split('\r\n').length - 2);
    }
    expect(before.map((text) => text.trimEnd().split('\r\n').length - 2)).toEqual([5, 2, 1]);
  });

  it('is refused when a file is not there: it never leaves lines out in silence', async () => {
    const { file } = await aLongLog(2019);
    await archiveLog(test.dependencies);
    rmSync(archivePath(test.dependencies.config.logArchiveDir, '2019-06-01'), { force: true });
    expect((await file(`${ALL}&deviceIds=none`)).statusCode).toBe(500);
  });
});
