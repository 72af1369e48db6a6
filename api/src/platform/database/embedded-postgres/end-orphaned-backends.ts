import { readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * Backends whose server was killed end by themselves once they are idle, but a long query would block the next start until it
 * is through. Its client is gone and the log is replayed anyway, so nothing is lost by ending it. On Linux only: elsewhere we wait.
 */
export function endOrphanedBackends(clusterDir: string): void {
  if (process.platform !== 'linux') return;
  const folder = realpathSync(clusterDir);
  for (const pid of readdirSync('/proc').map(Number).filter(Number.isInteger)) {
    try {
      const isOurs =
        readlinkSync(`/proc/${pid}/cwd`) === folder && basename(readlinkSync(`/proc/${pid}/exe`)) === 'postgres';
      if (isOurs) process.kill(pid, 'SIGQUIT');
    } catch {
      // Ended meanwhile, or someone else's: not a backend of our cluster either way.
    }
  }
}
