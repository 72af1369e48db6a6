import type { Plugin } from 'vite';
import { chunksOf, closureOf, type Chunk } from './list-preloads.ts';

/** Fails the build when one of the chunks that every screen loads, by their names, holds or brings along what few need. */
export const keepApart = (few: RegExp, names: readonly string[]): Plugin => ({
  name: 'keep-apart',
  apply: 'build',
  generateBundle(_, bundle) {
    const [misplaced] = findMisplaced(chunksOf(bundle), { few, names });
    if (misplaced) this.error(misplaced);
  },
});

/** Finds modules that few need in the chunks with these names and in all that those import; a sentence for each. */
export const findMisplaced = (
  chunks: readonly Chunk[],
  { few, names }: { readonly few: RegExp; readonly names: readonly string[] },
): string[] =>
  names.flatMap((name) => {
    const start = chunks.filter(({ fileName }) => fileName.startsWith(`assets/${name}-`));
    return closureOf(start, chunks)
      .flatMap(({ modules }) => modules)
      .filter((module) => few.test(module))
      .map((module) => `every screen loads ${module} with the chunk “${name}”`);
  });
