import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type RunningAuthority, startAuthority } from '../src/authority/start-authority.ts';

export interface TestAuthority {
  dataDir: string;
  /** The one running now. */
  running: RunningAuthority;
  /** Closes it and starts it again on the same folder. */
  restart: () => Promise<void>;
  remove: () => Promise<void>;
}

/** An authority on free ports, in a folder that goes away with it. `ownKeys`: a root that no other test authority has. */
export async function startTestAuthority(
  options: { strict?: boolean; ownKeys?: boolean } = {},
): Promise<TestAuthority> {
  const { ownKeys = false, ...start } = options;
  const dataDir = await mkdtemp(join(tmpdir(), 'authority-'));
  if (!ownKeys) await copyKeys(dataDir);
  const authority: TestAuthority = {
    dataDir,
    running: await startAuthority({ dataDir, ...start }),
    restart: async () => {
      await authority.running.close();
      authority.running = await startAuthority({ dataDir, ...start });
    },
    remove: async () => {
      await authority.running.close();
      await rm(dataDir, { recursive: true });
    },
  };
  return authority;
}

async function copyKeys(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'authority');
  await mkdir(folder, { mode: 0o700 });
  await cp(join(inject('sharedKeys'), 'keys'), join(folder, 'keys'), { recursive: true });
}
