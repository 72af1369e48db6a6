import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import type { Lines } from '../platform.ts';
import { syncFolder } from './write-file-durably.ts';

/** Opens a file of lines, which is made when it is new. */
export async function openLines(path: string): Promise<Lines> {
  const file = await open(path, 'a+', 0o600);
  try {
    await syncFolder(dirname(path));
  } catch (error) {
    await file.close();
    throw error;
  }
  return {
    size: async () => (await file.stat()).size,
    read: async (offset, length) => {
      const bytes = new Uint8Array(length);
      const { bytesRead } = await file.read(bytes, 0, length, offset);
      return bytes.subarray(0, bytesRead);
    },
    append: (bytes) => appendDurably(file, bytes),
    cutAt: (size) => file.truncate(size),
    each: () => createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity }),
    close: () => file.close(),
  };
}

async function appendDurably(file: FileHandle, bytes: Uint8Array): Promise<void> {
  const { size } = await file.stat();
  try {
    await file.appendFile(bytes);
    await file.datasync();
  } catch (error) {
    // a full disk leaves half a line; what follows it must not be glued to it
    await file.truncate(size).catch(() => undefined);
    throw error;
  }
}
