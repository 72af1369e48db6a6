import { asObject, readObject, textOf } from './read-fields.ts';

/** A file of the bundle, as the list has it. */
export interface ListedFile {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** A till's part of the chain. `before` and `after`: the signed texts of the bills on either side of it, null where there is none. */
export interface ListedDevice {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  readonly bills: number;
  readonly firstPosition: number;
  readonly lastPosition: number;
  readonly first: string;
  readonly last: string;
  readonly before: string | null;
  readonly after: string | null;
  /** Places of bills whose replies were not there when it was made, as `1-118,120`. */
  readonly unanswered: string;
}

/** A sealed day of the activity log. */
export interface LogHead {
  readonly day: string;
  readonly lines: number;
  readonly sha256: string;
}

export interface Manifest {
  readonly format: string;
  /** True when its checkpoint must be signed: those of the first format never were. */
  readonly isSigned: boolean;
  /** True when it names every device, the bills without a reply and the business as its bills do: since the third format. */
  readonly isComplete: boolean;
  readonly createdAt: string;
  readonly merchant: string;
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
  readonly counts: { readonly bills: number; readonly replies: number; readonly certificates: number };
  readonly devices: readonly ListedDevice[];
  /** None where the log of the period was not sealed. */
  readonly logHeads: readonly LogHead[];
  readonly files: readonly ListedFile[];
}

const UNSIGNED = 'comptoir-proof/1';
const SIGNED = 'comptoir-proof/2';
const COMPLETE = 'comptoir-proof/3';

/** The list of a bundle; null when it is none. */
export function readManifest(text: string): Manifest | null {
  const read = readObject(text) ?? {};
  const [merchant, period, counts] = [read['merchant'], read['period'], read['counts']].map(asObject);
  const format = String(read['format']);
  if (![UNSIGNED, SIGNED, COMPLETE].includes(format) || !merchant || !period || !counts) return null;
  const [files, devices] = [listOf(read['files'], readFile), listOf(read['devices'], readDevice)];
  const logHeads = readLogHeads(read['logHeads'] ?? []);
  if (!files || !devices || !logHeads) return null;
  return {
    format,
    isSigned: format !== UNSIGNED,
    isComplete: format === COMPLETE,
    logHeads,
    createdAt: String(read['createdAt']),
    merchant: String(merchant['name']),
    from: String(period['from']),
    to: String(period['to']),
    timeZone: String(period['timeZone']),
    counts: readCounts(counts),
    devices,
    files,
  };
}

const readCounts = (counts: Fields): Manifest['counts'] => ({
  bills: Number(counts['bills']),
  replies: Number(counts['replies']),
  certificates: Number(counts['certificates']),
});

/** Writes the checkpoint of a list: the list's hash, the end of each till's chain, and the sealed days of the log. */
export const checkpointOf = ({ format, devices, counts, logHeads }: Manifest, fingerprint: string): string =>
  [
    format,
    `manifest ${fingerprint}`,
    `bills ${counts.bills}`,
    ...devices.map(
      ({ number, firstPosition, lastPosition, last }) => `${number} ${firstPosition}-${lastPosition} ${last}`,
    ),
    ...logHeads.map(({ day, lines, sha256 }) => `log ${day} ${lines} ${sha256}`),
    '',
  ].join('\n');

type Fields = Readonly<Record<string, unknown>>;

function listOf<Item>(value: unknown, read: (fields: Fields) => Item): Item[] | null {
  if (!Array.isArray(value)) return null;
  const objects = value.map(asObject);
  return objects.includes(null) ? null : objects.flatMap((fields) => (fields ? [read(fields)] : []));
}

const readFile = (fields: Fields): ListedFile => ({
  name: String(fields['name']),
  bytes: Number(fields['bytes']),
  sha256: String(fields['sha256']),
});

function readLogHeads(value: unknown): LogHead[] | null {
  const heads = listOf(value, readLogHead);
  return heads?.every(isLogHead) ? heads : null;
}

const readLogHead = (fields: Fields): LogHead => ({
  day: String(fields['day']),
  lines: Number(fields['lines']),
  sha256: String(fields['sha256']),
});

const isLogHead = ({ day, lines, sha256 }: LogHead): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) && Number.isSafeInteger(lines) && /^[\da-f]{64}$/.test(sha256);

const readDevice = (fields: Fields): ListedDevice => ({
  id: String(fields['id']),
  name: String(fields['name']),
  number: String(fields['number']),
  bills: Number(fields['bills']),
  firstPosition: Number(fields['firstPosition']),
  lastPosition: Number(fields['lastPosition']),
  first: String(fields['first']),
  last: String(fields['last']),
  before: textOf(fields['before']),
  after: textOf(fields['after']),
  unanswered: textOf(fields['unanswered']) ?? '',
});
