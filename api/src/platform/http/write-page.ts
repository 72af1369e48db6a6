import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';

type Language = 'fr' | 'en';

/** Files that a screen needs beside those the page names anyway, as the build of the portal lists them. */
interface ScreenFiles {
  readonly path: string;
  readonly frame: 'none' | 'shell';
  readonly scripts: readonly string[];
  /** The namespaces of its texts. */
  readonly words: readonly string[];
}

type Words = Readonly<Record<Language, Readonly<Record<string, unknown>>>>;

export interface WrittenPage {
  readonly html: string;
  readonly etag: string;
}

/**
 * The portal's one page, as each screen wants it: with the frame that stands until the scripts run, with the screen's
 * files named, so that a browser asks for them at once instead of one after the other, and with its texts. Where the API has an address
 * of its own, the page says which: one build serves every address.
 */
export function readPage(folder: string, apiBase: string | null): (request: FastifyRequest) => WrittenPage {
  const html = nameApi(readFileSync(path.join(folder, 'index.html'), 'utf8'), apiBase);
  const screens = (readList(folder, 'preloads.json') ?? []) as ScreenFiles[];
  const words = (readList(folder, 'words.json') ?? { fr: {}, en: {} }) as Words;
  // a name before a place for any: /sales/proof is no bill
  const matchers = [...screens.filter((screen) => !isNamed(screen)), ...screens.filter(isNamed)].map((screen) => ({
    screen,
    pattern: patternOf(screen.path),
  }));
  const written = new Map<string, WrittenPage>();
  return (request) => {
    const pathname = withoutSlash(request.url.split('?', 1)[0] ?? '/');
    // of two that share an address the later one stands within the earlier one
    const screen = matchers.findLast(({ pattern }) => pattern.test(pathname))?.screen;
    const language = readerLanguage(request, screen?.path);
    const frame = screen && frameOf(screen, request);
    const key = `${language} ${screen?.path ?? ''} ${frame ?? ''}`;
    const page = written.get(key) ?? writePage(html, { screen, language, frame, words: words[language] });
    written.set(key, page);
    return page;
  };
}

/** The page with the origin of its API, which a browser connects to meanwhile; web/src/shared/http/api-base.ts reads it there. */
const nameApi = (html: string, origin: string | null): string =>
  origin === null
    ? html
    : html.replace(
        '  </head>',
        `    <link rel="preconnect" id="api-base" crossorigin="use-credentials" href="${origin}">\n  </head>`,
      );

/** Reads a list that the build has made for the server, if it has. */
function readList(folder: string, name: string): unknown {
  const file = path.join(folder, '.vite', name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** Screens on which people bind themselves, shown in French first: see web/src/lib/i18n/language.ts. */
const FRENCH_FIRST = /^\/acceptance\//;

/** The language that the portal starts in: the one chosen in this browser, else French for those who prefer it. Source: spec §1. */
export function readerLanguage({ headers }: Pick<FastifyRequest, 'headers'>, screen = '/'): Language {
  const chosen = /(?:^|; ?)Language=(fr|en)(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  if (chosen) return chosen as Language;
  if (FRENCH_FIRST.test(screen)) return 'fr';
  return /^ *fr\b/i.test(headers['accept-language'] ?? '') ? 'fr' : 'en';
}

/**
 * At the address of the login screen the frame is that of the shell for who is signed in and passes over it, as a cookie of the
 * portal says: nothing then waits for the script that would ask the browser (web/public/first-frame.js).
 */
function frameOf({ path: route, frame }: ScreenFiles, { headers }: FastifyRequest): ScreenFiles['frame'] {
  return route === '/' && /(?:^|; ?)Frame=shell(?:;|$)/.test(headers.cookie ?? '') ? 'shell' : frame;
}

interface Form {
  readonly screen: ScreenFiles | undefined;
  readonly language: Language;
  readonly frame: ScreenFiles['frame'] | undefined;
  /** Of the language, by namespace. */
  readonly words: Words[Language];
}

function writePage(html: string, { screen, language, frame, words }: Form): WrittenPage {
  const preloads = (screen?.scripts ?? []).map(
    (file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`,
  );
  const page = html
    .replace('<html lang="fr">', `<html lang="${language}-CA"${frame ? ` data-frame="${frame}"` : ''}>`)
    .replace('  </head>', `${preloads.join('')}  </head>`)
    // a text may hold what a replacement would read as a sign
    .replace('  </body>', () => `${screen ? said(screen, { language, words }) : ''}  </body>`);
  return { html: page, etag: `W/"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"` };
}

/** The texts of a screen, as data: behind what is painted first, and no file to be asked for each. */
function said(screen: ScreenFiles, { language, words }: Pick<Form, 'language' | 'words'>): string {
  const texts = Object.fromEntries(screen.words.map((name) => [name, words[name]]));
  const json = JSON.stringify({ language, texts }).replaceAll('<', '\\u003c');
  return `    <script type="application/json" id="words">${json}</script>\n`;
}

const isNamed = ({ path: route }: ScreenFiles): boolean => !route.includes('$');

const withoutSlash = (pathname: string): string => pathname.replace(/(?<=[^/])\/+$/, '');

/** `/partner/$idPartner/` matches `/partner/7`. */
const patternOf = (route: string): RegExp => new RegExp(`^${withoutSlash(route).replaceAll(/\$\w+/g, '[^/]+')}$`);
