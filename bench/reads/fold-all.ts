import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

const LOOK_EVERY_MS = 1000;

/** Gives each device the lane that the relay would have left, and waits until the server has folded them all. Returns milliseconds. */
export async function foldAll(client: pg.Client): Promise<number> {
  const startedAt = performance.now();
  await client.query(`insert into lanes (device_id, merchant_id, last_position)
    select b.device_id, b.merchant_id, max(t.position) from bench_merchants b join transactions t on t.merchant_id = b.merchant_id
    group by 1, 2
    on conflict (device_id) do update set last_position = excluded.last_position`);
  for (;;) {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from bench_merchants b
      join lanes l on l.device_id = b.device_id left join sales_folds f on f.device_id = b.device_id
      where l.last_position > coalesce(least(f.position, f.items_position, f.counted_position), 0)`);
    if (rows[0]?.count === 0) return performance.now() - startedAt;
    await wait(LOOK_EVERY_MS);
  }
}
