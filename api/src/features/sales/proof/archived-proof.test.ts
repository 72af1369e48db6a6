import { expect, it } from 'vitest';
import { aProofShop } from '../../../../test/factories/proof-shop.ts';
import { readArchive, verifyFiles } from '../../../../test/proof-files.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { archiveLog } from '../../base/activity-log/archive-log.ts';
import { sealLog } from '../../base/activity-log/seal-log.ts';
import { writeLog } from '../../base/record/write-log.ts';

const test = useTestApp({ now: () => new Date('2026-06-01T18:00:00Z') });

const MARCH = '?from=2020-03-01&to=2020-03-31';

it('a proof of a month whose log goes into a file meanwhile is whole, and the same again afterwards', async () => {
  const { merchant, download } = await aProofShop(test, ['20200305120000', '20200305120001']);
  await test.dependencies.database.transaction({ role: 'system' }, (tx) =>
    writeLog(tx, [
      {
        merchantId: merchant.id,
        occurredAt: new Date('2020-03-05T17:00:00Z'),
        record: { event: 'device-renamed', facts: { from: 'a', to: 'b' } },
      },
    ]),
  );
  await sealLog(test.dependencies);
  const [meanwhile, moved] = await Promise.all([download(MARCH), archiveLog(test.dependencies)]);
  expect(moved).toEqual(['2020-03-01']);
  const afterwards = await download(MARCH);
  for (const { rawPayload, headers } of [meanwhile, afterwards]) {
    expect(headers['x-total-count']).toBe('2');
    expect(await verifyFiles([rawPayload])).toMatchObject({ code: 0 });
    const { logHeads } = JSON.parse(String(readArchive(rawPayload).get('manifest.json'))) as { logHeads: object[] };
    // from the day of the first line to the end of the month
    expect(logHeads).toHaveLength(27);
    expect(logHeads[0]).toMatchObject({ day: '2020-03-05', lines: 1 });
  }
});
