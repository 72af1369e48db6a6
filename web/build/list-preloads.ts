import { join, posix } from 'node:path';
import { runnerImport, type Plugin, type Rolldown } from 'vite';
import { compileTree, readTexts, type TextModules } from './compile-texts.ts';
import type { Screen } from '../src/shared/screens/screen.ts';

type Language = 'fr' | 'en';

/** The files of a screen beside those that the page itself names, for the server, which writes them into the page. */
interface ScreenPreloads {
  /** As the router writes it: `/partner/$idPartner/`. */
  readonly path: string;
  readonly frame: 'none' | 'shell';
  readonly scripts: readonly string[];
  /** The files of its texts, for a browser that has the page without words from its worker. */
  readonly texts: Readonly<Record<Language, readonly string[]>>;
  /** The namespaces of its texts, which the server writes into the page. */
  readonly words: readonly string[];
}

export interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly modules: readonly string[];
}

const TABLE = join(import.meta.dirname, 'all-screens.ts');
const SHELL = 'src/app/app-shell.tsx';
const GESTION = 'src/features/admin/gestion/gestion-frame.tsx';

/**
 * Writes `.vite/preloads.json`, what a browser needs for each screen, and `.vite/words.json`, so that the server can write both into the page. The style
 * sheet is moved behind the static frame, which is painted before it is there; scripts wait for it either way.
 */
export const listPreloads = (everywhere: readonly string[]): Plugin => ({
  name: 'list-preloads',
  apply: 'build',
  enforce: 'post',
  // before the bundler has all processors busy: what runs modules gives up after a minute
  buildStart: async () => void (await readScreens()),
  transformIndexHtml: { order: 'post', handler: moveStyles },
  async generateBundle(_, bundle) {
    const build = { chunks: chunksOf(bundle), everywhere };
    const preloads = (await readScreens()).map((screen) => preloadsOf(screen, build));
    this.emitFile({ type: 'asset', fileName: '.vite/preloads.json', source: JSON.stringify(preloads) });
    this.emitFile({ type: 'asset', fileName: '.vite/words.json', source: JSON.stringify(wordsOf(await readTexts())) });
  },
});

/** A row of the table, with the file of its page. */
interface ScreenFiles {
  readonly path: string;
  readonly frame: NonNullable<Screen['frame']>;
  readonly texts: Screen['texts'];
  readonly page: { readonly file: string };
}

let screens: Promise<readonly ScreenFiles[]> | undefined;

/** Runs the table of screens, once for a build: pages answer with their file, and what needs a browser with nothing. */
function readScreens(): Promise<readonly ScreenFiles[]> {
  screens ??= runnerImport<{ screens: readonly ScreenFiles[] }>(TABLE, {
    configFile: false,
    logLevel: 'error',
    plugins: [{ name: 'stand-ins', enforce: 'pre', load: standInFor }],
  }).then(({ module }) => module.screens);
  return screens;
}

function standInFor(id: string): string | null {
  if (/-(?:page|frame)\.tsx$/.test(id)) return `export const file = ${JSON.stringify(id)};`;
  return /\/src\/(?:ui|shared\/(?:access|queries))\//.test(id) ? 'export {};' : null;
}

const chunksOf = (bundle: Rolldown.OutputBundle): Chunk[] =>
  Object.values(bundle).flatMap((output): Chunk[] => {
    if (output.type !== 'chunk') return [];
    const { fileName, imports, moduleIds } = output;
    return [{ fileName, imports, modules: moduleIds }];
  });

/** Puts the style sheet of the page at its end. */
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
  const framing = { none: [], shell: [SHELL], gestion: [SHELL, GESTION] }[screen.frame];
  const entry = closureOf([chunkOf('src/main.tsx', chunks)], chunks);
  const needed = closureOf(
    [...framing, screen.page.file].map((module) => chunkOf(module, chunks)),
    chunks,
  ).filter((chunk) => !entry.includes(chunk));
  const texts = [...everywhere, ...(screen.frame === 'gestion' ? ['gestion'] : []), ...screen.texts];
  const inLanguage = (language: Language): string[] =>
    unique(texts.map((name) => chunkOf(`${kebab(name)}.${language}.ts`, chunks).fileName));
  return {
    path: screen.path,
    frame: screen.frame === 'none' ? 'none' : 'shell',
    scripts: needed.map(({ fileName }) => fileName),
    texts: { fr: inLanguage('fr'), en: inLanguage('en') },
    words: unique(texts),
  };
}

/** Every text as it is put together in a browser, by language and namespace. */
export function wordsOf(modules: TextModules): Readonly<Record<Language, Readonly<Record<string, object>>>> {
  const inLanguage = (language: Language): Readonly<Record<string, object>> =>
    Object.fromEntries(
      Object.entries(modules)
        .filter(([path]) => path.endsWith(`.${language}.ts`))
        .map(([path, module]) => [namespaceOf(path), compileTree(Object.values(module)[0] ?? {})]),
    );
  return { fr: inLanguage('fr'), en: inLanguage('en') };
}

function chunkOf(module: string, chunks: readonly Chunk[]): Chunk {
  const found = chunks.find(({ modules }) => modules.some((id) => id === module || id.endsWith(`/${module}`)));
  if (!found) throw new Error(`the build has no chunk with ${module}`);
  return found;
}

/** Chunks with all they import, each once, what is imported first. */
function closureOf(starts: readonly Chunk[], chunks: readonly Chunk[]): Chunk[] {
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

/** `merchantList` of `…/merchant-list.fr.ts`. */
const namespaceOf = (path: string): string =>
  posix
    .basename(path)
    .replace(/\..*/, '')
    .replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
