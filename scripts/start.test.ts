import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { processIdentity } from './lib/process-identity.mjs';

interface Launcher {
  child: ChildProcess;
  output: string;
  code: Promise<number | null>;
}

let root: string;
let dataDir: string;
const launchers: Launcher[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'comptoir-start-'));
  dataDir = join(root, 'data');
  for (const folder of ['dist', 'node_modules', 'data']) mkdirSync(join(root, folder));
  cpSync(import.meta.dirname, join(root, 'scripts'), { recursive: true });
  for (const name of ['api', 'simulators', 'terminal']) {
    cpSync(join(import.meta.dirname, 'test', 'fake-program.mjs'), join(root, 'dist', `${name}.mjs`));
  }
});

afterEach(() => {
  for (const launcher of launchers.splice(0)) launcher.child.kill('SIGKILL');
  for (const pid of startedPids()) if (processIdentity(pid) !== null) process.kill(pid, 'SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

/** npm says which script it runs, and the launcher watches over that npm only then: so do its tests. */
const AS_NPM_DOES = { npm_lifecycle_event: 'start', PORT: '0', COMPTOIR_DEMO: '', AUTHORITY_CONTROL_URL: '' };

function start(env: NodeJS.ProcessEnv = {}): Launcher {
  const child = spawn(process.execPath, [join(root, 'scripts', 'start.mjs')], {
    env: { ...process.env, ...AS_NPM_DOES, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const launcher: Launcher = { child, output: '', code: new Promise((done) => child.once('close', done)) };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (launcher.output += text));
  launchers.push(launcher);
  return launcher;
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(10);
}

const diary = (): string =>
  existsSync(join(dataDir, 'diary.txt')) ? readFileSync(join(dataDir, 'diary.txt'), 'utf8') : '';
const startedPids = (): number[] => [...diary().matchAll(/started (\d+)/g)].map((match) => Number(match[1]));
const readyToStop = (launcher: Launcher): Promise<void> => until(() => launcher.output.includes('Ctrl-C to stop'));
const linesOf = (launcher: Launcher): string[] => launcher.output.trim().split('\n');

describe('npm start', () => {
  it('starts the programs, sends the server the addresses of the simulators, links the till and says where everything is', async () => {
    const launcher = start();
    await readyToStop(launcher);
    expect((statSync(join(dataDir, 'running.json')).mode & 0o777).toString(8)).toBe('600');
    // it was made beforehand, open to all
    expect((statSync(dataDir).mode & 0o777).toString(8)).toBe('700');
    const { portalUrl, ...running } = JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8'));
    expect(running).toEqual({
      pid: launcher.child.pid,
      authorityControlUrl: 'http://127.0.0.1:1/control',
      authorityPageUrl: 'http://127.0.0.1:1/',
      mailboxControlUrl: 'http://127.0.0.1:2/control',
      mailboxPageUrl: 'http://127.0.0.1:2/',
      cloverControlUrl: 'http://127.0.0.1:3/control',
      cloverPageUrl: 'http://127.0.0.1:3/',
      cardsControlUrl: 'http://127.0.0.1:4/control',
      cardsPageUrl: 'http://127.0.0.1:4/',
    });
    for (const page of Object.keys(running).filter((name) => name.endsWith('PageUrl'))) {
      expect(launcher.output, page).toContain(running[page]);
    }
    await until(() => diary().includes('api knows ca.pem http://127.0.0.1:2/ http://127.0.0.1:3/ http://127.0.0.1:4/'));
    expect(diary()).toContain('terminal enrol --till caisse --demo');
    for (const text of [portalUrl, 'merchant@comptoir.test', 'npm run terminal -- sale 5.00', `DATA_DIR=${dataDir}`]) {
      expect(launcher.output).toContain(text);
    }
  });

  it('stops the server, then the simulators, on Ctrl-C, and leaves nothing behind', async () => {
    const launcher = start();
    await readyToStop(launcher);
    launcher.child.kill('SIGINT');
    expect(await launcher.code).toBe(0);
    expect(diary()).toMatch(/api asked to stop\nsimulators asked to stop\n$/);
    expect(existsSync(join(dataDir, 'running.json'))).toBe(false);
    expect(startedPids().map(processIdentity)).toEqual([null, null, null]);
  });

  it('takes a Ctrl-C that npm hands on a second time for one', async () => {
    const launcher = start();
    await readyToStop(launcher);
    launcher.child.kill('SIGINT');
    launcher.child.kill('SIGINT');
    await launcher.code;
    expect(diary()).toContain('simulators asked to stop');
  });

  it('ends stubborn programs by force on a second Ctrl-C', async () => {
    const launcher = start({ FAKE_API: 'stubborn', FAKE_SIMULATORS: 'stubborn' });
    await readyToStop(launcher);
    launcher.child.kill('SIGINT');
    await sleep(700);
    launcher.child.kill('SIGINT');
    expect(await launcher.code).toBe(0);
    expect(startedPids().map(processIdentity)).toEqual([null, null, null]);
  });

  it('leaves no program behind when it is killed itself', async () => {
    const launcher = start();
    await readyToStop(launcher);
    launcher.child.kill('SIGKILL');
    await until(() => startedPids().every((pid) => processIdentity(pid) === null));
    expect(diary()).toContain('api left alone');
    expect(diary()).toContain('simulators left alone');
  });

  it('starts everything again when a program dies', async () => {
    const launcher = start();
    await readyToStop(launcher);
    const first = startedPids();
    process.kill(Number(/api started (\d+)/.exec(diary())?.[1]), 'SIGKILL');
    await until(() => launcher.output.split('Ctrl-C to stop').length === 3);
    expect(launcher.output).toContain('The server ended unexpectedly: starting again (1 of 5 within a minute).');
    expect(first.filter((pid) => processIdentity(pid) !== null)).toEqual([]);
    expect(existsSync(join(dataDir, 'running.json'))).toBe(true);
    expect(launcher.child.exitCode).toBeNull();
  });

  it('stops everything with one sentence when a program dies again and again', async () => {
    const launcher = start({ FAKE_SIMULATORS: 'dies', COMPTOIR_RESTARTS: '2' });
    expect(await launcher.code).toBe(1);
    expect(diary().match(/simulators started/g)).toHaveLength(3);
    expect(launcher.output).toContain(
      'The simulated outside world ended unexpectedly once more than 2 times within a minute, so Comptoir stopped: see the messages above.',
    );
    expect(diary()).toContain('api asked to stop');
    expect(existsSync(join(dataDir, 'running.json'))).toBe(false);
  });

  it.each(['-1', 'often', '1000'])('refuses COMPTOIR_RESTARTS=%s', async (restarts) => {
    const launcher = start({ COMPTOIR_RESTARTS: restarts });
    expect(await launcher.code).toBe(1);
    expect(linesOf(launcher)).toEqual([`COMPTOIR_RESTARTS is "${restarts}": it must be a number from 0 to 999.`]);
  });

  it('repeats the sentence of a server that cannot start, and nothing else', async () => {
    const launcher = start({ FAKE_API: 'fails' });
    expect(await launcher.code).toBe(1);
    expect(linesOf(launcher)).toEqual(['The database is asleep.']);
  });

  it('goes on without a till that could not be linked, and says how to link it', async () => {
    const launcher = start({ FAKE_TERMINAL: 'fails' });
    await readyToStop(launcher);
    expect(launcher.output).toContain('no such till\nThe demo till could not be linked: npm run terminal -- enrol');
  });

  it('links the till on the first start only', async () => {
    mkdirSync(join(dataDir, 'terminal', 'caisse'), { recursive: true });
    writeFileSync(join(dataDir, 'terminal', 'caisse', 'certificate.pem'), '');
    const launcher = start();
    await readyToStop(launcher);
    expect(diary()).not.toContain('terminal');
  });

  it('runs the server alone outside the demo', async () => {
    const launcher = start({ COMPTOIR_DEMO: 'off' });
    await readyToStop(launcher);
    expect(diary()).toMatch(/^api started \d+\n$/);
    expect(launcher.output).not.toContain('comptoir-demo');
  });

  it('refuses a port in use and says by which process', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await until(() => server.listening);
    const { port } = server.address() as AddressInfo;
    const launcher = start({ PORT: String(port) });
    expect(await launcher.code).toBe(1);
    server.close();
    expect(linesOf(launcher)).toHaveLength(1);
    expect(launcher.output).toContain(`Port ${port} is in use by process ${process.pid} (`);
    expect(launcher.output).toContain(`such as PORT=${port + 1} DATA_DIR=.data-${port + 1} npm start.`);
    expect(diary()).toBe('');
  });

  it('refuses a data folder that another Comptoir uses before it starts anything', async () => {
    const lock = { pid: process.pid, started: processIdentity(process.pid) };
    writeFileSync(join(dataDir, 'comptoir.lock'), JSON.stringify(lock));
    const launcher = start();
    expect(await launcher.code).toBe(1);
    expect(linesOf(launcher)).toEqual([
      `The data folder ${dataDir} is in use by process ${process.pid}: stop it first, or choose another folder with DATA_DIR.`,
    ]);
    expect(diary()).toBe('');
  });

  it('starts over the lock of a process that was killed', async () => {
    writeFileSync(join(dataDir, 'comptoir.lock'), JSON.stringify({ pid: process.pid, started: 'earlier' }));
    await readyToStop(start());
    expect(diary()).toContain('api started');
  });

  it.each([
    [{ PORT: '80a' }, 'PORT is "80a": it must be a number from 1 to 65535, or 0 for any free one.'],
    [{ PORT: '65536' }, 'PORT is "65536": it must be a number from 1 to 65535, or 0 for any free one.'],
    [{ COMPTOIR_DEMO: 'maybe' }, 'COMPTOIR_DEMO is "maybe": it may be on or off.'],
    [{ HOST: '203.0.113.7' }, 'HOST is "203.0.113.7", which is no address of this machine.'],
  ])('refuses %j with one sentence', async (env, sentence) => {
    const launcher = start(env);
    expect(await launcher.code).toBe(1);
    expect(linesOf(launcher)).toEqual([sentence]);
  });

  it.each([
    ['dist/api.mjs', 'Comptoir is not built yet: run npm start.'],
    ['node_modules', 'Comptoir is not installed here yet: run npm start.'],
  ])('says what to do when %s is missing', async (missing, sentence) => {
    rmSync(join(root, missing), { recursive: true });
    const launcher = start();
    expect(await launcher.code).toBe(1);
    expect(linesOf(launcher)).toEqual([sentence]);
  });
});
