import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let dataDir: string;
let portal: Server | null = null;
let asked: object[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'comptoir-billing-'));
  asked = [];
});
afterEach(() => {
  portal?.close();
  portal = null;
  rmSync(dataDir, { recursive: true, force: true });
});

const DONE = {
  step: 'done',
  invoices: 12,
  invoicedCents: 67_608,
  pauses: 1,
  paid: 10,
  declined: 1,
  withoutCard: 1,
  unavailable: 0,
  unknown: 0,
};

/** Stands in for a running Comptoir whose billing ends with a line. */
async function startPortal(last: object = DONE, loginStatus = 200): Promise<void> {
  const answer = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const body = JSON.parse(await text(request)) as object;
    asked.push({ path: request.url, token: request.headers.authorization, ...body });
    if (request.url === '/api/login') {
      reply.writeHead(loginStatus).end(JSON.stringify({ webToken: 'token' }));
      return;
    }
    reply.write(`${JSON.stringify({ ...DONE, step: 'payments', paid: 3 })}\n`);
    reply.end(`${JSON.stringify(last)}\n`);
  };
  const server = createServer((request, reply) => void answer(request, reply));
  portal = server;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const portalUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  writeFileSync(join(dataDir, 'running.json'), JSON.stringify({ portalUrl }));
}

function run(...words: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'run.mjs'), 'billing', ...words], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said: said.trim() })));
}

describe('npm run billing', () => {
  it('bills as of a day on the running demo world, as its administrator, and sums up', async () => {
    await startPortal();
    const { code, said } = await run('--now', '2027-01-15');
    expect(said).toContain('Billing as of 2027-01-15T05:00:00.000Z');
    expect(said).toMatch(/Invoices made\s+12 \(\$676\.08\)/);
    expect(said).toMatch(/Payments made\s+10/);
    expect(code).toBe(0);
    expect(asked).toEqual([
      { path: '/api/login', email: 'admin@comptoir.test', password: 'comptoir-demo' },
      { path: '/api/billing-runs', token: 'Bearer token', now: '2027-01-15T05:00:00.000Z' },
    ]);
  });

  it('takes an instant with its zone', async () => {
    await startPortal();
    await run('--now', '2027-01-15T00:00:00-05:00');
    expect(asked.at(-1)).toMatchObject({ now: '2027-01-15T05:00:00.000Z' });
  });

  it.each(['--now', '--now tomorrow', '--now 2027-01-15T05:00', '2027-01-15', '--now 2027-13-45'])(
    'says how a moment is written: %s',
    async (words) => {
      const { code, said } = await run(...words.split(' '));
      expect(said).toBe('Say which moment: npm run billing -- --now 2027-01-15, or --now 2027-01-15T05:00:00Z.');
      expect(code).toBe(1);
    },
  );

  it('says so when no Comptoir runs, also when one was killed and left its address', async () => {
    const sentence = 'No Comptoir runs here: start it with npm start, then run this in another window.';
    expect(await run()).toEqual({ code: 1, said: sentence });
    writeFileSync(join(dataDir, 'running.json'), JSON.stringify({ portalUrl: 'http://127.0.0.1:1' }));
    expect(await run()).toEqual({ code: 1, said: sentence });
  });

  it('says so when there is no demo world', async () => {
    await startPortal(DONE, 401);
    expect((await run()).said).toContain('has no demo world');
  });

  it('says so when it was not done', async () => {
    await startPortal({ step: 'failed' });
    const { code, said } = await run();
    expect(said).toContain('before it was done');
    expect(code).toBe(1);
  });
});
