import { computeSeal } from './compute-seal.ts';
import { NoBundle } from './proof-report.ts';
import { LARGEST, readZip, type Source } from './read-zip.ts';

/** A file of a proof, and how to read it. `read` rejects when it cannot be read or unpacked. */
export interface BundleFile {
  readonly name: string;
  readonly read: () => Promise<Uint8Array<ArrayBuffer>>;
}

/** A proof that is to be verified: its files, and whether the seal over all of it holds; `none` for a folder, which has no end to seal. */
export interface Bundle {
  readonly form: 'archive' | 'folder';
  readonly files: readonly BundleFile[];
  readonly seal: 'holds' | 'broken' | 'missing' | 'none';
}

/** A file that a person chose, with its path from the folder that was chosen. */
export interface ChosenFile {
  readonly path: string;
  readonly size: number;
  readonly read: () => Promise<Uint8Array<ArrayBuffer>>;
}

/** A proof as it was downloaded. @throws NoBundle when the file is no archive */
export async function openArchive(source: Source): Promise<Bundle> {
  const { entries, comment } = await readZip(source);
  if (comment === null) return { form: 'archive', files: entries, seal: 'missing' };
  const seal = (await computeSeal(source)) === comment ? 'holds' : 'broken';
  return { form: 'archive', files: entries, seal };
}

/** By these a proof's folder is known, should one of them be lost. */
const MARKS = new Set(['manifest.json', 'checkpoint.txt']);
/** Files that computers put into folders themselves. */
const OF_THE_COMPUTER = /(?:^|\/)(?:\.[^/]*|__MACOSX\/[^]*|thumbs\.db|desktop\.ini)$/i;

/**
 * A proof that was unpacked, wherever in what was chosen it lies. @throws NoBundle when there is none, or more than one: no one could
 * tell which one was verified
 */
export function openFolder(chosen: readonly ChosenFile[]): Bundle {
  const folders = chosen.map(({ path }) => splitPath(path)).filter(({ name }) => MARKS.has(name));
  const nearest = Math.min(...folders.map(({ folder }) => depthOf(folder)));
  const [folder, ...others] = new Set(folders.map((mark) => mark.folder).filter((one) => depthOf(one) === nearest));
  if (folder === undefined || others.length > 0) throw new NoBundle('not one proof');
  const files = chosen.flatMap(({ path, size, read }) => {
    const name = path.slice(folder.length);
    if (!path.startsWith(folder) || OF_THE_COMPUTER.test(name)) return [];
    return [{ name, read: size > LARGEST ? refuse : read }];
  });
  return { form: 'folder', files, seal: 'none' };
}

const depthOf = (folder: string): number => folder.split('/').length;

const refuse = (): Promise<never> => Promise.reject(new RangeError('too large'));

/** `a/b/c.txt` is `c.txt` in `a/b/`. */
function splitPath(path: string): { folder: string; name: string } {
  const end = path.lastIndexOf('/') + 1;
  return { folder: path.slice(0, end), name: path.slice(end) };
}
