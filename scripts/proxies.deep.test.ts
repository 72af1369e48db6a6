import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { request, Agent } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claimAnyPort } from './lib/claim-port.mjs';
import { root } from './lib/tracked-files.ts';
import { requireDebian } from './test/require-debian.ts';

/** A server as a proxy sees it: it is ready or not, answers 503 while it is not, and keeps what reached it. */
interface Upstream {
  readonly port: number;
  isReady: boolean;
  readonly calls: { readonly method: string; readonly url: string; readonly headers: IncomingHttpHeaders }[];
  stop(): Promise<void>;
}

interface Reply {
  readonly status: number;
  readonly text: string;
}

interface Proxy {
  /** Calls through it. A stream's first words are returned as they come, and it is hung up then. */
  call(
    path: string,
    options?: { body?: string; headers?: Record<string, string>; firstWords?: boolean },
  ): Promise<Reply>;
  stop(): Promise<void>;
}

const STREAM_MS = 4000;
/** Longer than any of them needs to ask a server, in vain, as often as it does before it believes that. */
const LOOKED_MS = 3500;

let home: string;
let upstreams: readonly [Upstream, Upstream];
let proxy: Proxy | null = null;

beforeAll(() => {
  requireDebian('haproxy', 'haproxy');
  requireDebian('nginx', 'nginx-light');
  requireDebian('caddy', 'caddy');
  home = mkdtempSync(join(tmpdir(), 'comptoir-proxies-'));
  const words = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout key.pem -out cert.pem';
  execFileSync('openssl', words.split(' '), { cwd: home, stdio: 'pipe' });
  writeFileSync(
    join(home, 'both.pem'),
    ['cert.pem', 'key.pem'].map((name) => readFileSync(join(home, name))).join('\n'),
  );
});
beforeEach(async () => {
  upstreams = [await openUpstream(), await openUpstream()];
});
afterEach(async () => {
  await proxy?.stop();
  proxy = null;
  await Promise.all(upstreams.map((one) => one.stop()));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const PROXIES = { HAProxy: openHaproxy, Caddy: openCaddy };
const both = () => [...upstreams[0].calls, ...upstreams[1].calls];

describe.each(Object.entries(PROXIES))('%s as deploy/proxy has it', (name, open) => {
  it('hands calls to both servers, and says itself who calls and how', async () => {
    proxy = await open();
    const headers = { 'x-forwarded-for': '6.6.6.6', 'x-forwarded-proto': 'http' };
    await sleep(LOOKED_MS / 2);
    for (let number = 0; number < 6; number += 1) await proxy.call('/api/session', { headers });
    expect(upstreams.map(({ calls }) => calls.length)).toEqual([3, 3]);
    for (const call of both()) {
      expect(call.headers['x-forwarded-for']).toBe('127.0.0.1');
      expect(call.headers['x-forwarded-proto']).toBe('https');
      expect(call.headers.host).toMatch(/^localhost/);
    }
    expect((await proxy.call('/api/mail', { body: 'x'.repeat(3_000_000) })).status).toBe(200);
  });

  it('passes the words of a stream as they are written', async () => {
    proxy = await open();
    const startedAt = performance.now();
    expect((await proxy.call('/stream', { firstWords: true })).text).toContain('data: 0');
    expect(performance.now() - startedAt).toBeLessThan(STREAM_MS / 2);
  });

  it('goes on with the other server when one is gone, and never sends a sale twice', { timeout: 60_000 }, async () => {
    proxy = await open();
    await upstreams[0].stop();
    // Caddy 2.6, Debian's, hands a sale on only once it has asked: newer ones do at once
    if (name === 'Caddy') await sleep(LOOKED_MS);
    expect(await callFor(proxy, 2000)).toEqual({ refusedReads: 0, refusedSales: 0 });
  });

  it('hands nothing to a server that is not ready', { timeout: 60_000 }, async () => {
    proxy = await open();
    upstreams[0].isReady = false;
    await sleep(LOOKED_MS);
    const before = upstreams[0].calls.length;
    expect(await callFor(proxy, 4000)).toEqual({ refusedReads: 0, refusedSales: 0 });
    expect(upstreams[0].calls.length).toBe(before);
    upstreams[0].isReady = true;
    await sleep(LOOKED_MS);
    await callFor(proxy, 500);
    expect(upstreams[0].calls.length).toBeGreaterThan(before);
  });
});

/** Reads and sells in turn for a while: what was not answered well. A sale that reached servers twice is an error. */
async function callFor(through: Proxy, ms: number): Promise<{ refusedReads: number; refusedSales: number }> {
  const refused = { refusedReads: 0, refusedSales: 0 };
  const [endsAt, from] = [performance.now() + ms, both().length];
  for (let number = 0; performance.now() < endsAt; number += 1) {
    if ((await through.call('/api/session')).status !== 200) refused.refusedReads += 1;
    if ((await through.call(`/api/sale?${number}`, { body: 'a bill' })).status !== 200) refused.refusedSales += 1;
    await sleep(20);
  }
  const sales = both()
    .slice(from)
    .flatMap(({ url }) => (url.startsWith('/api/sale?') ? [url] : []));
  expect(new Set(sales).size).toBe(sales.length);
  return refused;
}

it('nginx keeps a stream’s words back, but not ours, which forbid it', { timeout: 60_000 }, async () => {
  proxy = await openNginx();
  const timeOf = async (path: string): Promise<number> => {
    const startedAt = performance.now();
    await proxy?.call(path, { firstWords: true });
    return performance.now() - startedAt;
  };
  expect(await timeOf('/stream')).toBeGreaterThan(STREAM_MS / 2);
  expect(await timeOf('/stream?as-ours')).toBeLessThan(STREAM_MS / 2);
});

async function openUpstream(): Promise<Upstream> {
  const port = await claimAnyPort();
  const calls: Upstream['calls'] = [];
  const server: Server = createServer((call, reply) => {
    const url = call.url ?? '';
    if (url !== '/api/readyz') calls.push({ method: call.method ?? '', url, headers: call.headers });
    call.resume();
    if (!upstream.isReady) return void reply.writeHead(503).end('not ready');
    if (!url.startsWith('/stream')) return void call.on('end', () => reply.end('well'));
    // as api/src/platform/http/event-stream.ts
    const ours = url.endsWith('as-ours') ? { 'x-accel-buffering': 'no' } : {};
    reply.writeHead(200, { 'content-type': 'text/event-stream', ...ours });
    reply.write('data: 0\n\n');
    const timer = setTimeout(() => reply.end('data: 1\n\n'), STREAM_MS);
    reply.once('close', () => clearTimeout(timer));
  });
  const upstream: Upstream = {
    port,
    isReady: true,
    calls,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return upstream;
}

/** HAProxy with our file, on ports and with a certificate of its own. */
async function openHaproxy(): Promise<Proxy> {
  const [port, plain] = [await claimAnyPort(), await claimAnyPort()];
  const folder = mkdtempSync(join(home, 'haproxy-'));
  const settings = join(folder, 'haproxy.cfg');
  const ours = readFileSync(join(root, 'deploy/proxy/haproxy.cfg'), 'utf8')
    .replace('127.0.0.1:3000', `127.0.0.1:${upstreams[0].port}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${upstreams[1].port}`)
    .replace(':80,:::80 v6only', `127.0.0.1:${plain}`)
    .replace(':443,:::443 v6only', `127.0.0.1:${port}`)
    .replace('/etc/haproxy/comptoir.pem', join(home, 'both.pem'));
  writeFileSync(settings, ours);
  execFileSync('haproxy', ['-c', '-f', settings], { env: PATHS, stdio: 'pipe' });
  return follow(spawn('haproxy', ['-db', '-f', settings], { env: PATHS, stdio: 'ignore' }), port);
}

/** nginx as it is without a word about buffers. */
async function openNginx(): Promise<Proxy> {
  const port = await claimAnyPort();
  const folder = mkdtempSync(join(home, 'nginx-'));
  const settings = join(folder, 'nginx.conf');
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  writeFileSync(
    settings,
    `daemon off; pid ${folder}/pid; error_log ${folder}/log; ${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http { access_log off; ${places.join(' ')} server { listen 127.0.0.1:${port} ssl;
  ssl_certificate ${home}/cert.pem; ssl_certificate_key ${home}/key.pem;
  location / { proxy_pass http://127.0.0.1:${upstreams[0].port}; } } }
`,
  );
  return follow(spawn('nginx', ['-c', settings, '-e', `${folder}/log`], { env: PATHS, stdio: 'ignore' }), port);
}

const PATHS = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };

/** Caddy with our file, which makes its certificates itself, before servers of this machine. */
async function openCaddy(): Promise<Proxy> {
  const port = await claimAnyPort();
  const folder = mkdtempSync(join(home, 'caddy-'));
  mkdirSync(join(folder, 'data'));
  const settings = join(folder, 'Caddyfile');
  const ours = readFileSync(join(root, 'deploy/proxy/Caddyfile'), 'utf8').replace(
    'one:3000 two:3000',
    upstreams.map((one) => `127.0.0.1:${one.port}`).join(' '),
  );
  // this machine's list of whom it trusts stays as it is
  writeFileSync(settings, `{\nadmin off\nskip_install_trust\nauto_https disable_redirects\n}\n${ours}`);
  const env = {
    ...PATHS,
    HOME: folder,
    XDG_DATA_HOME: join(folder, 'data'),
    XDG_CONFIG_HOME: folder,
    PORTAL_HOST: `localhost:${port}`,
  };
  const words = ['--config', settings, '--adapter', 'caddyfile'];
  execFileSync('caddy', ['validate', ...words], { env, stdio: 'pipe' });
  return follow(spawn('caddy', ['run', ...words], { env }), port);
}

async function follow(child: ChildProcess, port: number): Promise<Proxy> {
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const agent = new Agent({ rejectUnauthorized: false, keepAlive: true, maxSockets: 4 });
  const call: Proxy['call'] = (path, { body, headers = {}, firstWords = false } = {}) =>
    new Promise((done, fail) => {
      const to = {
        host: '127.0.0.1',
        port,
        path,
        agent,
        servername: 'localhost',
        headers: { host: 'localhost', ...headers },
      };
      const asked = request({ ...to, method: body === undefined ? 'GET' : 'POST' }, (reply) => {
        let text = '';
        const end = (): void => done({ status: reply.statusCode ?? 0, text });
        reply.on('data', (part: Buffer) => {
          text += part.toString();
          if (!firstWords) return;
          end();
          asked.destroy();
        });
        reply.once('end', end);
        reply.once('error', fail);
      });
      asked.once('error', fail);
      asked.end(body);
    });
  for (let left = 100; ; left -= 1) {
    const reply = await call('/api/readyz').catch(() => null);
    if (reply?.status === 200) break;
    if (left === 0 || child.exitCode !== null) throw new Error('the proxy does not answer');
    await sleep(100);
  }
  return {
    call,
    stop: async () => {
      agent.destroy();
      child.kill('SIGTERM');
      await ended;
    },
  };
}
