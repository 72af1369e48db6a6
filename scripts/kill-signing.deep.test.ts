import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { callPortal, endOf, portalOf, serverOf, startKillable } from './test/start-killable.ts';

const CATERER = 'traiteur@comptoir.test';

let home: string;
let launcher: ChildProcess | null = null;
/** Stands between till and server: one address for all starts, and the place where a reply is lost. */
let between: Server;
/** Number of the post about signing whose reply is lost: its content is written, and the server is killed. */
let doomed: number | null = null;
let posts = 0;

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'comptoir-signing-'));
  between = createServer((request, response) => void passOn(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => {
    between.listen(0, '127.0.0.1', resolve);
  });
});
afterEach(async () => {
  between.close();
  if (launcher && launcher.exitCode === null) {
    launcher.kill('SIGTERM');
    await endOf(launcher);
  }
  rmSync(home, { recursive: true, force: true });
});

const start = (): Promise<ChildProcess> => startKillable(home, (child) => (launcher = child));

async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const isPost = request.method === 'POST' && (request.url ?? '').includes('/to-sign/');
  if (isPost) posts += 1;
  const isDoomed = isPost && posts === doomed;
  const reply = await send(request, await bodyOf(request));
  if (isDoomed && launcher) process.kill(serverOf(launcher), 'SIGKILL');
  if (isDoomed) throw new Error('this reply is lost');
  response.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? '' });
  response.end(Buffer.from(await reply.arrayBuffer()));
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}

function send({ method = 'GET', url = '/', headers }: IncomingMessage, body: Buffer): Promise<Response> {
  const passed = new Headers();
  for (const name of ['authorization', 'content-type'] as const) {
    const value = headers[name];
    if (value !== undefined) passed.set(name, value);
  }
  return fetch(new URL(url, portalOf(home)), { method, headers: passed, ...(body.length === 0 ? {} : { body }) });
}

/** A command of the till, through what stands between; how it ended, and what it said. */
async function terminal(...words: readonly string[]): Promise<string> {
  const { port } = between.address() as AddressInfo;
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../dist/terminal.mjs'), ...words, '--till', 'traiteur', '--lang', 'en'],
    {
      env: { ...process.env, DATA_DIR: join(home, 'data'), COMPTOIR_URL: `http://127.0.0.1:${port}` },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  await endOf(child);
  return output;
}

interface Contract {
  readonly id: string;
  readonly number: string;
  readonly state: string;
  readonly toSign: number;
  readonly paidCents: number;
  readonly documents: readonly {
    readonly state: string;
    readonly till: string | null;
    readonly bill: { readonly noTrans: string; readonly isAsAsked: boolean } | null;
  }[];
}

async function readContracts(): Promise<Contract[]> {
  const body = { email: CATERER, password: 'comptoir-demo' };
  const { webToken: token } = await callPortal<{ webToken: string }>(home, '/login', { token: '', body });
  const { items } = await callPortal<{ items: Contract[] }>(home, '/contracts', { token });
  return Promise.all(items.map(({ id }) => callPortal<Contract>(home, `/contracts/${id}`, { token })));
}

const billsOf = (contracts: readonly Contract[]) =>
  contracts.flatMap(({ documents }) => documents.flatMap(({ bill }) => bill ?? []));

it(
  'kill -9 between what a till says of a document and the answer signs each document once, and says so',
  { timeout: 300_000 },
  async () => {
    let child = await start();
    expect(await terminal('enrol', '--demo', '--as', CATERER)).toContain('Certificate');
    const before = await readContracts();
    const find = (isIt: (contract: Contract) => boolean): string => before.find(isIt)?.number ?? '';
    const agreed = find(({ state }) => state === 'to-sign');
    const signable = find(({ state, toSign }) => state === 'open' && toSign === 1);
    for (const [words, nth] of [
      // it begins, and never hears that it may
      [['contract', agreed], 1],
      // it has said which bill it is, and never hears that this is known
      [['instalment', signable, '--payment', 'CRE'], 2],
      // the payment was asked for, and the till never hears that it waits
      [['instalment', agreed, '--payment', 'CRE'], 1],
    ] as const) {
      [posts, doomed] = [0, nth];
      const first = await terminal(...words, '--yes');
      expect(posts, first).toBeGreaterThanOrEqual(nth);
      await endOf(child);
      doomed = null;
      child = await start();
      // a bill that was printed is there: no one types it again
      if (!first.includes('TRANSACTION #')) await terminal(...words, '--yes');
      await terminal('send');
      expect(await terminal('to-sign')).not.toContain(words[1]);
    }
    const contracts = await readContracts();
    const fresh = billsOf(contracts).filter(({ noTrans }) => !billsOf(before).some((bill) => bill.noTrans === noTrans));
    expect(fresh.every(({ isAsAsked }) => isAsAsked)).toBe(true);
    // one number after the other: no bill was made that the portal does not know of, and none twice
    expect(fresh.map(({ noTrans }) => Number(noTrans.split('-')[1])).toSorted((one, other) => one - other)).toEqual([
      1, 2, 3,
    ]);
    expect(contracts.every(({ toSign }) => toSign === 0)).toBe(true);
    expect(contracts.find(({ number }) => number === agreed)?.documents).toHaveLength(2);
    child.kill('SIGTERM');
    await endOf(child);
  },
);
