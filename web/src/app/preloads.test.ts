import { describe, expect, it } from 'vitest';
import { moveStyles, preloadsOf, wordsOf, type Chunk } from '../../build/list-preloads.ts';
import { SHELL_TEXTS } from './texts.ts';

const config = Object.values(
  import.meta.glob<string>('../../vite.config.ts', { query: '?raw', import: 'default', eager: true }),
)[0];

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

const WORDS = {
  '../src/shared/merchant-list.fr.ts': { merchantListFr: { title: 'Commerçants', lead: '{count} en tout' } },
  '../src/shared/merchant-list.en.ts': { merchantListEn: { title: 'Merchants', lead: 'All of them' } },
};

describe('what the page names of a screen', () => {
  const preloads = (frame: 'none' | 'shell' | 'gestion') =>
    preloadsOf(
      { path: '/a', frame, texts: ['merchantList'], page: { file: 'src/features/a/b-page.tsx' } },
      { chunks: CHUNKS, everywhere: ['app'] },
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
    });
  });

  it('has no shell when it stands alone, and two frames in the management', () => {
    expect(preloads('none')).toMatchObject({ frame: 'none', scripts: ['assets/late.js', 'assets/page.js'] });
    const { frame, scripts, texts } = preloads('gestion');
    expect(frame).toBe('shell');
    expect(scripts.slice(0, 2)).toEqual(['assets/shell.js', 'assets/frame.js']);
    expect(texts.fr[1]).toBe('assets/gestion.fr.js');
  });

  it('fails when the build lacks it', () => {
    expect(() =>
      preloadsOf(
        { path: '/a', frame: 'none', texts: [], page: { file: 'src/gone.tsx' } },
        { chunks: CHUNKS, everywhere: [] },
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

it('the texts of every screen are those of the shell', () => {
  const listed = /listPreloads\(\[(.*?)\]\)/.exec(config ?? '')?.[1];
  expect(listed).toBe(SHELL_TEXTS.map((name) => `'${name}'`).join(', '));
});

it('the style sheet comes behind the frame that is painted first', () => {
  const page = '<head>\n    <link rel="stylesheet" href="/a.css">\n  </head>\n  <body>\n    <p></p>\n  </body>';
  expect(moveStyles(page)).toBe(
    '<head>\n  </head>\n  <body>\n    <p></p>\n    <link rel="stylesheet" href="/a.css">\n  </body>',
  );
});
