import { checkBills } from './check-bills.ts';
import { checkCheckpoint } from './check-checkpoint.ts';
import { checkJoints } from './check-joints.ts';
import { checkReferences } from './check-references.ts';
import { checkReplies } from './check-replies.ts';
import { sha256 } from './compute-seal.ts';
import type { Bundle, BundleFile } from './open-bundle.ts';
import { gatherFaults, type Faults, type ProofReport } from './proof-report.ts';
import { readAhead } from './read-ahead.ts';
import { readCertificate, type ListedCertificate } from './read-certificate.ts';
import { readObject, textOf } from './read-fields.ts';
import { readReplyLine, type BillLine } from './read-lines.ts';
import { readManifest, type ListedFile, type Manifest } from './read-manifest.ts';

/** Takes the progress, in bills. It is waited for, and what it throws ends the verification. */
export type OnProgress = (progress: { readonly done: number; readonly total: number }) => void | Promise<void>;

const MANIFEST = 'manifest.json';
const CHECKPOINT = 'checkpoint.txt';
const EMPTY = {
  merchant: '',
  from: '',
  to: '',
  createdAt: '',
  bills: 0,
  references: { inside: 0, outside: 0 },
  unanswered: 0,
  devices: [],
  fingerprint: '',
  key: null,
  logHeads: [],
};

/**
 * Verifies a proof from its bytes alone: every byte against the seal, every file against the list, every bill against its certificate
 * and the bill before it, its amounts against its lines, every reference against the bill that it names, the authority's numbers against its
 * replies, and the bills on either side of each device's against the days of the period.
 */
export async function verifyBundle(bundle: Bundle, onProgress: OnProgress = () => {}): Promise<ProofReport> {
  const faults = gatherFaults();
  const { form, seal } = bundle;
  if (seal === 'missing') faults.add({ kind: 'cut' });
  else if (seal === 'broken') faults.add({ kind: 'seal' });
  const files = new Map(bundle.files.map((file) => [file.name, file]));
  const text = await readText(files, MANIFEST, faults);
  const manifest = text === null ? null : readManifest(text);
  if (text === null || !manifest) {
    if (text !== null) faults.add({ kind: 'manifest' });
    return { ...EMPTY, form, ...faults.list() };
  }
  const fingerprint = await sha256(new TextEncoder().encode(text));
  const checkpoint = await readText(files, CHECKPOINT, faults);
  const key = checkpoint === null ? null : await checkCheckpoint(checkpoint, { manifest, fingerprint, faults });
  checkNames(bundle, manifest, faults);
  const { bills, references, unanswered, devices } = await checkContents(manifest, { files, faults, onProgress });
  const { merchant, from, to, createdAt, logHeads } = manifest;
  const facts = { merchant, from, to, createdAt, bills, references, unanswered, devices };
  return { form, ...facts, fingerprint, key, logHeads, ...faults.list() };
}

async function readText(files: ReadonlyMap<string, BundleFile>, name: string, faults: Faults): Promise<string | null> {
  const entry = files.get(name);
  if (!entry) faults.add({ kind: 'missing-file', file: name });
  try {
    return entry ? new TextDecoder('utf-8', { fatal: true }).decode(await entry.read()) : null;
  } catch {
    faults.add({ kind: 'changed-file', file: name });
    return null;
  }
}

function checkNames(bundle: Bundle, manifest: Manifest, faults: Faults): void {
  const listed = new Set([MANIFEST, CHECKPOINT, ...manifest.files.map(({ name }) => name)]);
  const found = new Set<string>();
  for (const { name } of bundle.files) {
    // a second file of a name hides the first one from some programs
    if (!listed.has(name) || found.has(name)) faults.add({ kind: 'unlisted-file', file: name });
    found.add(name);
  }
}

interface Checking {
  readonly files: ReadonlyMap<string, BundleFile>;
  readonly faults: Faults;
  readonly onProgress: OnProgress;
}

