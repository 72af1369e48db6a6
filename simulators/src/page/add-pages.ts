import type { FastifyInstance } from 'fastify';
import { type Call, replying } from '../loopback/create-listener.ts';
import { gatewayPage, type Reply } from '../loopback/reply.ts';
import { framedReply } from './framed-reply.ts';
import { type Html, html } from './html.ts';
import type { FrameTexts } from './render-frame.ts';

interface PageTexts extends FrameTexts {
  title: string;
  notFound: string;
}

type Page<Texts> = (texts: Texts, url: URL) => Promise<Reply | null> | Reply | null;

/** Adds the pages of a simulator: a home that refreshes itself, others by path. One that returns null is not found. */
export function addPages<Texts extends PageTexts>(
  app: FastifyInstance,
  languages: Languages<Texts>,
  { home, others = {} }: { home: (texts: Texts) => Html; others?: Readonly<Record<string, Page<Texts>>> },
): void {
  const pages: Record<string, Page<Texts>> = {
    '/': (texts) => framedReply(texts, { heading: texts.title, content: home(texts), refresh: '/content' }),
    '/content': (texts) => ({ kind: 'page', status: 200, html: home(texts).html }),
    ...others,
  };
  const notFound = (texts: Texts): Reply =>
    framedReply(texts, { heading: texts.notFound, content: html`` }, { status: 404 });
  for (const [path, page] of Object.entries(pages)) {
    const show = async (call: Call): Promise<Reply> => {
      const texts = chooseTexts(languages, call);
      return (await page(texts, call.url)) ?? notFound(texts);
    };
    app.get(path, replying(show));
  }
  const elsewhere = (call: Call): Reply =>
    call.request.method === 'GET' ? notFound(chooseTexts(languages, call)) : gatewayPage(405, 'Method Not Allowed');
  app.setNotFoundHandler(replying(elsewhere));
}

type Languages<Texts> = Readonly<Record<'fr' | 'en', Texts>>;

/** The texts in the language asked for in the address, else the browser's first of the two we have, else English. */
export function chooseTexts<Texts>(
  languages: Languages<Texts>,
  { request, url }: Pick<Call, 'request' | 'url'>,
): Texts {
  const query = url.searchParams.get('lang');
  if (query === 'fr' || query === 'en') return languages[query];
  const accepted = request.headers['accept-language']?.split(',').find((entry) => /^\s*(?:fr|en)\b/i.test(entry));
  return languages[/^\s*fr/i.test(accepted ?? '') ? 'fr' : 'en'];
}
