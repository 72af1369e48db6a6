import { openArchive, openFolder, type Bundle } from './open-bundle.ts';
import { readFileSource } from './read-file-source.ts';

/** A file in a browser, with its path from the folder that was chosen; without a folder, its name. */
export interface PickedFile {
  readonly path: string;
  readonly file: Blob;
}

/** Opens what a person chose in a browser: one file is an archive, a folder's files are a proof that was unpacked. @throws NoBundle */
export async function openChosen(picked: readonly PickedFile[]): Promise<Bundle> {
  const [first, ...others] = picked;
  if (first && others.length === 0 && !first.path.includes('/')) return openArchive(readFileSource(first.file));
  return openFolder(
    picked.map(({ path, file }) => ({
      path,
      size: file.size,
      read: async () => new Uint8Array(await file.arrayBuffer()),
    })),
  );
}

/** The files of a field, of a folder with their paths in it. */
export const listPicked = (files: Iterable<File>): PickedFile[] =>
  [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
