import type { LocalCall } from '../../loopback/create-local-listener.ts';
import type { Reply } from '../../loopback/reply.ts';
import { framedReply } from '../../page/framed-reply.ts';
import { html } from '../../page/html.ts';
import type { Clover } from '../clover.ts';
import { cloverTexts } from './clover-texts.ts';
import { renderHome } from './render-home.ts';

/** The page of this machine: from here the portal is opened as a merchant's employee opens it. */
export function showHome(clover: Clover, call: LocalCall): Reply {
  const texts = cloverTexts(call);
  switch (call.url.pathname) {
    case '/':
      return framedReply(texts, { heading: texts.title, content: renderHome(clover, texts), refresh: '/content' });
    case '/content':
      return { kind: 'page', status: 200, html: renderHome(clover, texts).html };
    default:
      return framedReply(texts, { heading: texts.notFound, content: html`` }, { status: 404 });
  }
}
