import { createPublicKey } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  exportPrivateKey,
  generateSigningKeys,
  importPrivateKey,
  importPublicKey,
} from '@comptoir/websrm/signing/keys';
import type { Keys } from '../platform.ts';
import { TerminalError } from '../terminal-error.ts';
import { readIfThere } from './read-if-there.ts';
import { writeFileDurably } from './write-file-durably.ts';

/** Keys as PEM files of a folder, which only their owner may read. */
export function openKeys(folder: string): Keys {
  const damaged = (name: string, cause: unknown): never => {
    throw new TerminalError((texts) => texts.damagedFile(join(folder, name)), { cause });
  };
  return {
    ensure: async (name) => {
      const path = join(folder, name);
      const pem = (await readIfThere(path)) ?? (await makeKey(path));
      try {
        const spki = createPublicKey(pem).export({ type: 'spki', format: 'der' }).toString('base64');
        return { privateKey: await importPrivateKey(pem), publicKey: await importPublicKey(spki), spki };
      } catch (cause) {
        return damaged(name, cause);
      }
    },
    open: async (name) => {
      const pem = await readIfThere(join(folder, name));
      return importPrivateKey(pem ?? '').catch((cause: unknown) => damaged(name, cause));
    },
    keepOnly: async (names) => {
      const old = (await readdir(folder)).filter((file) => /^key(?:-\w+)?\.pem$/.test(file) && !names.includes(file));
      for (const file of old) await rm(join(folder, file), { force: true });
    },
  };
}

async function makeKey(path: string): Promise<string> {
  const { privateKey } = await generateSigningKeys({ extractable: true });
  const pem = await exportPrivateKey(privateKey);
  await writeFileDurably(path, pem);
  return pem;
}
