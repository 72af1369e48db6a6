import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { World } from './open-world.ts';

/** Events of a call, calls of a turn, and turns. Each call is of another till: one till may make sixty a minute. */
const BATCH = 1000;
const CALLS = 20;
const TURNS = 3;

interface Till {
  readonly merchantId: string;
  readonly deviceId: string;
  readonly token: string;
}

/** Events a second that tills report, one call after the other, and that a bare statement inserts; in turns, the middle one counts. */
export async function measureIngest(world: World): Promise<{ perSecond: number; floor: number; share: number }> {
  const tills = await openTills(world);
  const turns: { perSecond: number; floor: number }[] = [];
  for (let turn = 0; turn <= TURNS; turn += 1) {
    const perSecond = await measure((index) => report(world, tillOf(tills, index)));
    const floor = await measure((index) => insert(world, tillOf(tills, index)));
    // the first turn warms both up
    if (turn > 0) turns.push({ perSecond, floor });
  }
  const sorted = turns.toSorted((a, b) => a.perSecond / a.floor - b.perSecond / b.floor);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('nothing was measured');
  return { ...middle, share: middle.perSecond / middle.floor };
}

async function measure(call: (index: number) => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  for (let index = 0; index < CALLS; index += 1) await call(index);
  return (CALLS * BATCH * 1000) / (performance.now() - startedAt);
}

function tillOf(tills: readonly Till[], index: number): Till {
  const till = tills[index % tills.length];
  if (!till) throw new Error('there is no till');
  return till;
}

/** Gives a till to as many merchants as there are calls in a turn. */
async function openTills({ client }: World): Promise<Till[]> {
  const { rows } = await client.query<Omit<Till, 'token'>>(
    'select merchant_id as "merchantId", device_id as "deviceId" from bench_merchants order by n limit $1',
    [CALLS],
  );
  const tills = rows.map((row) => ({ ...row, token: randomBytes(32).toString('base64url') }));
  await client.query(
    'update devices d set token_hash = t.hash from unnest($1::uuid[], $2::bytea[]) t (id, hash) where d.id = t.id',
    [tills.map(({ deviceId }) => deviceId), tills.map(({ token }) => createHash('sha256').update(token).digest())],
  );
  await client.query(
    'insert into lanes (device_id, merchant_id) select * from unnest($1::uuid[], $2::uuid[]) on conflict do nothing',
    [tills.map(({ deviceId }) => deviceId), tills.map(({ merchantId }) => merchantId)],
  );
  return tills;
}

const makeEvents = () =>
  Array.from({ length: BATCH }, (_, index) => ({
    id: randomUUID(),
    occurredAt: new Date().toISOString(),
    event: 'document-produced',
    noTrans: `B${index}`,
    document: 'DUP',
  }));

async function report({ comptoir }: World, { token }: Till): Promise<void> {
  const reply = await fetch(`${comptoir.url}/api/device/v1/events`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ events: makeEvents() }),
  });
  const { stored } = (await reply.json()) as { stored?: number };
  if (stored !== BATCH) throw new Error(`a report answered ${reply.status} and stored ${stored}`);
}

/** The same rows in one statement, which commits by itself. */
async function insert({ client }: World, { merchantId, deviceId }: Till): Promise<void> {
  const events = makeEvents();
  await client.query({
    name: 'bare-insert',
    text: `insert into activity_log (id, merchant_id, device_id, occurred_at, event, facts, arrived_at)
      select e.id, $1, $2, e.occurred_at, $3, e.facts, now() from unnest($4::uuid[], $5::timestamptz[], $6::jsonb[]) e (id, occurred_at, facts)`,
    values: [
      merchantId,
      deviceId,
      'document-produced',
      events.map(({ id }) => id),
      events.map(({ occurredAt }) => occurredAt),
      events.map(({ noTrans, document }) => JSON.stringify({ noTrans, document })),
    ],
  });
}
