import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { call } from '../relay/call.ts';
import { signIn } from '../relay/link-terminal.ts';

const ADMINISTRATOR = { email: 'admin@comptoir.test', password: 'comptoir-demo' };
const HEARD_WITHIN_MS = 20_000;
/** The queue asks a database that was away again later and later, at most a minute apart. */
const JOB_WITHIN_MS = 120_000;

/** Work that the drill interrupts: the billing of a midnight, and an export of bills. */
export interface Work {
  /** Has the work of so many hours after midnight done, and says whether it came to its end. */
  midnight(url: string, hour: number): Promise<boolean>;
  /** Downloads the day's bills, and says whether the file is whole. */
  exportBills(url: string): Promise<boolean>;
}

/** Signs in once, for tokens outlive any server. */
export async function openWork(url: string, day: string): Promise<Work> {
  const { webToken } = await call<{ webToken: string }>(url, { path: '/login', body: ADMINISTRATOR });
  const merchant = await signIn(url);
  const today = new Date().toISOString().slice(0, 10);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  return {
    midnight: async (server, hour) => {
      const text = await download(`${server}/api/billing-runs`, webToken, { now: `${day}T0${5 + hour}:00:00Z` });
      return text?.trim().split('\n').at(-1)?.includes('"done"') === true;
    },
    exportBills: async (server) =>
      (await download(`${server}/api/bills/export?format=ndjson&from=${yesterday}&to=${today}`, merchant)) !== null,
  };
}

/** The whole of a reply; null when it is refused, or ends too early. */
async function download(url: string, token: string, body?: object): Promise<string | null> {
  try {
    const reply = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return reply.ok ? await reply.text() : null;
  } catch {
    return null;
  }
}

/** True when a server hears of the next sale: an open log is told. */
export async function hearsSales(url: string): Promise<boolean> {
  const reply = await fetch(`${url}/api/logs/stream`, {
    headers: { authorization: `Bearer ${await signIn(url)}` },
    signal: AbortSignal.timeout(HEARD_WITHIN_MS),
  });
  if (!reply.ok || !reply.body) return false;
  let text = '';
  try {
    for await (const part of reply.body.pipeThrough(new TextDecoderStream())) {
      text += part;
      if (text.includes('event: activity')) return true;
    }
  } catch {
    // nothing was heard in time
  }
  return false;
}

/** True when the queue of the servers does a job that is put in now. */
export async function doesJobs(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ id: string }>("select id from graphile_worker.add_job('ensure-partitions')");
  const deadline = performance.now() + JOB_WITHIN_MS;
  while (performance.now() < deadline) {
    const { rowCount } = await client.query('select from graphile_worker._private_jobs where id = $1', [rows[0]?.id]);
    if (rowCount === 0) return true;
    await sleep(200);
  }
  return false;
}
