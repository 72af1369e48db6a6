import type { ListedTransaction } from '../control/list-transactions.ts';
import type { PageTexts } from './authority-page.en.ts';
import { createFormats } from './formats.ts';
import { type Html, html } from '../../page/html.ts';

/** One bill: how it was received, then everything it says. */
export function renderBill(bill: ListedTransaction, texts: PageTexts): Html {
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
