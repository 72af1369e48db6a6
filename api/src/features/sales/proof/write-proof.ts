import { createHash } from 'node:crypto';
import type { Transaction } from '../../../platform/database/database.ts';
import type { ArchiveFile } from '../../../platform/files/write-archive.ts';
import { checkpointOf, type ListedDevice, type LogHead } from './checkpoint.ts';
import { listDeviceCertificates, type ProvenDevice } from './proof.queries.ts';
import { listBillFiles, readNeighbours, type DeviceSpan } from './list-bill-files.ts';
import { listReplyFiles } from './list-reply-files.ts';
import { linesOf } from './proof-lines.ts';
import type { SignProof } from './sign-proof.ts';

/** Subject of a proof. */
export interface ProofSubject {
  readonly merchant: { readonly id: string; readonly name: string };
  readonly period: { readonly from: string; readonly to: string; readonly timeZone: string };
  readonly devices: readonly ProvenDevice[];
  readonly createdAt: Date;
  /** Days of the activity log that were sealed, within the period. */
  readonly logHeads: readonly LogHead[];
  readonly sign: SignProof;
  /** Tools that it is verified with, and how to begin. */
  readonly tools: readonly ArchiveFile[];
  /** Rejects once the caller may read no more. */
  readonly mayGoOn: () => Promise<unknown>;
}

/** A file, and how many lines of what it adds. */
export interface CountedFile extends ArchiveFile {
  readonly lines: number;
}

const FORMAT = 'comptoir-proof/3';

/** The files of a proof, one after the other; the list of them, which names the hash of each, comes when they have gone by. */
export async function* writeProof(tx: Transaction, subject: ProofSubject): AsyncIterable<ArchiveFile> {
  const { merchant, period, createdAt, tools, logHeads } = subject;
  const files: { name: string; bytes: number; sha256: string }[] = [];
  const list = ({ name, content }: ArchiveFile): ArchiveFile => {
    files.push({ name, bytes: content.length, sha256: sha256(content) });
    return { name, content };
  };
  const counts = { bills: 0, replies: 0, certificates: 0 };
  yield* tools.map(list);

  const certificates = await readCertificates(tx, subject);
  counts.certificates = certificates.lines;
  yield list(certificates);

  const spans: DeviceSpan[] = [];
  for await (const file of listBillFiles(tx, subject, spans)) {
    counts.bills += file.lines;
    yield list(file);
  }
  for await (const file of listReplyFiles(tx, subject, spans)) {
    counts.replies += file.lines;
    yield list(file);
  }

  const devices: ListedDevice[] = [];
  for (const { part, listed, answered } of spans)
    devices.push({ ...listed, ...(await readNeighbours(tx, part)), unanswered: writeRanges([...answered.keys()]) });
  const manifest = {
    format: FORMAT,
    createdAt,
    merchant: nameAsBilled(merchant, spans),
    period,
    counts,
    devices,
    logHeads,
    files,
  };
  const content = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
  yield { name: 'manifest.json', content };
  const checkpoint = checkpointOf({ format: FORMAT, bills: counts.bills, devices, logHeads }, sha256(content));
  yield { name: 'checkpoint.txt', content: subject.sign(checkpoint) };
}

/** As the bills have it, which may be written otherwise than in the portal, or be an earlier one: so that it can be held against them. */
function nameAsBilled(merchant: ProofSubject['merchant'], spans: readonly DeviceSpan[]): ProofSubject['merchant'] {
  const [newest] = spans
    .filter((span) => span.merchant !== null)
    .toSorted((one, other) => Number(other.to) - Number(one.to));
  return { ...merchant, name: newest?.merchant ?? merchant.name };
}

/** Numbers in their order as `1-118,120`. */
function writeRanges(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([first, last]) => (first === last ? String(first) : `${first}-${last}`)).join(',');
}

async function readCertificates(tx: Transaction, { merchant, devices }: ProofSubject): Promise<CountedFile> {
  const ids = devices.map(({ id }) => id);
  const certificates = await listDeviceCertificates(tx, merchant.id, ids);
  return { name: 'certificates.ndjson', content: linesOf(certificates), lines: certificates.length };
}

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
