import type { BundleFile } from './open-bundle.ts';
import { NoBundle } from './proof-report.ts';

/** The bytes of a file, wherever it is. */
export interface Source {
  readonly size: number;
  read(start: number, end: number): Promise<Uint8Array<ArrayBuffer>>;
}

/** `comment`: the last bytes of the file, after everything else; null when the end of the file is not the end of an archive. */
interface Zip {
  readonly entries: readonly BundleFile[];
  readonly comment: string | null;
}

const END_SIGN = 0x06054b50;
const END_SIZE = 22;
const ENTRY_SIGN = 0x02014b50;
const LOCAL_SIGN = 0x04034b50;
const LOCAL_SIZE = 30;
const COMMENT_SIZE = 64;
const DEFLATED = 8;
/** No file of a bundle is larger; what unpacks to more is none. */
export const LARGEST = 64 * 1024 * 1024;

/** Reads the directory at the end of an archive (APPNOTE 4.3). @throws NoBundle when the file is no archive */
export async function readZip(source: Source): Promise<Zip> {
  const end = await findEnd(source);
  if (!end) {
    const start = viewOf(await source.read(0, Math.min(4, source.size)));
    if (start.byteLength < 4 || start.getUint32(0, true) !== LOCAL_SIGN) throw new NoBundle('not an archive');
    return { entries: [], comment: null };
  }
  const [count, size, offset] = [end.getUint16(10, true), end.getUint32(12, true), end.getUint32(16, true)];
  if (offset + size > source.size) return { entries: [], comment: null };
  const directory = await source.read(offset, offset + size);
  const comment = decode(await source.read(source.size - COMMENT_SIZE, source.size));
  return { entries: listEntries(source, directory, count), comment };
}

/** The comment has a known length, so the end of the directory has a known place. */
async function findEnd(source: Source): Promise<DataView | null> {
  const start = source.size - END_SIZE - COMMENT_SIZE;
  if (start < 0) return null;
  const end = viewOf(await source.read(start, start + END_SIZE));
  return end.getUint32(0, true) === END_SIGN ? end : null;
}

function listEntries(source: Source, directory: Uint8Array<ArrayBuffer>, count: number): BundleFile[] {
  const view = viewOf(directory);
  const entries: BundleFile[] = [];
  let at = 0;
  while (entries.length < count && at + 46 <= view.byteLength && view.getUint32(at, true) === ENTRY_SIGN) {
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    const name = decode(directory.subarray(at + 46, nameEnd));
    const [method, size] = [view.getUint16(at + 10, true), view.getUint32(at + 20, true)];
    const offset = view.getUint32(at + 42, true);
    entries.push({ name, read: () => readEntry(source, { method, size, offset }) });
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

async function readEntry(
  source: Source,
  { method, size, offset }: { method: number; size: number; offset: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const local = viewOf(await source.read(offset, offset + LOCAL_SIZE));
  const start = offset + LOCAL_SIZE + local.getUint16(26, true) + local.getUint16(28, true);
  const packed = await source.read(start, start + size);
  return method === DEFLATED ? inflate(packed) : packed;
}

async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.length;
    if (size > LARGEST) throw new RangeError('unpacks to too much');
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
