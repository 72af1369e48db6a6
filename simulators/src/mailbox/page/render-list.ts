import { formatTime } from '../../page/format-time.ts';
import { type Html, html } from '../../page/html.ts';
import { renderFaults } from '../../page/render-faults.ts';
import { renderTable } from '../../page/render-table.ts';
import type { Mailbox } from '../mailbox.ts';
import type { MailboxTexts } from './mailbox-page.en.ts';

/** Newest first. The older ones are still there for the control plane. */
const SHOWN = 200;

/** The part of the page that refreshes by itself. */
export function renderList({ state }: Mailbox, texts: MailboxTexts): Html {
  const lang = texts.lang.slice(0, 2);
  const messages = [...state.messages.values()].slice(-SHOWN).reverse();
  const rows = messages.map(({ id, receivedAt, envelope, from, subject }) => [
    formatTime(texts.lang, receivedAt),
    envelope.to.join(', '),
    html`<a id="message-${id}" href="/message?id=${id}&amp;lang=${lang}">${subject || texts.noSubject}</a>`,
    from || envelope.from,
  ]);
  const faults = state.faults.map((f) => ({
    words: [f.fault, 'value' in f && f.value, 'to' in f && f.to],
    remaining: f.remaining,
  }));
  return html`${
      faults.length === 0
        ? ''
        : html`<section class="controls">${renderFaults(faults, texts, 'DELETE /control/faults')}</section>`
    }
    <section>
      <h2>${texts.messages}</h2>
      ${rows.length === 0 ? html`<p class="empty">${texts.noMessages}</p>` : renderTable(Object.values(texts.columns), rows)}
      ${rows.length === 0 ? '' : emptyButton(texts)}
    </section>`;
}

function emptyButton(texts: MailboxTexts): Html {
  return html`<p class="below">
    <button class="quiet" id="empty" data-call="DELETE /control/messages">${texts.empty}</button>
  </p>`;
}
