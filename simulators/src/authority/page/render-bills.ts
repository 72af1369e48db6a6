import type { ListedTransaction } from '../control/list-transactions.ts';
import type { PageTexts } from './authority-page.en.ts';
import { createFormats } from './formats.ts';
import { type Html, html } from '../../page/html.ts';
import { renderTable } from '../../page/render-table.ts';
import type { Transaction } from '@comptoir/websrm/requests/transaction';

export function renderBills(bills: readonly ListedTransaction[], texts: PageTexts): Html {
  if (bills.length === 0) return html`<p class="empty">${texts.noBills}</p>`;
  const { time, money } = createFormats(texts);
  const rows = bills.map((bill) => [
    time(bill.receivedAt),
    html`<code>${bill.deviceNumber}</code>`,
    html`<a href="/bill?n=${bill.sequence}&amp;lang=${texts.lang.slice(0, 2)}">${bill.noTrans}</a>`,
    describeBill(bill.transaction, texts),
    html`<span class="money">${money(bill.transaction.mont.apresTax)}</span>`,
    bill.noLot === null ? texts.direct : texts.inLot,
    html`<code>${bill.psiNoTrans ?? bill.noLot ?? '–'}</code>`,
    html`${mark(bill.verified, texts)}${errors(bill, texts)}`,
  ]);
  return renderTable(Object.values(texts.columns), rows);
}

function mark(verified: boolean, texts: PageTexts): Html {
  return verified
    ? html`<span class="good" role="img" aria-label="${texts.verified}" title="${texts.verified}">✓</span>`
    : html`<span class="bad" role="img" aria-label="${texts.notVerified}" title="${texts.notVerified}">✗</span>`;
}

function errors(bill: ListedTransaction, texts: PageTexts): Html | '' {
  if (bill.errors.length === 0) return '';
  return html` <small class="bad" title="${texts.withErrors}">${bill.errors.join(' ')}</small>`;
}

/** "Receipt", "Credit note · training", "Temporary bill · reproduction"… */
function describeBill(t: Transaction, { types }: PageTexts): string {
  const isCredit = t.typTrans === 'RFER' && t.mont.apresTax.startsWith('-');
  const kind = isCredit ? types.credit : types[t.typTrans];
  const print = t.modImpr === 'FAC' ? [] : [types[t.modImpr]];
  const training = t.modTrans === 'FOR' ? [types.training] : [];
  return [kind, ...print, ...training].join(' · ');
}
