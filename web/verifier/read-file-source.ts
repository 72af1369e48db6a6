import type { Source } from './read-zip.ts';

/** The bytes of a file that a person chose, read as they are needed. */
export const readFileSource = (file: Blob): Source => ({
  size: file.size,
  read: async (start, end) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
});
