import { createPublicKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  exportPrivateKey,
  generateSigningKeys,
  importPrivateKey,
  importPublicKey,
} from '@comptoir/websrm/signing/keys';
import { writeFileDurably } from '../disk/write-file-durably.ts';
import { TerminalError } from '../terminal-error.ts';

export interface KeyPair {
  readonly privateKey: Awaited<ReturnType<typeof importPrivateKey>>;
  readonly publicKey: Awaited<ReturnType<typeof importPublicKey>>;
  /** SubjectPublicKeyInfo of the public key, base64. */
  readonly spki: string;
}

/** A key of the terminal: made once, on the disk before anyone hears of it, and the same as long as its file is there. */
export async function ensureKey(folder: string, file: string): Promise<KeyPair> {
  const path = join(folder, file);
  const pem = (await findFile(path)) ?? (await makeKey(path));
  try {
    const spki = createPublicKey(pem).export({ type: 'spki', format: 'der' }).toString('base64');
    return { privateKey: await importPrivateKey(pem), publicKey: await importPublicKey(spki), spki };
  } catch (cause) {
    throw new TerminalError((texts) => texts.damagedFile(path), { cause });
  }
}

async function makeKey(path: string): Promise<string> {
  const { privateKey } = await generateSigningKeys({ extractable: true });
  const pem = await exportPrivateKey(privateKey);
  await writeFileDurably(path, pem, 0o600);
  return pem;
}

async function findFile(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
