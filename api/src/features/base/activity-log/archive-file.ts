import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip, type Gunzip } from 'node:zlib';
import type { Day } from '@comptoir/domain/base/calendar/calendar-day';
import { z } from 'zod';

const part = z.strictObject({
  merchantId: z.uuid(),
  lines: z.number().int().positive(),
  startsAtByte: z.number().int(),
  bytes: z.number().int(),
  sha256: z.string(),
});

/** Place of a merchant's lines in a file: compressed by themselves, so that a reader takes no others. */
export type ArchivePart = z.infer<typeof part>;

/** The last line of a file: how many lines it has, the last of them, a hash of all of them, and whose are where. */
const archiveEnd = z.strictObject({
  end: z.literal(true),
  month: z.iso.date(),
  lines: z.number().int(),
  lastId: z.uuid().nullable(),
  sha256: z.string(),
  parts: z.array(part),
});
export type ArchiveEnd = z.infer<typeof archiveEnd>;

/** A file of the log that is not there, or not what it was. */
export class ArchiveError extends Error {}

/** A line of a log as it stands in a file, without its line break. */
export interface ArchivedText {
  readonly id: string;
  readonly text: string;
}

/** From when to when a file has what is listed: its month in UTC, whose end is not in it. */
export const monthSpan = (month: Day): { start: Date; end: Date } => {
  const start = new Date(`${month}T00:00:00Z`);
  return { start, end: new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1)) };
};

export const archivePath = (folder: string, month: Day): string =>
  path.join(folder, `activity-log-${month.slice(0, 7)}.ndjson.gz`);

/**
 * Writes the lines of a month into a file of the folder, merchant by merchant, and reads it back before it gets its name. What was there under
 * that name is replaced: it is from a run that did not come to its end. @throws Error when what is read is not what was written
 */
export async function writeArchive(
  folder: string,
  { month, merchants }: { month: Day; merchants: Iterable<{ id: string; lines: AsyncIterable<ArchivedText> }> },
): Promise<ArchiveEnd & { bytes: number }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const target = archivePath(folder, month);
  const draft = `${target}.new-${randomUUID()}`;
  try {
    const end = await write(draft, { month, merchants });
    await checkArchive(draft, end);
    await rename(draft, target);
    await syncFolder(folder);
    return { ...end, bytes: (await stat(target)).size };
  } finally {
    await rm(draft, { force: true });
  }
}

async function write(draft: string, { month, merchants }: Parameters<typeof writeArchive>[1]): Promise<ArchiveEnd> {
  const file = await open(draft, 'wx', 0o600);
  try {
    const all = createHash('sha256');
    const parts: ArchivePart[] = [];
    let [lines, startsAtByte] = [0, 0];
    let lastId: string | null = null;
    for (const { id: merchantId, lines: own } of merchants) {
      const hash = createHash('sha256');
      let count = 0;
      const bytes = await writeMember(
        file,
        (async function* () {
          for await (const { id, text } of own) {
            const line = `${text}\n`;
            for (const each of [hash, all]) each.update(line);
            count += 1;
            lastId = id;
            yield line;
          }
        })(),
      );
      // an empty member is no part, and does no harm
      if (count > 0) parts.push({ merchantId, lines: count, startsAtByte, bytes, sha256: hash.digest('hex') });
      startsAtByte += bytes;
      lines += count;
    }
    const end: ArchiveEnd = { end: true, month, lines, lastId, sha256: all.digest('hex'), parts };
    await writeMember(file, [`${JSON.stringify(end)}\n`]);
    await file.sync();
    return end;
  } finally {
    await file.close();
  }
}

/** Writes a whole gzip file behind what is there: together they are one, and each can be read by itself. */
async function writeMember(file: FileHandle, lines: Iterable<string> | AsyncIterable<string>): Promise<number> {
  let bytes = 0;
  await pipeline(Readable.from(lines), createGzip(), async (compressed: AsyncIterable<Buffer>) => {
    for await (const piece of compressed) {
      await file.writeFile(piece);
      bytes += piece.length;
    }
  });
  return bytes;
}

/** The lines of one part of a file. @throws Error when it cannot be read, or is not what it was */
export async function* readPart(file: string, { startsAtByte, bytes, sha256 }: ArchivePart): AsyncGenerator<string> {
  const hash = createHash('sha256');
  for await (const line of readLines(file, { start: startsAtByte, end: startsAtByte + bytes - 1 })) {
    hash.update(`${line}\n`);
    yield line;
  }
  if (hash.digest('hex') !== sha256) throw new ArchiveError(`${file} is damaged: restore it from a backup.`);
}

/** A line ends where it was ended, and at no other sign that some take for an end. */
async function* readLines(file: string, range: { start?: number; end?: number } = {}): AsyncGenerator<string> {
  const text = createGunzip().setEncoding('utf8') as AsyncIterable<string> & Gunzip;
  // what goes wrong is thrown to the one who reads
  pipeline(createReadStream(file, range), text).catch(() => {});
  let rest = '';
  try {
    for await (const piece of text) {
      const lines = (rest + piece).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (cause) {
    throw new ArchiveError(`${file} cannot be read: restore it from a backup.`, { cause });
  }
  if (rest !== '') yield rest;
}

/** Reads a whole file, as anyone would who has nothing else, and what its last line says. @throws Error when they do not agree */
export async function checkArchive(file: string, expected?: ArchiveEnd): Promise<ArchiveEnd> {
  const { last, ...found } = await readWhole(file);
  const end = archiveEnd.safeParse(parse(last)).data;
  const isWhole = end?.lines === found.lines && end.sha256 === found.sha256;
  if (!isWhole || (expected && JSON.stringify(end) !== JSON.stringify(expected)))
    throw new ArchiveError(`${file} is damaged: it is not what its last line says.`);
  for (const one of end.parts) for await (const _ of readPart(file, one)) continue;
  return end;
}

/** Counts the lines before the last one, and returns their hash and the last one. */
async function readWhole(file: string): Promise<{ lines: number; sha256: string; last: string }> {
  const hash = createHash('sha256');
  let lines = 0;
  let last: string | null = null;
  for await (const line of readLines(file)) {
    if (last !== null) {
      hash.update(`${last}\n`);
      lines += 1;
    }
    last = line;
  }
  return { lines, sha256: hash.digest('hex'), last: last ?? '' };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
