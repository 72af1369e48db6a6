import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { readScreens, type ScreenFiles } from './read-screens.ts';

type Language = 'fr' | 'en';

/** The files of a screen beside those that the page itself names, for the server, which writes them into the page. */
interface ScreenPreloads {
  /** As the router writes it: `/partner/$idPartner/`. */
  readonly path: string;
  readonly frame: 'none' | 'shell';
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly texts: Readonly<Record<Language, readonly string[]>>;
}

export interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly modules: readonly string[];
  readonly styles: readonly string[];
}

/** The table of screens, in as many files. */
const TABLES = ['src/app/screens.ts', 'src/app/admin-screens.ts'];
const FROM = 'src/app';
const SHELL = 'src/app/app-shell.tsx';
const GESTION = 'src/features/admin/gestion/gestion-frame.tsx';

/**
 * Writes `.vite/preloads.json`: what a browser needs for each screen, so that the server can name it in the page. Style sheets
 * are moved behind the static frame, which is painted before they are there; scripts wait for them either way.
 */
export const listPreloads = (everywhere: readonly string[]): Plugin => ({
  name: 'list-preloads',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: { order: 'post', handler: moveStyles },
  generateBundle(_, bundle) {
    const chunks = chunksOf(bundle);
    const screens = TABLES.flatMap((table) =>
      readScreens(readFileSync(join(import.meta.dirname, '..', table), 'utf8')),
    );
    const preloads = screens.map((screen) => preloadsOf(screen, { chunks, everywhere }));
    this.emitFile({ type: 'asset', fileName: '.vite/preloads.json', source: JSON.stringify(preloads) });
  },
});

export const chunksOf = (bundle: Rolldown.OutputBundle): Chunk[] =>
  Object.values(bundle).flatMap((output): Chunk[] => {
    if (output.type !== 'chunk') return [];
    const { fileName, imports, moduleIds, viteMetadata } = output;
    return [{ fileName, imports, modules: moduleIds, styles: [...(viteMetadata?.importedCss ?? [])] }];
  });

/** Puts the style sheets of the page at its end. */
export function moveStyles(html: string): string {
  const styles = html.match(/ *<link rel="stylesheet"[^>]*>\n?/g) ?? [];
  const rest = styles.reduce((text, style) => text.replace(style, ''), html);
  return rest.replace('  </body>', `${styles.join('')}  </body>`);
}

interface Build {
  readonly chunks: readonly Chunk[];
  /** The namespaces of every screen. */
  readonly everywhere: readonly string[];
}

export function preloadsOf(screen: ScreenFiles, { chunks, everywhere }: Build): ScreenPreloads {
  const framing = { none: [], shell: [SHELL], gestion: [SHELL, GESTION] }[screen.frame] ?? [SHELL];
  const page = posix.join(FROM, screen.page);
  const entry = closureOf([chunkOf('src/main.tsx', chunks)], chunks);
  const needed = closureOf(
    [...framing, page].map((module) => chunkOf(module, chunks)),
    chunks,
  ).filter((chunk) => !entry.includes(chunk));
  const ofEntry = new Set(entry.flatMap(({ styles }) => styles));
  const texts = [...everywhere, ...(screen.frame === 'gestion' ? ['gestion'] : []), ...screen.texts];
  const inLanguage = (language: Language): string[] =>
    unique(texts.map((name) => chunkOf(`${kebab(name)}.${language}.ts`, chunks).fileName));
  return {
    path: screen.path,
    frame: screen.frame === 'none' ? 'none' : 'shell',
    scripts: needed.map(({ fileName }) => fileName),
    styles: unique(needed.flatMap(({ styles }) => styles)).filter((style) => !ofEntry.has(style)),
    texts: { fr: inLanguage('fr'), en: inLanguage('en') },
  };
}

function chunkOf(module: string, chunks: readonly Chunk[]): Chunk {
  const found = chunks.find(({ modules }) => modules.some((id) => id.endsWith(`/${module}`)));
  if (!found) throw new Error(`the build has no chunk with ${module}`);
  return found;
}

/** Chunks with all they import, each once, what is imported first. */
export function closureOf(starts: readonly Chunk[], chunks: readonly Chunk[]): Chunk[] {
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk): void => {
    if (found.has(chunk)) return;
    for (const name of chunk.imports) {
      const imported = chunks.find(({ fileName }) => fileName === name);
      if (imported) visit(imported);
    }
    found.add(chunk);
  };
  for (const start of starts) visit(start);
  return [...found];
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
