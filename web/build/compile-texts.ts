import compile from 'icu-minify/compile';
import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';

/** Texts, a sentence each or a group of them, as a module of texts exports them. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

export type TextModules = Readonly<Record<string, Readonly<Record<string, Texts>>>>;

const ALL = join(import.meta.dirname, 'all-texts.ts');
/** The portal's own: words of the domain are plain ones, or come with a module of the portal that has them in its sentences. */
const TEXTS = /\/web\/src\/.+\.(en|fr)\.ts$/;
/** Data made of rows of the domain, whose sentences in both languages no screen writes: they stay at home. */
const DATA = /\/domain\/src\/base\/activity-log\/shown-events\.ts$/;

/**
 * Reads every sentence when the portal is built, not again in each browser: what reads them, a parser of 12 kB on the wire, stays
 * at home, and a screen's words cost no time when they are first shown. What travels only puts values in.
 */
export const compileTexts = (): Plugin => ({
  name: 'compile-texts',
  apply: 'build',
  enforce: 'post',
  config: () => ({ resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } } }),
  // before the bundler has all processors busy: what runs modules gives up after a minute
  buildStart: async () => void (await readTexts()),
  async transform(_, id) {
    if (DATA.test(id)) return written((await runnerImport<Texts>(id, { configFile: false, logLevel: 'error' })).module);
    if (!TEXTS.test(id)) return null;
    const found = Object.entries(await readTexts()).find(([path]) => id.endsWith(path.replace(/^\.\./, '')));
    if (!found) throw new Error(`${id} is no module of texts`);
    return written(compileTree(found[1]));
  },
});

/** A module of what another exports. */
const written = (exported: object) => ({
  code: Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n'),
  map: null,
});

let modules: Promise<TextModules> | undefined;

/** Every module of texts by its path, read once for a build. */
export function readTexts(): Promise<TextModules> {
  modules ??= runnerImport<{ texts: TextModules }>(ALL, { configFile: false, logLevel: 'error' }).then(
    ({ module }) => module.texts,
  );
  return modules;
}

/** A sentence without values stays a string, any other becomes what `format-only` puts together. */
export const compileTree = (texts: Texts): object =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? compile(text) : compileTree(text)]),
  );
