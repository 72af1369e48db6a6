import { formatTime } from '../../page/format-time.ts';
import { type Html, html } from '../../page/html.ts';
import type { ReadMail } from '../read-mail.ts';
import type { StoredMessage } from '../stored-message.ts';
import type { MailboxTexts } from './mailbox-page.en.ts';

/** One mail whole. Its HTML is another page, shut in a frame. */
export function renderMessage(message: StoredMessage, mail: ReadMail, texts: MailboxTexts): Html {
  return html`<p><a href="/?lang=${texts.lang.slice(0, 2)}">${texts.back}</a></p>
    <section>
      <dl>
        <dt>${texts.columns.received}</dt>
        <dd>${formatTime(texts.lang, message.receivedAt)}</dd>
        <dt>${texts.columns.from}</dt>
        <dd>${mail.from || message.envelope.from}</dd>
        <dt>${texts.columns.to}</dt>
        <dd>${mail.to || '–'}</dd>
        <dt>${texts.recipients}</dt>
        <dd>${message.envelope.to.join(', ')}</dd>
      </dl>
    </section>
    ${message.envelope.to.length === 0 ? '' : renderAnswer(message, texts)} ${renderReturn(message, texts)}
    ${mail.html === null ? '' : renderFrame(message.id, texts)}
    ${
      mail.text === null
        ? ''
        : html`<section>
            <h2>${texts.text}</h2>
            <pre>${withLinks(mail.text)}</pre>
          </section>`
    }
    ${mail.attachments.length === 0 ? '' : renderAttachments(message.id, mail, texts)}
    <section>
      <details>
        <summary>${texts.headers}</summary>
        <pre>${mail.headers.map(({ name, value }) => `${name}: ${value}`).join('\n')}</pre>
      </details>
    </section>`;
}

/** Sent as the person whom the mail came to, or as a stranger who has got hold of it. */
function renderAnswer({ id, envelope }: StoredMessage, texts: MailboxTexts): Html {
  return html`<section>
    <h2>${texts.answer}</h2>
    <form class="answer" data-post="/control/answers" data-sent="${texts.answered}" data-failed="${texts.notAnswered}">
      <input type="hidden" name="id" value="${id}" />
      <p>
        <label>${texts.columns.from} <input name="from" type="email" required value="${envelope.to[0] ?? ''}" /></label>
      </p>
      <p>
        <label>${texts.answerText}<br /><textarea name="text" rows="5" required></textarea></label>
      </p>
      <p><button>${texts.send}</button> <output></output></p>
    </form>
  </section>`;
}

/** Long after it was taken. */
function renderReturn({ id }: StoredMessage, texts: MailboxTexts): Html {
  return html`<section>
    <h2>${texts.returnIt}</h2>
    <form class="answer" data-post="/control/returns" data-sent="${texts.givenBack}" data-failed="${texts.notAnswered}">
      <input type="hidden" name="id" value="${id}" />
      <p>${texts.returnHint}</p>
      <p>
        <label
          >${texts.how}
          <select name="kind">
            ${Object.entries(texts.kinds).map(([kind, words]) => html`<option value="${kind}">${words}</option>`)}
          </select></label
        >
      </p>
      <p><button>${texts.returnIt}</button> <output></output></p>
    </form>
  </section>`;
}

/** Without scripts, forms or an origin of its own; a link opens in a new tab, free of the frame's limits. */
function renderFrame(id: number, texts: MailboxTexts): Html {
  return html`<section>
    <h2>${texts.html}</h2>
    <iframe title="${texts.html}" src="/html?id=${id}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
  </section>`;
}

function renderAttachments(id: number, { attachments }: ReadMail, texts: MailboxTexts): Html {
  const items = attachments.map(
    ({ filename, bytes }, index) =>
      html`<li><a href="/attachment?id=${id}&amp;n=${index}">${filename}</a> (${texts.size(bytes.length)})</li>`,
  );
  return html`<section>
    <h2>${texts.attachments}</h2>
    <ul>
      ${items}
    </ul>
  </section>`;
}

function withLinks(text: string): Html[] {
  // With a group, the addresses are every second part.
  return text
    .split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/)
    .map((part, index) =>
      index % 2 === 0 ? html`${part}` : html`<a href="${part}" target="_blank" rel="noreferrer">${part}</a>`,
    );
}
