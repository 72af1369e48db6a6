import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { startRefusal } from '../platform/database/embedded-postgres/start-refusal.ts';
import type { BackupTexts } from './backup.en.ts';

export const MANIFEST = 'manifest.json';
export const ARCHIVE = 'base.tar.gz';

const lane = z.strictObject({
  deviceId: z.uuid(),
  /** Bills on the chain, and the signature of the last; null for a chain without any. */
  position: z.number().int(),
  head: z.string().nullable(),
});

/**
 * Contents of a backup, as it states them. Heads and counts were read just before the copy began, from a server that went on:
 * the copy holds at least these.
 */
const manifest = z.strictObject({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  comptoir: z.string(),
  postgres: z.number().int(),
  /** Of a PostgreSQL of one's own, whose backup is a dump: the cluster's number and the login that owns the tables. */
  given: z.strictObject({ system: z.string(), owner: z.string() }).optional(),
  /** The last migration, and how many there were. */
  schema: z.strictObject({ last: z.string(), count: z.number().int() }),
  counts: z.record(z.string(), z.number().int()),
  lanes: z.array(lane),
  /** Of keys that are not in the backup and without which it cannot be used, and of one that is replaced at a price. */
  keys: z.strictObject({ secret: z.string().nullable(), token: z.string().nullable() }),
  files: z.array(z.strictObject({ name: z.string(), bytes: z.number().int(), sha256: z.string() })),
});
export type BackupManifest = z.infer<typeof manifest>;
export type LaneHead = z.infer<typeof lane>;

/** Reads a backup's manifest and compares every file with it. @throws a refusal when it is none, or is damaged */
export async function readBackup(folder: string, texts: BackupTexts): Promise<BackupManifest> {
  const file = path.join(folder, MANIFEST);
  if (!existsSync(file)) throw startRefusal(texts.noBackup(folder));
  const parsed = manifest.safeParse(parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw startRefusal(texts.damaged(MANIFEST));
  for (const { name, bytes, sha256 } of parsed.data.files) {
    const found = await describeFile(path.join(folder, name)).catch(() => null);
    if (found?.bytes !== bytes || found.sha256 !== sha256) throw startRefusal(texts.damaged(name));
  }
  return parsed.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Size and SHA-256 of a file. */
export async function describeFile(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return { bytes: (await stat(file)).size, sha256: hash.digest('hex') };
}
