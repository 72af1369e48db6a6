import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Replaces a file in one step that survives a power cut: the old content or the new one, never a part, and the new one once
 * this returns. `mode` 0600 keeps a secret from other users.
 */
export async function writeFileDurably(path: string, content: string, mode = 0o600): Promise<void> {
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    const file = await open(temporary, 'w', mode);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
  await syncFolder(dirname(path));
}

/** Makes the names in a folder durable: a file whose folder was never synced can vanish with the power. */
export async function syncFolder(path: string): Promise<void> {
  // Windows opens no folder, and keeps names durable by itself
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
