import type { Database } from '../database/database.ts';

/** Calls that a server has counted under a key since it last shared, and the end of their window. */
export interface CountedCalls {
  readonly key: Buffer;
  readonly calls: number;
  readonly endsAt: Date;
}

/** Adds up what servers have counted; what is there of a window that is over gives way. In the order of their keys. */
export const addCalls = (database: Database, counted: readonly CountedCalls[], now: Date): Promise<CountedCalls[]> =>
  database.transaction({ role: 'system' }, (tx) =>
    tx.many({
      name: 'add-calls',
      text: `insert into call_counts as c (key, calls, ends_at)
        select * from unnest($1::bytea[], $2::integer[], $3::timestamptz[]) as n (key, calls, ends_at) order by n.key
        on conflict (key) do update set
          calls = case when c.ends_at <= $4 then excluded.calls else c.calls + excluded.calls end,
          ends_at = case when c.ends_at <= $4 then excluded.ends_at else c.ends_at end
        returning key, calls, ends_at as "endsAt"`,
      values: [
        counted.map(({ key }) => key),
        counted.map(({ calls }) => calls),
        counted.map(({ endsAt }) => endsAt),
        now,
      ],
    }),
  );

export const forgetCallsBefore = (database: Database, instant: Date): Promise<unknown> =>
  database.transaction({ role: 'system' }, (tx) =>
    tx.write({ text: 'delete from call_counts where ends_at < $1', values: [instant] }),
  );
