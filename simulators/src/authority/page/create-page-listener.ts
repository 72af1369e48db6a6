import type { FastifyInstance } from 'fastify';
import { addControlRoutes } from '../../shared/control-routes.ts';
import { createLocalListener } from '../../loopback/create-listener.ts';
import type { Reply } from '../../loopback/reply.ts';
import { addPages } from '../../page/add-pages.ts';
import { framedReply } from '../../page/framed-reply.ts';
import type { Authority } from '../authority.ts';
import { createControlRoutes } from '../control/control-routes.ts';
import type { Controls } from '../control/controls.ts';
import { findTransaction, type ListedTransaction } from '../control/list-transactions.ts';
import { EN, type PageTexts } from './authority-page.en.ts';
import { FR } from './authority-page.fr.ts';
import { readView } from './read-view.ts';
import { renderContent } from './render-content.ts';
import { renderQr } from './render-qr.ts';
import { createFormats } from './formats.ts';
import { type Html, html } from '../../page/html.ts';

/** The page and the control plane. */
export function createPageListener(authority: Authority, controls: Controls): FastifyInstance {
  const app = createLocalListener();
  addControlRoutes(app, '/control', createControlRoutes(authority, controls));
  addPages(
    app,
    { fr: FR, en: EN },
    {
      home: (texts) => renderContent(readView(authority), texts),
      others: {
        '/bill': (texts, url) => showBill(authority, texts, url),
        '/qr': (texts, url) => showQr(authority, texts, url),
      },
    },
  );
  return app;
}

function showBill(authority: Authority, texts: PageTexts, url: URL): Reply | null {
  const sequence = Number(url.searchParams.get('n'));
  const bill = findTransaction(authority, sequence);
  if (!bill) return null;
  const heading = texts.billTitle(bill.noTrans);
  return framedReply(texts, { heading, content: renderBill(bill, texts), query: `n=${sequence}&` });
}

function showQr(authority: Authority, texts: PageTexts, url: URL): Reply {
  const encrypted = url.searchParams.get('f') ?? '';
  const content = renderQr(authority, encrypted, texts);
  return framedReply(texts, { heading: texts.qrTitle, content, query: `f=${encodeURIComponent(encrypted)}&` });
}

/** One bill: how it was received, then everything it says. */
function renderBill(bill: ListedTransaction, texts: PageTexts): Html {
  const { time } = createFormats(texts);
  const facts: [string, string][] = [
    [texts.columns.received, time(bill.receivedAt)],
    [texts.columns.device, bill.deviceNumber],
    [texts.columns.way, bill.noLot === null ? texts.direct : texts.inLot],
    [texts.columns.receipt, bill.psiNoTrans ?? bill.noLot ?? '–'],
    [texts.columns.verified, bill.verified ? texts.verified : texts.notVerified],
    [texts.counters.resends, String(bill.resends)],
    ...(bill.errors.length > 0 ? [[texts.withErrors, bill.errors.join(' ')] satisfies [string, string]] : []),
  ];
  return html`<p><a href="/?lang=${texts.lang.slice(0, 2)}">${texts.back}</a></p>
    <section>
      <dl>
        ${facts.map(
          ([name, value]) =>
            html`<dt>${name}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>
    </section>
    <section><pre>${JSON.stringify(bill.transaction, null, 2)}</pre></section>`;
}
