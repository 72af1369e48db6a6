import { describe, expect, it } from 'vitest';
import { moveStyles, preloadsOf, wordsOf, type Chunk } from '../../build/list-preloads.ts';
import { readHead, writeHead } from '../../build/read-head.ts';
import { readScreens } from '../../build/read-screens.ts';
import type { ScreenRow } from './screen.ts';
import { SCREEN_NAMES } from './screen-names.ts';
import { SCREENS } from './screens.ts';
import { SHELL_TEXTS } from './texts.ts';

const sources = import.meta.glob<string>(['../../vite.config.ts', './screens.ts', './admin-screens.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const pages = import.meta.glob<string>('../features/*/*/*-page.tsx', { query: '?raw', import: 'default', eager: true });
const config = sources['../../vite.config.ts'] ?? '';
const tables = [sources['./screens.ts'] ?? '', sources['./admin-screens.ts'] ?? ''];

const chunk = (name: string, more: Partial<Chunk> = {}): Chunk => ({
  fileName: `assets/${name}.js`,
  imports: [],
  modules: [],
  ...more,
});

const CHUNKS = [
  chunk('index', { modules: ['/web/src/main.tsx'], imports: ['assets/shared.js'] }),
  chunk('shared'),
  chunk('shell', {
    modules: ['/web/src/app/app-shell.tsx'],
    imports: ['assets/shared.js'],
  }),
  chunk('frame', { modules: ['/web/src/features/admin/gestion/gestion-frame.tsx'] }),
  chunk('late'),
  chunk('page', { modules: ['/web/src/features/a/b-page.tsx'], imports: ['assets/shared.js', 'assets/late.js'] }),
  ...['app', 'merchant-list', 'gestion'].flatMap((name) =>
    ['fr', 'en'].map((language) => chunk(`${name}.${language}`, { modules: [`/web/src/x/${name}.${language}.ts`] })),
  ),
];

const PAGE = "const t = useTranslations('merchantList');\n<Page title={t('title')} lead={t('lead')}>";
const WORDS = {
  '../src/shared/merchant-list.fr.ts': { merchantListFr: { title: 'Commerçants', lead: '{count} en tout' } },
  '../src/shared/merchant-list.en.ts': { merchantListEn: { title: 'Merchants', lead: 'All of them' } },
};

describe('what the page names of a screen', () => {
  const preloads = (frame: string, page = PAGE) =>
    preloadsOf(
      { path: '/a', frame, texts: ['merchantList'], page: '../features/a/b-page.tsx' },
      { chunks: CHUNKS, everywhere: ['app'], words: WORDS, read: () => page },
    );

  it('is its page, its frame and all they import, without what the page has anyway', () => {
    expect(preloads('shell')).toEqual({
      path: '/a',
      frame: 'shell',
      scripts: ['assets/shell.js', 'assets/late.js', 'assets/page.js'],
      texts: {
        fr: ['assets/app.fr.js', 'assets/merchant-list.fr.js'],
        en: ['assets/app.en.js', 'assets/merchant-list.en.js'],
      },
      words: ['app', 'merchantList'],
      // the French sentence has a value in it, which the page cannot know
      head: { fr: { title: 'Commerçants', lead: null }, en: { title: 'Merchants', lead: 'All of them' } },
    });
  });

  it('has no shell when it stands alone, and two frames in the management', () => {
    expect(preloads('none')).toMatchObject({ frame: 'none', scripts: ['assets/late.js', 'assets/page.js'] });
    const { frame, scripts, texts } = preloads('gestion');
    expect(frame).toBe('shell');
    expect(scripts.slice(0, 2)).toEqual(['assets/shell.js', 'assets/frame.js']);
    expect(texts.fr[1]).toBe('assets/gestion.fr.js');
  });

  it('has the head of a screen of its own where the front frame holds it', () => {
    expect(preloads('none').head).toEqual({ fr: null, en: null });
    expect(preloads('none', `<FrontFrame>${PAGE}`).head.en).toEqual({ title: 'Merchants', lead: 'All of them' });
  });

  it('fails when the build lacks it', () => {
    expect(() =>
      preloadsOf(
        { path: '/a', frame: 'none', texts: [], page: '../gone.tsx' },
        { chunks: CHUNKS, everywhere: [], words: {}, read: () => '' },
      ),
    ).toThrow('src/gone.tsx');
  });
});

it('the texts of the page are those of the files, read as the build reads them', () => {
  expect(wordsOf(WORDS)).toEqual({
    fr: { merchantList: { title: 'Commerçants', lead: [['count'], ' en tout'] } },
    en: { merchantList: { title: 'Merchants', lead: 'All of them' } },
  });
});

describe('the head of a screen', () => {
  const read = (page: string) => readHead(`const t = useTranslations('bills');\n${page}`);

  it('is read from its page, with or without a sentence under it', () => {
    const words = { namespace: 'bills', title: 'title', lead: null };
    expect(read("<Page title={t('title')}>")).toEqual(words);
    expect(read("<Page\n  title={t('title')}\n  lead={t('text')}\n  actions={<A />}>")).toEqual({
      ...words,
      lead: 'text',
    });
    expect(read("<Page title={t('title')} lead={name ? t('lead') : null}>")).toEqual(words);
    expect(readHead("const t = useTranslations('bills.one');\n<Page title={t('title')}>")?.title).toBe('one.title');
  });

  it('is that of its beginning where it has several', () => {
    expect(read("<Page key=\"sent\" title={t('sent.title')}>\n<Page title={t('title')}>")?.title).toBe('title');
    expect(read("<Page title={t('newTitle')}>")?.title).toBe('newTitle');
  });

  it('is left to the screen where it is made of more than words', () => {
    expect(read("<Page title={data?.name ?? t('title')}>")).toBeNull();
    expect(read("<Page title={t('title', { number })}>")).toBeNull();
    expect(readHead("<Page title={t('title')}>")).toBeNull();
    const words = { namespace: 'bills', title: 'title', lead: 'lead' };
    expect(writeHead(words, { title: 'Sales', lead: 'Of {name}' })).toEqual({ title: 'Sales', lead: null });
    expect(writeHead(words, { title: 'Sales of {name}' })).toBeNull();
    expect(writeHead(words, {})).toBeNull();
  });

  it('has what stands under the title meanwhile, where the sentence makes way for another', () => {
    const words = { namespace: 'bills', title: 'title', lead: null };
    const texts = { title: 'Sales', leadLoading: 'All of them.' };
    expect(writeHead(words, texts)).toEqual({ title: 'Sales', lead: 'All of them.' });
  });

  it('is known for most screens that are there now', () => {
    const known = Object.entries(pages).filter(([, source]) => readHead(source));
    expect(known.length).toBeGreaterThan(35);
    expect(readHead(pages['../features/base/sessions/sign-in-page.tsx'] ?? '')).toEqual({
      namespace: 'signIn',
      title: 'title',
      lead: 'lead',
    });
  });
});

const inOrder = (rows: readonly { readonly path: string }[]) =>
  rows.toSorted((one, other) => (one.path < other.path ? -1 : 1));

it('the table of screens is read without running it', () => {
  const rows = SCREEN_NAMES.map((name) => SCREENS[name] as ScreenRow & { readonly texts: readonly string[] });
  const read = tables.flatMap(readScreens);
  expect(inOrder(read.map(({ path, frame, texts }) => ({ path, frame, texts })))).toEqual(
    inOrder(rows.map(({ path, frame = 'shell', texts }) => ({ path, frame, texts }))),
  );
  expect(read.every(({ page }) => page.endsWith('.tsx'))).toBe(true);
  expect(() => readScreens('export const nothing = 1;')).toThrow('no row');
});

it('the texts of every screen are those of the shell', () => {
  const listed = /listPreloads\(\[(.*?)\]\)/.exec(config)?.[1];
  expect(listed).toBe(SHELL_TEXTS.map((name) => `'${name}'`).join(', '));
});

it('the style sheet comes behind the frame that is painted first', () => {
  const page = '<head>\n    <link rel="stylesheet" href="/a.css">\n  </head>\n  <body>\n    <p></p>\n  </body>';
  expect(moveStyles(page)).toBe(
    '<head>\n  </head>\n  <body>\n    <p></p>\n    <link rel="stylesheet" href="/a.css">\n  </body>',
  );
});
