import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Folders } from '../platform.ts';
import { openFolder } from './open-folder.ts';
import { withLock } from './with-lock.ts';

/** Folders of the terminals in a data folder, each with a lock file that names the process that has it in hand. */
export function openFolders(dataDir: string): Folders {
  const root = join(dataDir, 'terminal');
  return {
    names: () => listFolders(root),
    open: (name) => openFolder(join(root, name)),
    alone: async (name, turn, work) => {
      const path = join(root, name);
      await mkdir(path, { recursive: true, mode: 0o700 });
      return withLock(join(path, 'lock'), turn, () => work(openFolder(path)));
    },
  };
}

async function listFolders(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
