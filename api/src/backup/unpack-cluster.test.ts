import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ARCHIVE } from './backup-manifest.ts';
import { unpackCluster } from './unpack-cluster.ts';

let home: string;
let archive: string;
const into = () => path.join(home, 'cluster');

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'comptoir-unpack-'));
  archive = path.join(home, ARCHIVE);
  writeFileSync(path.join(home, 'PG_VERSION'), '18\n');
  execFileSync('tar', ['-c', '-z', '-f', archive, '-C', home, 'PG_VERSION']);
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

it('unpacks an archive that goes on with zeros after its end', async () => {
  const zeros = Buffer.alloc(8 * 1024 ** 2);
  writeFileSync(archive, gzipSync(Buffer.concat([gunzipSync(readFileSync(archive)), zeros])));
  await unpackCluster(home, into());
  expect(readFileSync(path.join(into(), 'PG_VERSION'), 'utf8')).toBe('18\n');
});

it.each<[string, (whole: Buffer) => Buffer]>([
  ['cut off', (whole) => whole.subarray(0, -4)],
  ['changed', (whole) => Buffer.concat([whole.subarray(0, -8), Buffer.alloc(8, 7)])],
  ['no archive', () => Buffer.from('nothing of the kind')],
])('refuses an archive that is %s, with the words of tar', async (_what, damage) => {
  writeFileSync(archive, damage(readFileSync(archive)));
  await expect(unpackCluster(home, into())).rejects.toThrow(/^the archive cannot be unpacked: .*gzip/s);
});

it('refuses where there is no archive, and says which', async () => {
  rmSync(archive);
  await expect(unpackCluster(home, into())).rejects.toThrow(ARCHIVE);
  expect(readdirSync(into())).toEqual([]);
});
