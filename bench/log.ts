import { addEvents } from './reads/add-events.ts';
import { measureIngest } from './reads/ingest-events.ts';
import { measureExport } from './reads/measure-export.ts';
import { measureShare, measureTimes, measureWorst } from './reads/measure-pages.ts';
import { withWorld, type World } from './reads/open-world.ts';

/**
 * Measures the cost of the activity log: `npm run bench -- log`, or `-- log 10000000 /a/folder` for so many events in a folder
 * that keeps them for the next time. One merchant has up to a million of them, the others share the rest, over two years.
 * Floors and turns are those of `bills`.
 */
const COUNT = Number(process.argv[2] ?? 2_000_000);
const MERCHANTS = 500;
const PAGE = 25;
const DEEP_PAGE = 10_000;
const PAGE_PATH = `/logs?limit=${PAGE}`;
const COUNTED = ['/logs/counts', '/logs/counts?events=signed-in', '/logs/counts?problems=true', '/logs/counts?q=B12'];

async function measure(world: World): Promise<void> {
  const share = await measureShare(world, `/api${PAGE_PATH}`);
  console.log(`page of ${PAGE}: ${share.perSecond.toFixed(0)}/s, floor ${share.floor.toFixed(0)}/s`);
  console.log(
    `  share ${share.share.toFixed(2)} (aim ≥ 0.5), ${share.lowest.toFixed(2)} to ${share.highest.toFixed(2)}`,
  );
  const { cursor, page } = await findDeepCursor(world);
  const [first = 0, deep = 0] = await measureTimes(world, [PAGE_PATH, `${PAGE_PATH}&cursor=${cursor}`]);
  console.log(`page 1 of the largest merchant: ${first.toFixed(2)} ms`);
  console.log(`page ${page}: ${deep.toFixed(2)} ms, × ${(deep / first).toFixed(2)} (aim ≤ 1.5)`);
  const counts = await measureWorst(world, COUNTED);
  for (const [index, path] of COUNTED.entries())
    console.log(`${path}: ${counts[index]?.toFixed(1)} ms at p95 (aim ≤ 200)`);
  const today = new Date().toISOString().slice(0, 10);
  const chosen = `format=csv&from=2000-01-01&to=${today}&deviceIds=none&deviceIds=${await findDevice(world)}`;
  const path = `/logs/export?${chosen}&events=bill-accepted&events=signed-in`;
  const file = await measureExport(world, { path, query: rowsOf });
  const speed = (ms: number): string => `${((file.rows / ms) * 1000).toFixed(0)} rows/s`;
  console.log(`export of ${file.rows}: ${speed(file.ms)}, COPY ${speed(file.floorMs)}`);
  console.log(
    `  share ${(file.floorMs / file.ms).toFixed(3)} (aim ≥ 0.5), memory grew by ${file.grewMb.toFixed(0)} MiB (aim ≤ 64)`,
  );
}

async function measureEvents(world: World): Promise<void> {
  const { perSecond, floor, share } = await measureIngest(world);
  console.log(`events of tills: ${perSecond.toFixed(0)}/s, bare insert ${floor.toFixed(0)}/s`);
  console.log(`  share ${share.toFixed(2)} (aim ≥ 0.5)`);
}

/** Behind which line page 10,000 begins, or the last one where there are fewer. */
async function findDeepCursor({ client, readers }: World): Promise<{ cursor: string; page: number }> {
  const merchantId = readers[0]?.merchantId;
  const { rows: counted } = await client.query<{ count: number }>(
    'select count(*)::int as count from activity_log where merchant_id = $1 and arrived_at is null',
    [merchantId],
  );
  const page = Math.min(DEEP_PAGE, Math.floor((counted[0]?.count ?? 0) / PAGE));
  const { rows } = await client.query<{ id: string; at: string }>(
    `select id, to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at from activity_log where merchant_id = $1 and arrived_at is null
      order by occurred_at desc, id desc offset $2 limit 1`,
    [merchantId, PAGE * (page - 1) - 1],
  );
  const line = rows[0];
  if (!line) throw new Error(`there are too few lines for page ${page}`);
  return { cursor: Buffer.from(JSON.stringify(['older', line.at, line.id])).toString('base64url'), page };
}

async function findDevice({ client, readers }: World): Promise<string> {
  const { rows } = await client.query<{ id: string }>('select id from devices where merchant_id = $1', [
    readers[0]?.merchantId,
  ]);
  return rows[0]?.id ?? '';
}

const rowsOf = (merchantId: string): string => `select l.occurred_at, l.event, d.name, d.device_number, l.facts, l.id
  from activity_log l left join devices d on d.merchant_id = l.merchant_id and d.id = l.device_id
  where l.merchant_id = '${merchantId}' order by l.occurred_at, l.id`;

await withWorld(
  {
    what: 'log',
    merchants: MERCHANTS,
    addRows: (client) => addEvents(client, { count: COUNT, merchants: MERCHANTS }),
    folder: process.argv[3],
  },
  async (world) => {
    await measure(world);
    await measureEvents(world);
  },
);
