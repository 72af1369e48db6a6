import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { TerminalError } from '../terminal-error.ts';

const running = z.object({ portalUrl: z.url() });

/** Address of Comptoir: `COMPTOIR_URL`, else the one that runs on this data folder, else the usual one. */
export async function findComptoir(
  environment: { COMPTOIR_URL?: string | undefined },
  dataDir: string,
): Promise<string> {
  const address = environment.COMPTOIR_URL;
  if (address !== undefined && address !== '') return readAddress(address);
  return (await readRunning(dataDir)) ?? 'http://127.0.0.1:3000';
}

function readAddress(text: string): string {
  if (!URL.canParse(text) || !/^https?:/.test(text)) throw new TerminalError((texts) => texts.badAddress(text));
  return text.replace(/(?<!\/)\/+$/, '').replace(/\/api$/, '');
}

async function readRunning(dataDir: string): Promise<string | null> {
  try {
    const { portalUrl } = running.parse(JSON.parse(await readFile(join(dataDir, 'running.json'), 'utf8')));
    return portalUrl.replace(/(?<!\/)\/+$/, '');
  } catch {
    return null;
  }
}
