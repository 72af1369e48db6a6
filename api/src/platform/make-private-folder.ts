import { chmodSync, mkdirSync, statSync } from 'node:fs';

/** Makes a folder that its owner alone may enter. One that is there is closed too, unless it is another's; the launcher does the same. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (statSync(folder).uid === process.getuid?.()) chmodSync(folder, 0o700);
}
