import path from 'node:path';
import { z } from 'zod';
import { parse, readIfThere, writeDurably } from './restored-flag.ts';

/**
 * Mark that a server keeps outside of its database: its own name there, how often it was written, and the highest numbers of
 * documents it has seen.
 */
const mark = z.strictObject({
  serverId: z.uuid(),
  count: z.number().int().min(0),
  highestInvoice: z.number().int().min(0),
  highestCredit: z.number().int().min(0),
});
export type Mark = z.infer<typeof mark>;

const fileOf = (dataDir: string): string => path.join(dataDir, 'continuity.json');

/** The mark of a data folder; null in a new one. One that cannot be read is as good as none. */
export function readMark(dataDir: string): Mark | null {
  const text = readIfThere(fileOf(dataDir));
  return text === null ? null : (mark.safeParse(parse(text)).data ?? null);
}

export const writeMark = (dataDir: string, content: Mark): void => writeDurably(fileOf(dataDir), content);
