import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addSecret, saveNewestSecret, openSecretsFile, parseSecrets } from './sealing-secrets.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-secrets-'));
  file = path.join(folder, 'secret.key');
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

describe('the file of secrets', () => {
  it('is made once, for its owner alone', async () => {
    const [made] = [(await openSecretsFile(file))(), (await openSecretsFile(file))()].map(String);
    expect((await openSecretsFile(file))().map(String)).toEqual([made]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('is looked at again while it is in use: a new secret comes first, and the older ones go', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const read = await openSecretsFile(file);
    const before = read();
    await addSecret(file, before);
    expect(read()).toEqual(before);
    vi.advanceTimersByTime(1000);
    const both = read();
    expect(both).toHaveLength(2);
    expect(both[1]).toEqual(before[0]);
    await saveNewestSecret(file, both);
    vi.advanceTimersByTime(1000);
    expect(read()).toEqual(both.slice(0, 1));
    expect(await readdir(folder)).toEqual(['secret.key']);
    expect(await readFile(file, 'utf8')).toMatch(/^\S{44}\n$/);
  });
});

describe('secrets that are given', () => {
  it('may be several, the newest first', () => {
    const [one, two] = [randomBytes(32), randomBytes(32)];
    const text = `${two.toString('base64')}, ${one.toString('base64')}`;
    expect(parseSecrets(text, 'COMPTOIR_SECRET_KEY')).toEqual([two, one]);
  });

  it.each(['', 'short', `${randomBytes(32).toString('base64')},short`])('have 32 bytes each: %s', (text) => {
    expect(() => parseSecrets(text, 'COMPTOIR_SECRET_KEY')).toThrow(
      'COMPTOIR_SECRET_KEY holds keys of 32 bytes in base64, the newest first.',
    );
  });
});
