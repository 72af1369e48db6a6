import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ARCHIVE } from './backup-manifest.ts';

/**
 * Unpacks the archive of a backup into a new folder, with the system's own tar. The tar opens the file itself: fed through a pipe, it
 * leaves at the archive's end mark while zeros are still coming, and a whole archive would be called broken by the one who feeds it.
 */
export async function unpackCluster(backup: string, clusterDir: string): Promise<void> {
  mkdirSync(clusterDir, { recursive: true, mode: 0o700 });
  const archive = path.join(backup, ARCHIVE);
  try {
    await promisify(execFile)('tar', ['-x', '-z', '-p', '-f', archive, '-C', clusterDir, '--no-same-owner']);
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new Error(`the archive cannot be unpacked: ${said || String(error)}`, { cause: error });
  }
}
