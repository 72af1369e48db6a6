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
let calls: object[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'comptoir-billing-'));
  calls = [];
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
    calls.push({ path: request.url, token: request.headers.authorization, ...body });
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

const run = (...words: string[]): Promise<Ended> => runIn({}, ...words);

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

function runIn(env: NodeJS.ProcessEnv, ...words: string[]): Promise<Ended> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'run.mjs'), 'billing', ...words], {
    env: { ...process.env, LC_ALL: '', LANG: 'en_CA.UTF-8', ...env, DATA_DIR: dataDir },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output: output.trim() })));
}

describe('npm run billing', () => {
  it('bills as of a day on the running demo world, as its administrator, and sums up', async () => {
    await startPortal();
    const { code, output } = await run('--now', '2027-01-15');
    expect(output).toContain('Billing as of 2027-01-15T05:00:00.000Z');
    expect(output).toMatch(/Invoices made\s+12 \(\$676\.08\)/);
    expect(output).toMatch(/Payments made\s+10/);
    expect(code).toBe(0);
    expect(calls).toEqual([
      { path: '/api/login', email: 'admin@comptoir.test', password: 'comptoir-demo' },
      { path: '/api/billing-runs', token: 'Bearer token', now: '2027-01-15T05:00:00.000Z' },
    ]);
  });

  it('takes an instant with its zone', async () => {
    await startPortal();
    await run('--now', '2027-01-15T00:00:00-05:00');
    expect(calls.at(-1)).toMatchObject({ now: '2027-01-15T05:00:00.000Z' });
  });

  it.each([
    ['the language of the window', { LANG: 'fr_CA.UTF-8' }, '--now 2027-01-15'],
    ['what LC_ALL says of it', { LC_ALL: 'fr_CA.UTF-8' }, '--now=2027-01-15'],
    ['what is asked for', {}, '--lang fr --now 2027-01-15'],
    ['what is asked for, afterwards', {}, '--now 2027-01-15 --lang=fr'],
  ])('speaks French by %s', async (_, env, words) => {
    await startPortal();
    const { code, output } = await runIn(env, ...words.split(' '));
    expect(output).toContain('Facturation en date du 2027-01-15T05:00:00.000Z…');
    expect(output).toMatch(/Factures créées\s+12 \(676,08\u00A0\$\)/);
    expect(output).toMatch(/Paiements refusés\s+1$/m);
    expect(code).toBe(0);
  });

  it('says in French, too, what keeps it from billing', async () => {
    const french = (...words: string[]) => runIn({ LANG: 'fr_CA.UTF-8' }, ...words).then(({ output }) => output);
    expect(await french('--now', 'demain')).toMatch(/^Dites quel moment\u00A0:/);
    expect(await french()).toMatch(/^Aucun Comptoir ne fonctionne ici/);
    await startPortal(DONE, 401);
    expect(await french()).toContain('pas de monde de démonstration');
    expect(await french('--lang', 'en')).toContain('has no demo world');
    portal?.close();
    await startPortal({ step: 'failed' });
    expect(await french()).toContain('s’est arrêtée avant la fin');
  });

  it.each(['--now', '--now tomorrow', '--now 2027-01-15T05:00', '2027-01-15', '--now 2027-13-45', '--tomorrow'])(
    'says how a moment is written: %s',
    async (words) => {
      const { code, output } = await run(...words.split(' '));
      expect(output).toBe('Say which moment: npm run billing -- --now 2027-01-15, or --now 2027-01-15T05:00:00Z.');
      expect(code).toBe(1);
    },
  );

  it('says so when no Comptoir runs, also when one was killed and left its address', async () => {
    const sentence = 'No Comptoir runs here: start it with npm start, then run this in another window.';
    expect(await run()).toEqual({ code: 1, output: sentence });
    writeFileSync(join(dataDir, 'running.json'), JSON.stringify({ portalUrl: 'http://127.0.0.1:1' }));
    expect(await run()).toEqual({ code: 1, output: sentence });
  });

  it('says so when there is no demo world', async () => {
    await startPortal(DONE, 401);
    expect((await run()).output).toContain('has no demo world');
  });

  it('says so when it was not done', async () => {
    await startPortal({ step: 'failed' });
    const { code, output } = await run();
    expect(output).toContain('before it was done');
    expect(code).toBe(1);
  });
});
