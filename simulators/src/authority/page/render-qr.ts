import type { Authority } from '../authority.ts';
import { decryptQr } from '../keys/decrypt-qr.ts';
import type { PageTexts } from './authority-page.en.ts';
import { createFormats } from './formats.ts';
import { type Html, html } from '../../page/html.ts';
import { type QrField, readQrText } from './read-qr-text.ts';

/** Renders the page that a customer sees who scans the code of a bill. */
export function renderQr(authority: Authority, encrypted: string, texts: PageTexts): Html {
  const text = decryptQr(authority.keys.qrPrivateKey, encrypted);
  const fields = text === null ? null : readQrText(text);
  if (fields === null) return html`<section><p class="bad">${texts.qrUnreadable}</p></section>`;
  const isKnown = authority.state.transactions.some(({ actu }) => actu === fields.actu);
  const names = Object.entries(texts.qrFields) as [QrField, string][];
  return html`<section>
    <p class="${isKnown ? 'good' : 'bad'}">${isKnown ? texts.qrKnown : texts.qrUnknown}</p>
    <dl>
      ${names.map(
        ([name, label]) =>
          html`<dt>${label}</dt>
            <dd>${shown(name, fields[name], texts)}</dd>`,
      )}
    </dl>
  </section>`;
}

function shown(name: QrField, value: string, texts: PageTexts): string {
  if (['TPS', 'TVQ', 'apresTax', 'mtdu'].includes(name)) return createFormats(texts).money(value);
  if (name !== 'datTrans') return value;
  return value.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3 $4:$5:$6');
}