async function checkContents(manifest: Manifest, { files, faults, onProgress }: Checking) {
  const certificates = new Map<string, ListedCertificate>();
  const total = manifest.counts.bills;
  const counts = { bills: 0, replies: 0, certificates: 0 };
  const references = checkReferences(manifest, faults);
  const replies = checkReplies(manifest, faults);
  const [settled, names] = [[] as BillLine[], new Set<string | null>()];
  const onBill = async (line: BillLine): Promise<void> => {
    references.take(line);
    names.add(line.merchant);
    if (line.isReplied || line.bill.number !== null) settled.push(line);
    counts.bills += 1;
    if (counts.bills % 500 === 0) await onProgress({ done: counts.bills, total });
  };
  const checks = checkBills({ certificates, faults, onBill });
  // certificates stand first in the list, since bills are checked with them; a list in another order is another list
  for await (const { file, lines } of readContents(manifest, { files, faults })) {
    for (const line of lines) {
      if (file.name.startsWith('bills/')) await checks.take(line, file.name);
      else if (file.name.startsWith('replies/')) counts.replies += takeReply(line, { file, faults, replies });
      else if (file.name === 'certificates.ndjson')
        counts.certificates += await takeCertificate(line, { faults, certificates });
    }
  }
  const chains = await checks.finish();
  const unanswered = replies.finish(settled, chains);
  checkTotals(manifest, { counts, names, faults });
  await onProgress({ done: counts.bills, total });
  const outcome = { bills: counts.bills, references: references.finish(), unanswered };
  return {
    ...outcome,
    devices: await checkJoints(manifest.devices, { chains, certificates, faults, period: manifest }),
  };
}

interface Totals {
  readonly counts: Manifest['counts'];
  /** The names of the business that the bills bear. */
  readonly names: ReadonlySet<string | null>;
  readonly faults: Faults;
}

/** Holds what was read against the counts and the business that the manifest states. */
function checkTotals(manifest: Manifest, { counts, names, faults }: Totals): void {
  for (const name of ['bills', 'replies', 'certificates'] as const)
    if (counts[name] !== manifest.counts[name]) faults.add({ kind: 'count', file: name });
  if (manifest.isComplete && counts.bills > 0 && !names.has(manifest.merchant)) faults.add({ kind: 'merchant' });
}

/** A listed file as it was found, its bytes where it could be read, and what is wrong with it as a file. */
interface FoundFile {
  readonly file: ListedFile;
  readonly content: Uint8Array | null;
  readonly fault: 'missing-file' | 'changed-file' | null;
}

/** Never rejects: what cannot be read is found to be so. */
async function readListed(files: ReadonlyMap<string, BundleFile>, file: ListedFile): Promise<FoundFile> {
  const entry = files.get(file.name);
  if (!entry) return { file, content: null, fault: 'missing-file' };
  const content = await entry.read().catch(() => null);
  const isAsListed = content?.length === file.bytes && (await sha256(content)) === file.sha256;
  return { file, content, fault: isAsListed ? null : 'changed-file' };
}

/** The listed files in their order, each with its lines. */
async function* readContents({ files: listed }: Manifest, { files, faults }: Pick<Checking, 'files' | 'faults'>) {
  for await (const { file, content, fault } of readAhead(listed, (one) => readListed(files, one))) {
    if (fault) faults.add({ kind: fault, file: file.name });
    yield { file, lines: linesOf(file, content) };
  }
}

/** The lines of a file; of a changed one, too, to name what changed in it. They are made when its turn comes: texts take more room than bytes. */
const linesOf = ({ name }: ListedFile, content: Uint8Array | null): string[] =>
  content && name.endsWith('.ndjson') ? new TextDecoder().decode(content).split('\n').filter(Boolean) : [];

function takeReply(
  line: string,
  { file, faults, replies }: { file: ListedFile; faults: Faults; replies: ReturnType<typeof checkReplies> },
): number {
  const reply = readReplyLine(line);
  if (reply) replies.take(reply);
  else faults.add({ kind: 'unreadable', file: file.name });
  return reply ? 1 : 0;
}

async function takeCertificate(
  line: string,
  { faults, certificates }: { faults: Faults; certificates: Map<string, ListedCertificate> },
): Promise<number> {
  const row = readObject(line);
  const [pem, device] = [textOf(row?.['certificate']), textOf(row?.['deviceId'])];
  const certificate = pem === null ? null : await readCertificate(pem).catch(() => null);
  const devices = [...(certificates.get(certificate?.thumbprint ?? '')?.devices ?? []), ...(device ? [device] : [])];
  if (certificate) certificates.set(certificate.thumbprint, { ...certificate, devices: new Set(devices) });
  else faults.add({ kind: 'unreadable', file: 'certificates.ndjson' });
  return 1;
}
