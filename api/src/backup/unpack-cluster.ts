import { spawn } from 'node:child_process';
import { createReadStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { ARCHIVE } from './backup-manifest.ts';

/** Unpacks the archive of a backup into a new folder, with the system's own tar. */
export async function unpackCluster(backup: string, clusterDir: string): Promise<void> {
  mkdirSync(clusterDir, { recursive: true, mode: 0o700 });
  const tar = spawn('tar', ['-x', '-p', '-f', '-', '-C', clusterDir, '--no-same-owner'], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let complaint = '';
  tar.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const ended = new Promise<number | null>((done, fail) => tar.once('error', fail).once('close', done));
  const fed = pipeline(createReadStream(path.join(backup, ARCHIVE)), createGunzip(), tar.stdin);
  // When tar gives up, its own words say more than the broken pipe.
  const [code] = await Promise.all([ended, fed.catch((error: Error) => (complaint ||= error.message))]);
  if (code !== 0 || complaint !== '') throw new Error(`the archive cannot be unpacked: ${complaint.trim()}`);
}
