import type { Authority } from '../authority.ts';
import { decryptQr } from '../keys/decrypt-qr.ts';
import type { PageTexts } from './authority-page.en.ts';
import { createFormats } from './formats.ts';
import { type Html, html } from '../../page/html.ts';

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

/** The fields of a QR text, in order, with their fixed lengths: 329 characters in all. */
const FIELDS = {
  emprCertifSEV: 40,
  datTrans: 14,
  TPS: 13,
  TVQ: 13,
  apresTax: 13,
  mtdu: 13,
  noTPS: 15,
  noTVQ: 16,
  modImpr: 3,
  modTrans: 3,
  actu: 88,
  preced: 88,
  noTrans: 10,
} as const;

type QrField = keyof typeof FIELDS;

/** Reads the fields of a decrypted QR text; null when it is none. */
function readQrText(text: string): Record<QrField, string> | null {
  const lengths = Object.values(FIELDS);
  if (text.length !== lengths.reduce<number>((sum, length) => sum + length, 0)) return null;
  let offset = 0;
  const cut = (length: number) => text.slice(offset, (offset += length));
  const entries = Object.entries(FIELDS).map(([name, length]) => [name, cut(length)]);
  const fields: Record<QrField, string> = Object.fromEntries(entries);
  return { ...fields, noTrans: fields.noTrans.replace(/^=+/, '') };
}
