import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ChainAnchor } from '@comptoir/domain/base/audit/audit-chain';
import { z } from 'zod';

/** In the data folder: a line for each day, with the head of the chain as it was then. Nothing ever removes one. */
const FILE = 'audit-anchors.jsonl';

const anchor = z.object({ date: z.iso.date(), count: z.number().int().positive(), hash: z.string() });

/** The heads that were written down here. @throws Error with one sentence when a line is no anchor */
export async function readAnchors(dataDir: string): Promise<ChainAnchor[]> {
  const file = path.join(dataDir, FILE);
  const lines = (await readIfThere(file)).split('\n').filter((line) => line !== '');
  return lines.map((line, index) => {
    const read = anchor.safeParse(parse(line));
    if (!read.success) throw new Error(`${file}, line ${index + 1}, is no head of the audit chain: restore the file.`);
    return read.data;
  });
}

/** Writes a head down, behind all before it, and lets the disk have it. */
export async function appendAnchor(dataDir: string, { date, count, hash }: ChainAnchor): Promise<void> {
  const handle = await open(path.join(dataDir, FILE), 'a', 0o600);
  try {
    await handle.writeFile(`${JSON.stringify({ date, count, hash })}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function readIfThere(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
