import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Folder } from '../platform.ts';
import { openKeys } from './open-keys.ts';
import { openLines } from './open-lines.ts';
import { readIfThere } from './read-if-there.ts';
import { writeFileDurably } from './write-file-durably.ts';

/** A terminal's folder on the disk. Its files are secrets: only their owner may read them. */
export const openFolder = (path: string): Folder => ({
  keys: openKeys(path),
  pathOf: (name) => join(path, name),
  read: (name) => readIfThere(join(path, name)),
  write: (name, content) => writeFileDurably(join(path, name), content),
  writeLoosely: async (name, content) => {
    const temporary = join(path, `${name}.tmp`);
    await writeFile(temporary, content, { mode: 0o600 });
    await rename(temporary, join(path, name));
  },
  remove: (name) => rm(join(path, name), { force: true }),
  openLines: (name) => openLines(join(path, name)),
});
