import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyReply } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/test-app.ts';
import { readerLanguage } from './write-page.ts';
import { readWorker } from './serve-files.ts';

const PAGE = `<!doctype html>
<html lang="fr">
  <head>
    <title>Comptoir</title>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;
const filesOf = (name: string, route: string, frame: 'none' | 'shell') => ({
  path: route,
  frame,
  scripts: [`assets/${name}.js`],
  words: ['app', name],
});
const LIST = [
  filesOf('sign-in', '/', 'none'),
  filesOf('gestion', '/gestion', 'shell'),
  filesOf('users', '/gestion/', 'shell'),
  filesOf('partner', '/partner/$idPartner/', 'shell'),
  filesOf('proof', '/sales/proof', 'shell'),
  filesOf('bill', '/sales/$idBill', 'shell'),
];

const webDir = mkdtempSync(path.join(tmpdir(), 'comptoir-web-'));
mkdirSync(path.join(webDir, '.vite'));
mkdirSync(path.join(webDir, 'assets'));
writeFileSync(path.join(webDir, 'assets', 'index.js'), 'run()');
writeFileSync(path.join(webDir, 'index.html'), PAGE);
writeFileSync(path.join(webDir, '.vite', 'preloads.json'), JSON.stringify(LIST));
const WORDS = {
  fr: { app: { hello: 'Bonjour' }, users: { danger: '</script><b> $& $5' }, faq: { title: 'Questions' } },
  en: { app: { hello: 'Hello' } },
};
writeFileSync(path.join(webDir, '.vite', 'words.json'), JSON.stringify(WORDS));
afterAll(() => rmSync(webDir, { recursive: true }));

writeFileSync(path.join(webDir, 'service-worker.js'), 'keep("PAGE_REVISION")');

const test = useTestApp({ config: { webDir } });
const open = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });

describe('the page', () => {
  it.each([
    ['/', 'sign-in', 'none'],
    ['/?next=%2Flogs', 'sign-in', 'none'],
    ['/gestion', 'users', 'shell'],
    ['/gestion/', 'users', 'shell'],
    ['/partner/7/', 'partner', 'shell'],
    ['/partner/7', 'partner', 'shell'],
    // not a bill named “proof”
    ['/sales/proof', 'proof', 'shell'],
    ['/sales/7', 'bill', 'shell'],
  ])('names what its screen needs, and the frame it stands in: %s', async (url, name, frame) => {
    const { body, statusCode } = await open(url, { 'accept-language': 'fr-CA' });
    expect(statusCode).toBe(200);
    expect(body).toContain(`<html lang="fr-CA"${frame ? ` data-frame="${frame}"` : ''}`);
    const links = [...body.matchAll(/<link rel="(\w+)" crossorigin href="([^"]+)">/g)].map(([, rel, href]) => [
      rel,
      href,
    ]);
    expect(links).toEqual([['modulepreload', `/assets/${name}.js`]]);
  });

  it('stands in the shell for who is signed in and passes over the login screen, as a cookie says', async () => {
    const frameOf = async (url: string, cookie: string) =>
      /data-frame="(\w+)"/.exec((await open(url, { cookie })).body)?.[1];
    expect(await frameOf('/', 'Language=fr; Frame=shell')).toBe('shell');
    expect(await frameOf('/', 'NoFrame=shell')).toBe('none');
    expect(await frameOf('/', 'Frame=shells')).toBe('none');
    expect(await frameOf('/', '')).toBe('none');
  });

  it('has the screen’s texts within it, in the reader’s language, as data that ends nothing', async () => {
    const { body } = await open('/gestion', { 'accept-language': 'fr' });
    const data = /<script type="application\/json" id="words">(.*)<\/script>/.exec(body)?.[1] ?? '';
    expect(data).not.toContain('<');
    expect(JSON.parse(data)).toEqual({ language: 'fr', texts: { app: WORDS.fr.app, users: WORDS.fr.users } });
    const english = (await open('/', { 'accept-language': 'en' })).body;
    expect(english).toContain('{"language":"en","texts":{"app":{"hello":"Hello"}}}');
  });

  it('names nothing more for an address that no screen has', async () => {
    const { body } = await open('/nowhere/else', { 'accept-language': 'fr' });
    expect(body).toBe(PAGE.replace('lang="fr"', 'lang="fr-CA"'));
  });

  it('holds no script of its own, which the policy would not run', async () => {
    const { body, headers } = await open('/');
    // what is data is not run
    expect(body.replace('<script type="application/json" id="words">', '')).not.toMatch(/<script(?![^>]* src=)/);
    expect(headers['content-security-policy']).toMatch(/script-src 'self'(;|$)/);
  });

  it('is one form per screen and language, asked for again at each visit', async () => {
    const [french, english, other] = [
      await open('/', { 'accept-language': 'fr' }),
      await open('/', { 'accept-language': 'en' }),
      await open('/gestion', { 'accept-language': 'fr' }),
    ];
    const tags = [french, english, other].map(({ headers }) => String(headers.etag));
    expect(new Set(tags).size).toBe(3);
    expect(french.headers['cache-control']).toBe('no-cache');
    expect(french.headers.vary).toBe('Accept-Language, Cookie, Accept-Encoding');
    const again = (etag: string) => open('/', { 'accept-language': 'fr', 'if-none-match': etag });
    const same = await again(`W/"other", ${tags[0]}`);
    expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', tags[0]]);
    expect(same.headers.vary).toBe('Accept-Language, Cookie, Accept-Encoding');
    expect((await again(String(tags[1]))).statusCode).toBe(200);
  });

  it('is not for what wants no page', async () => {
    expect((await open('/nowhere', { accept: 'application/json' })).statusCode).toBe(404);
    expect((await open('/.vite/preloads.json', { accept: '*/*' })).statusCode).toBe(404);
  });
});

it('a file that is no page has no policy of pages, and is still what it says it is', async () => {
  const { headers } = await test.app.inject({ method: 'GET', url: '/assets/index.js' });
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const page = await open('/');
  const ofPages = ['content-security-policy', 'permissions-policy', 'x-request-id'];
  expect(ofPages.filter((name) => name in headers)).toEqual([]);
  expect(ofPages.filter((name) => !(name in page.headers))).toEqual([]);
});

describe('the worker that keeps the page', () => {
  it('is asked for again at each visit, and holds no place that is not filled', async () => {
    const { body, headers } = await test.app.inject({ method: 'GET', url: '/service-worker.js' });
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' });
    expect(body).toMatch(/^keep\("[\da-f]{16}"\)$/);
  });

  it('is another one when the page is kept with another policy, though the files are the same', () => {
    const under = (policy: string) => readWorker(webDir)({ getHeader: () => policy } as unknown as FastifyReply);
    expect(under("default-src 'self'")).toBe(under("default-src 'self'"));
    expect(under("default-src 'self'")).not.toBe(under("default-src 'self' https://cards.example"));
  });
});

it.each([
  [undefined, 'fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
  [undefined, 'FR', 'fr'],
  [undefined, 'en-CA,fr;q=0.9', 'en'],
  [undefined, 'es, fr', 'en'],
  [undefined, 'fro', 'en'],
  [undefined, undefined, 'en'],
  ['a=b; Language=en', 'fr', 'en'],
  ['Language=fr; a=b', 'en', 'fr'],
  ['Language=de', 'fr', 'fr'],
  ['XLanguage=en', 'fr', 'fr'],
])('the reader’s language by cookie %s and %s is that of the portal: %s', (cookie, accepted, language) => {
  const headers = { ...(cookie ? { cookie } : {}), ...(accepted ? { 'accept-language': accepted } : {}) };
  expect(readerLanguage({ headers })).toBe(language);
});

it.each([
  ['Language=en', 'fr', 'en'],
  [undefined, 'en-CA', 'fr'],
  [undefined, undefined, 'fr'],
])(
  'an estimate opens in French unless English was chosen in this browser: by cookie %s and %s in %s',
  (cookie, accepted, language) => {
    const headers = { ...(cookie ? { cookie } : {}), ...(accepted ? { 'accept-language': accepted } : {}) };
    expect(readerLanguage({ headers }, '/acceptance/$token')).toBe(language);
  },
);
