import { parseArgs } from 'node:util';
import { addBills } from './reads/add-bills.ts';
import { measureExport } from './reads/measure-export.ts';
import { measureShare, measureTimes } from './reads/measure-pages.ts';
import { withWorld, type World } from './reads/open-world.ts';

/**
 * Measures the cost of the portal's bills: `npm run bench -- bills`, or `-- bills --rows 10000000 --folder /a/folder` for so
 * many bills in a folder that keeps them for the next time. One merchant has up to a million of them, the others two thousand
 * or so each, over two years.
 *
 * The floor of a page is a bare `node:http` program in a process of its own: it verifies the token, looks the session up and
 * runs the page's query under the same role, scope and plan, all in one round trip; no schema, no framework. Server and floor
 * take turns, eight connections each. Page 10,000 and the search are the largest merchant's, one call at a time, in turn with
 * page 1. The floor of the export is COPY of the same rows to the same machine.
 */
const { values } = parseArgs({ options: { rows: { type: 'string' }, folder: { type: 'string' } } });
const COUNT = Number(values.rows ?? 2_000_000);
const BILLS_EACH = 2000;
const PAGE = 25;
/** Or the last one of the largest merchant, when there are fewer bills. */
const DEEP_PAGE = Math.min(10_000, Math.floor(Math.min(COUNT / 2, 1_000_000) / PAGE) - 1);

const PAGE_PATH = `/bills?limit=${PAGE}`;

async function measure(world: World): Promise<void> {
  const share = await measureShare(world, `/api${PAGE_PATH}`);
  console.log(`page of ${PAGE}: ${share.perSecond.toFixed(0)}/s, floor ${share.floor.toFixed(0)}/s`);
  console.log(
    `  share ${share.share.toFixed(2)} (aim ≥ 0.5), ${share.lowest.toFixed(2)} to ${share.highest.toFixed(2)}`,
  );
  const { cursor, number } = await findDeepBill(world);
  const paths = [PAGE_PATH, `${PAGE_PATH}&cursor=${cursor}`, `${PAGE_PATH}&q=${number}`];
  const [first = 0, deep = 0, search = 0] = await measureTimes(world, paths);
  console.log(`page 1 of the largest merchant: ${first.toFixed(2)} ms`);
  console.log(`page ${DEEP_PAGE}: ${deep.toFixed(2)} ms, × ${(deep / first).toFixed(2)} (aim ≤ 1.5)`);
  console.log(`search by number: ${search.toFixed(2)} ms, × ${(search / first).toFixed(2)} (aim ≤ 2)`);
  const file = await measureExport(world, { path: '/bills/export?format=csv', query: rowsOf });
  const speed = (ms: number): string => `${((file.rows / ms) * 1000).toFixed(0)} rows/s`;
  console.log(`export of ${file.rows}: ${speed(file.ms)}, COPY ${speed(file.floorMs)}`);
  console.log(
    `  share ${(file.floorMs / file.ms).toFixed(3)} (aim ≥ 0.5), memory grew by ${file.grewMb.toFixed(0)} MiB (aim ≤ 64)`,
  );
}

/** The bill that page 10,000 begins behind, and its number. */
async function findDeepBill({ client, readers }: World): Promise<{ cursor: string; number: string }> {
  const { rows } = await client.query<{ id: string; signedAt: Date; number: string }>(
    `select id, signed_at as "signedAt", no_trans as number from transactions where merchant_id = $1
      order by signed_at desc, id desc offset $2 limit 1`,
    [readers[0]?.merchantId, PAGE * (DEEP_PAGE - 1) - 1],
  );
  const bill = rows[0];
  if (!bill) throw new Error(`there are too few bills for page ${DEEP_PAGE}`);
  const cursor = Buffer.from(JSON.stringify(['older', bill.signedAt.toISOString(), bill.id])).toString('base64url');
  return { cursor, number: bill.number };
}

const rowsOf = (
  merchantId: string,
): string => `select b.signed_at, b.no_trans, b.kind, b.payment, b.total_cents, b.sold_cents,
    d.name, b.employee, t.state, t.psi_no_trans, t.no_lot, b.document
  from transactions b join transmissions t on t.merchant_id = b.merchant_id and t.device_id = b.device_id and t.position = b.position
  join devices d on d.merchant_id = b.merchant_id and d.id = b.device_id
  where b.merchant_id = '${merchantId}' order by b.signed_at desc, b.id desc`;

const merchants = Math.max(100, Math.round(COUNT / BILLS_EACH));
await withWorld(
  {
    what: 'bills',
    merchants,
    addRows: (_client, url) => addBills(url, { count: COUNT, merchants }),
    folder: values.folder,
  },
  measure,
);
