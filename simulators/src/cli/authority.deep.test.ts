import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestAuthority, type TestAuthority } from '../../test/test-authority.ts';
import { enrol } from '../../test/terminal.ts';

const COMMAND = new URL('./authority.ts', import.meta.url).pathname;

let authority: TestAuthority;

beforeAll(async () => {
  authority = await startTestAuthority();
  const running = { pid: process.pid, authorityControlUrl: authority.running.urls.controlUrl };
  await writeFile(join(authority.dataDir, 'running.json'), JSON.stringify(running));
});
afterAll(() => authority.remove());

async function run(
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number; out: string; err: string }> {
  const options = { env: { ...process.env, DATA_DIR: authority.dataDir, LANG: 'en_CA.UTF-8', LC_ALL: '', ...env } };
  try {
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', COMMAND, ...args],
      options,
    );
    return { code: 0, out: stdout.trim(), err: stderr.trim() };
  } catch (error) {
    if (!(error instanceof Error && 'stderr' in error && 'code' in error)) throw error;
    return { code: Number(error.code), out: '', err: String(error.stderr).trim() };
  }
}

describe('npm run authority', () => {
  it('down, then status, then up', async () => {
    expect(await run(['down'])).toEqual({ code: 0, out: 'The authority is now unreachable.', err: '' });
    const { out } = await run(['status'], { LANG: 'fr_CA.UTF-8' });
    expect(out).toContain('L’autorité est injoignable.');
    expect(out).toContain('factures reçues');
    expect(await run(['up', '--lang', 'fr'])).toEqual({ code: 0, out: 'L’autorité répond de nouveau.', err: '' });
    expect(authority.running.status().mode).toBe('up');
  });

  it('scripts a fault and clears it', async () => {
    expect((await run(['slow', '3000', '--times', '2'])).out).toBe('Waiting: slow 3000, 2 times.');
    expect(authority.running.status().faults).toMatchObject([{ fault: 'slow', value: 3000, remaining: 2 }]);
    expect((await run(['clear'])).out).toBe('No fault waits any more.');
    expect(authority.running.status().faults).toEqual([]);
  });

  it('revokes a certificate, and says so when there is none', async () => {
    const { deviceNumber } = await enrol(authority.running, 'device');
    expect((await run(['revoke', deviceNumber])).out).toBe('One certificate was revoked.');
    const again = await run(['revoke', deviceNumber, '--lang', 'fr']);
    expect(again).toEqual({ code: 1, out: '', err: 'Cet appareil ou ce serveur n’a aucun certificat en vigueur.' });
  });
});

describe('one sentence and exit code 1', () => {
  it('when nothing runs', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'nothing-'));
    const { code, err } = await run(['status'], { DATA_DIR: empty });
    expect({ code, lines: err.split('\n').length }).toEqual({ code: 1, lines: 1 });
    expect(err).toContain('npm start');
    await rm(empty, { recursive: true });
  });

  it('when what ran is gone', async () => {
    const stale = await mkdtemp(join(tmpdir(), 'stale-'));
    await writeFile(join(stale, 'running.json'), '{"authorityControlUrl":"http://127.0.0.1:1"}');
    const { code, err } = await run(['status', '--lang', 'fr'], { DATA_DIR: stale });
    expect({ code, lines: err.split('\n').length }).toEqual({ code: 1, lines: 1 });
    expect(err).toContain('ne répond pas');
    await rm(stale, { recursive: true });
  });

  it('when the command is not understood, or a value is not accepted', async () => {
    expect(await run(['sideways'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('not understood: sideways'),
    });
    expect(await run(['slow', 'soon'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('does not accept this: value'),
    });
  });
});
