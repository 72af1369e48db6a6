import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FIRST_KEY_FILE, type LinkedRecord, type TerminalRecord } from './terminal-record.ts';

/**
 * The file of the key that a terminal makes for its next certificate: named after the one it has, so that an interrupted renewal
 * finds its key again, and each certificate has a key of its own. Source: SRM-27.
 */
export const nextKeyFile = ({ certificate }: TerminalRecord): string =>
  certificate === null ? FIRST_KEY_FILE : `key-${certificate.thumbprint.slice(0, 12).toLowerCase()}.pem`;

/** Deletes the keys of certificates that the terminal has replaced; an interruption may have left one. */
export async function removeOldKeys(folder: string, record: LinkedRecord): Promise<void> {
  const used = new Set([record.certificate.keyFile, nextKeyFile(record)]);
  const files = await readdir(folder);
  const old = files.filter((file) => /^key(?:-\w+)?\.pem$/.test(file) && !used.has(file));
  for (const file of old) await rm(join(folder, file), { force: true });
}
