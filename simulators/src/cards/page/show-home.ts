import type { LocalCall } from '../../loopback/create-local-listener.ts';
import type { Reply } from '../../loopback/reply.ts';
import { chooseLanguage } from '../../page/choose-language.ts';
import { framedReply } from '../../page/framed-reply.ts';
import { html } from '../../page/html.ts';
import type { Cards } from '../cards.ts';
import { EN } from './cards-page.en.ts';
import { FR } from './cards-page.fr.ts';
import { renderHome } from './render-home.ts';

/** What the card network knows, for whoever works on this machine. */
export function showHome(cards: Cards, { request, url }: LocalCall): Reply {
  const language = chooseLanguage(url.searchParams.get('lang'), request.headers['accept-language']);
  const texts = { fr: FR, en: EN }[language];
  switch (url.pathname) {
    case '/':
      return framedReply(texts, { heading: texts.title, content: renderHome(cards, texts), refresh: '/content' });
    case '/content':
      return { kind: 'page', status: 200, html: renderHome(cards, texts).html };
    default:
      return framedReply(texts, { heading: texts.notFound, content: html`` }, { status: 404 });
  }
}
