import type { Server } from 'node:http';
import { answerRoutes } from '../../control/answer-routes.ts';
import { createLocalListener, type LocalCall } from '../../loopback/create-local-listener.ts';
import { gatewayPage, type Reply } from '../../loopback/reply.ts';
import { chooseLanguage } from '../../page/choose-language.ts';
import { framedReply } from '../../page/framed-reply.ts';
import { html } from '../../page/html.ts';
import type { Authority } from '../authority.ts';
import { createControlRoutes } from '../control/control-routes.ts';
import type { Controls } from '../control/controls.ts';
import { findTransaction } from '../control/list-transactions.ts';
import { EN, type PageTexts } from '../page/authority-page.en.ts';
import { FR } from '../page/authority-page.fr.ts';
import { readView } from '../page/read-view.ts';
import { renderBill } from '../page/render-bill.ts';
import { renderContent } from '../page/render-content.ts';
import { renderQr } from '../page/render-qr.ts';

/** The page and the control plane. */
export function createPageListener(authority: Authority, controls: Controls): Server {
  const routes = createControlRoutes(authority, controls);
  return createLocalListener((call) =>
    call.url.pathname.startsWith('/control/') ? answerRoutes(routes, call) : answerPage(authority, call),
  );
}

function answerPage(authority: Authority, { request, url }: LocalCall): Reply {
  if (request.method !== 'GET') return gatewayPage(405, 'Method Not Allowed');
  const language = chooseLanguage(url.searchParams.get('lang'), request.headers['accept-language']);
  return showPage(authority, url, { fr: FR, en: EN }[language]);
}

function showPage(authority: Authority, url: URL, texts: PageTexts): Reply {
  switch (url.pathname) {
    case '/': {
      const content = renderContent(readView(authority), texts);
      return framedReply(texts, { heading: texts.title, content, refresh: '/content' });
    }
    case '/content':
      return { kind: 'page', status: 200, html: renderContent(readView(authority), texts).html };
    case '/bill':
      return showBill(authority, url, texts);
    case '/qr': {
      const encrypted = url.searchParams.get('f') ?? '';
      const content = renderQr(authority, encrypted, texts);
      return framedReply(texts, { heading: texts.qrTitle, content, query: `f=${encodeURIComponent(encrypted)}&` });
    }
    default:
      return notFound(texts);
  }
}

function showBill(authority: Authority, url: URL, texts: PageTexts): Reply {
  const sequence = Number(url.searchParams.get('n'));
  const bill = findTransaction(authority, sequence);
  if (!bill) return notFound(texts);
  const heading = texts.billTitle(bill.noTrans);
  return framedReply(texts, { heading, content: renderBill(bill, texts), query: `n=${sequence}&` });
}

function notFound(texts: PageTexts): Reply {
  return framedReply(texts, { heading: texts.notFound, content: html`` }, { status: 404 });
}
