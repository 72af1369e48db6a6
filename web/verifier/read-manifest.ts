import { asObject, readObject, textOf } from './read-lines.ts';

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
}

export interface Manifest {
  readonly createdAt: string;
  readonly merchant: string;
  readonly from: string;
  readonly to: string;
  readonly counts: { readonly bills: number; readonly replies: number; readonly certificates: number };
  readonly devices: readonly ListedDevice[];
  readonly files: readonly ListedFile[];
}

const FORMAT = 'comptoir-proof/1';

/** The list of a bundle; null when it is none. */
export function readManifest(text: string): Manifest | null {
  const read = readObject(text) ?? {};
  const [merchant, period, counts] = [read['merchant'], read['period'], read['counts']].map(asObject);
  if (read['format'] !== FORMAT || !merchant || !period || !counts) return null;
  const [files, devices] = [listOf(read['files'], readFile), listOf(read['devices'], readDevice)];
  if (!files || !devices) return null;
  return {
    createdAt: String(read['createdAt']),
    merchant: String(merchant['name']),
    from: String(period['from']),
    to: String(period['to']),
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

/** What the checkpoint of a list says: the list's hash, and where each till's chain ends. */
export const checkpointOf = ({ devices, counts }: Manifest, fingerprint: string): string =>
  [
    FORMAT,
    `manifest ${fingerprint}`,
    `bills ${counts.bills}`,
    ...devices.map(
      ({ number, firstPosition, lastPosition, last }) => `${number} ${firstPosition}-${lastPosition} ${last}`,
    ),
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
});
