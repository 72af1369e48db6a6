import type pg from 'pg';
import { readTokenKey, signToken } from './sign-token.ts';

/** A merchant's owner who is signed in. */
export interface Reader {
  readonly merchantId: string;
  readonly token: string;
}

/** Adds merchants with one device each, and an owner of each who is signed in. The first is the largest. */
export async function addReaders(client: pg.Client, count: number): Promise<void> {
  await client.query(`create table bench_merchants (n int primary key, merchant_id uuid default gen_random_uuid(),
    device_id uuid default gen_random_uuid(), user_id uuid default gen_random_uuid(), session_id uuid default gen_random_uuid())`);
  await client.query('insert into bench_merchants (n) select n from generate_series(0, $1::int - 1) n', [count]);
  for (const text of ROWS) await client.query(text);
}

/** Those that there are, each with a token of today. */
export async function listReaders(client: pg.Client, dataDir: string): Promise<Reader[]> {
  const key = readTokenKey(dataDir);
  const { rows } = await client.query<{ merchantId: string; userId: string; sessionId: string }>(
    'select merchant_id as "merchantId", user_id as "userId", session_id as "sessionId" from bench_merchants order by n',
  );
  return rows.map(({ merchantId, ...row }) => ({
    merchantId,
    token: signToken(key, { ...row, role: 'merchant', merchantId, merchantRight: 'owner' }),
  }));
}

const ROWS = [
  `insert into merchants (id, company_name, time_zone, subscription_completed, active)
    select merchant_id, 'Restaurant ' || n, 'America/Montreal', true, true from bench_merchants`,
  `insert into devices (id, merchant_id, name, linked_at) select device_id, merchant_id, 'Caisse', now() from bench_merchants`,
  `insert into accounts (id, email) select user_id, 'reader-' || n || '@example.com' from bench_merchants`,
  `insert into users (id, account_id, email, name, role, merchant_id, merchant_right)
    select user_id, user_id, 'reader-' || n || '@example.com', 'Camille Roy', 'merchant', merchant_id, 'owner' from bench_merchants`,
  `insert into sessions (id, account_id, user_id, created_at, renewed_at, last_used_at, expires_at, ends_at, address)
    select session_id, user_id, user_id, now(), now(), now(), now() + interval '7 days', now() + interval '7 days', '127.0.0.1'
    from bench_merchants`,
];
