import { createServer } from 'node:http';
import { createHash, createPublicKey, verify } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { FLOOR_PAGES } from './floor-pages.ts';

/**
 * The least that a program can do that shows one merchant's page to one signed-in person and to no one else: verify the token, look
 * the session up, read the page under the role and the scope of the server, all in one round trip; no schema, no framework.
 */
const [databaseUrl = '', dataDir = '', what = ''] = process.argv.slice(2);
const { page, writeRow } = FLOOR_PAGES[what === 'log' ? 'log' : 'bills'];
const KEY = createPublicKey(readFileSync(join(dataDir, 'token-key.pem'), 'utf8'));
const KID = createHash('sha256')
  .update(KEY.export({ type: 'spki', format: 'der' }))
  .digest('base64url')
  .slice(0, 16);

const pool = new pg.Pool({ connectionString: databaseUrl, max: 20, options: '-c role=comptoir_app', pipeline: true });

const SESSION = {
  name: 'session',
  text: `select u.merchant_id as "merchantId", u.suspended_at as "suspendedAt" from sessions s join users u on u.id = s.user_id
    where s.id = $1 and s.revoked_at is null and s.expires_at > $2 and s.ends_at > $2`,
};

/** As the server has it, with one plan for all merchants. */
const SCOPE = `set local plan_cache_mode = force_generic_plan; set local app.role = 'merchant';
  set local app.merchant_right = 'owner'; set local app.merchant_id =`;

interface Claims {
  readonly sid: string;
  readonly merchantId: string;
  readonly exp: number;
}

const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());

function readToken(header: string): Claims {
  const [head = '', body = '', signature = ''] = header.slice('Bearer '.length).split('.');
  const { kid } = read(head) as { kid: string };
  const key = { key: KEY, dsaEncoding: 'ieee-p1363' } as const;
  const signed = Buffer.from(`${head}.${body}`);
  if (kid !== KID || !verify('sha256', signed, key, Buffer.from(signature, 'base64url'))) throw new Error('not ours');
  const claims = read(body) as Claims;
  if (claims.exp * 1000 < Date.now()) throw new Error('expired');
  return claims;
}

async function answer(header: string, query: URLSearchParams): Promise<string> {
  const claims = readToken(header);
  const client = await pool.connect();
  try {
    const socket = client.connection.stream;
    socket.cork();
    process.nextTick(() => socket.uncork());
    const sent = [
      client.query("begin; set local app.role = 'system'"),
      client.query({ ...SESSION, values: [claims.sid, new Date()] }),
      client.query(`${SCOPE} '${claims.merchantId}'`),
      client.query(page(claims.merchantId, query)),
      client.query('commit'),
    ] as const;
    const [, session, , lines] = await Promise.all(sent);
    const [caller] = session.rows as { merchantId: string; suspendedAt: Date | null }[];
    if (!caller || caller.suspendedAt || caller.merchantId !== claims.merchantId)
      throw new Error('the session has ended');
    return JSON.stringify({ items: lines.rows.map(writeRow) });
  } finally {
    client.release();
  }
}

const server = createServer((request, response) => {
  const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
  answer(request.headers.authorization ?? '', query).then(
    (text) => response.writeHead(200, { 'content-type': 'application/json' }).end(text),
    (error: unknown) => response.writeHead(401).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('SIGTERM', () => process.exit());
