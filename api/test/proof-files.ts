import { execFile } from 'node:child_process';
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { inflateRawSync } from 'node:zlib';
import { inject } from 'vitest';
import { writeArchive } from '../src/platform/files/write-archive.ts';

/** The files of an archive by name, in their order. */
export function readArchive(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from('504b0506', 'hex'));
  const count = archive.readUInt16LE(end + 10);
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    const [packed, offset] = [archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 42)];
    const [name, extra, comment] = [28, 30, 32].map((place) => archive.readUInt16LE(at + place));
    const start = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
    const content = archive.subarray(start, start + packed);
    files.set(archive.toString('utf8', at + 46, at + 46 + (name ?? 0)), inflateRawSync(content));
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}

/** Files packed and sealed again, as someone could who has the means. */
export function packAgain(files: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const listed = (async function* () {
    for (const [name, content] of files) yield { name, content };
  })();
  return buffer(writeArchive(listed, new Date('2026-06-01T18:00:00Z')));
}

type Manifest = {
  format: string;
  merchant: { name: string };
  logHeads?: { day: string; lines: number; lastId: string; sha256: string }[];
  counts: { bills: number; replies: number; certificates: number };
  devices: {
    id: string;
    before: string | null;
    after: string | null;
    bills: number;
    first: string;
    last: string;
    lastPosition: number;
    number: string;
    firstPosition: number;
  }[];
  files: { name: string; bytes: number; sha256: string }[];
};

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** Makes list and checkpoint again, as a forger would who knows how a proof is made. */
export function listAgain(files: ReadonlyMap<string, Buffer>, change: (manifest: Manifest) => void = () => {}) {
  const manifest = JSON.parse(String(files.get('manifest.json'))) as Manifest;
  manifest.files = manifest.files.flatMap(({ name }) => {
    const content = files.get(name);
    return content ? [{ name, bytes: content.length, sha256: sha256(content) }] : [];
  });
  change(manifest);
  const list = Buffer.from(JSON.stringify(manifest));
  const heads = manifest.devices.map((d) => `${d.number} ${d.firstPosition}-${d.lastPosition} ${d.last}\n`);
  const days = (manifest.logHeads ?? []).map(({ day, lines, sha256: hash }) => `log ${day} ${lines} ${hash}\n`);
  const start = `${manifest.format}\nmanifest ${sha256(list)}\nbills ${manifest.counts.bills}\n`;
  const text = [start, ...heads, ...days].join('');
  const checkpoint = manifest.format === 'comptoir-proof/1' ? Buffer.from(text) : signAsForger(text);
  return new Map([...files, ['manifest.json', list], ['checkpoint.txt', checkpoint]]);
}

/** Someone who has all but the portal's key. */
const FORGER = generateKeyPairSync('ec', { namedCurve: 'P-256' });
function signAsForger(text: string): Buffer {
  const key = FORGER.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const signed = `${text}key ${key}\n`;
  const signature = sign('sha256', Buffer.from(signed), { key: FORGER.privateKey, dsaEncoding: 'ieee-p1363' });
  return Buffer.from(`${signed}signature ${signature.toString('base64')}\n`);
}

export interface Verified {
  readonly code: number;
  readonly text: string;
}

/** Runs the program of the proof on files and returns its output, in English. `options`: before the files. */
export async function verifyFiles(archives: readonly Buffer[], options: readonly string[] = []): Promise<Verified> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-proof-'));
  try {
    const paths = archives.map((_, index) => path.join(folder, `${index}.zip`));
    await Promise.all(archives.map((archive, index) => writeFile(paths[index] ?? '', archive)));
    return await runVerifier([...options, ...paths]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The same of files that were unpacked into a folder. */
export async function verifyFolder(files: ReadonlyMap<string, Buffer>): Promise<Verified> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-proof-'));
  try {
    for (const [name, content] of files) {
      await mkdir(path.join(folder, path.dirname(name)), { recursive: true });
      await writeFile(path.join(folder, name), content);
    }
    return await runVerifier([folder]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

export const runVerifier = (paths: readonly string[]): Promise<Verified> =>
  new Promise((resolve) => {
    const words = [path.join(inject('verifierDir'), 'verify.mjs'), '--en', ...paths];
    const child = execFile(process.execPath, words, { maxBuffer: 64 * 1024 * 1024 }, (_, out, error) =>
      resolve({ code: child.exitCode ?? -1, text: out + error }),
    );
  });

export type ChangeBills = (bills: Record<string, unknown>[]) => Record<string, unknown>[];

/** The bills of a proof, changed, in a proof that was listed and sealed again around them: its hashes say nothing more. */
export async function forgeBills(listedFiles: ReadonlyMap<string, Buffer>, change: ChangeBills): Promise<Verified> {
  const files = new Map(listedFiles);
  const name = 'bills/0001.ndjson';
  const bills = String(files.get(name))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const changed = change(bills);
  files.set(name, Buffer.from(changed.map((bill) => `${JSON.stringify(bill)}\n`).join('')));
  const signatures = changed.map(
    ({ document }) => (JSON.parse(String(document)) as { signa: { actu: string } }).signa.actu,
  );
  const listed = listAgain(files, ({ counts, devices: [device] }) => {
    counts.bills = changed.length;
    if (!device) return;
    device.bills = new Set(signatures).size;
    device.first = signatures[0] ?? '';
    device.last = signatures.at(-1) ?? '';
    device.firstPosition = Number(changed[0]?.['position']);
    device.lastPosition = Number(changed.at(-1)?.['position']);
  });
  return verifyFiles([await packAgain(listed)]);
}

/** A bill’s line with another document. */
export const editDocument = (bill: Record<string, unknown> | undefined, from: string | RegExp, to: string) => ({
  ...bill,
  document: String(bill?.['document']).replace(from, to),
});
