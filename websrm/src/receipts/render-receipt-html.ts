import { groupReceipt, wordsOfItem, type ReceiptPart } from './group-receipt.ts';
import type { Receipt } from './receipt.ts';

/**
 * A document as HTML for a mail: a `div` as wide as the paper, its styles on its elements, since programs that show mail drop style
 * sheets. Every text of it is escaped. Its QR code is left to the file that goes with the mail. Source: SRM-42.
 */
export function renderReceiptHtml(receipt: Receipt): string {
  return `<div lang="fr-CA" style="${PAPER}">${groupReceipt(receipt).map(renderPart).join('')}</div>`;
}

/** As text in HTML, between tags or in an attribute. */
export const escapeHtml = (words: string): string => words.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const PAPER =
  'width:302px;max-width:100%;margin:0 0 16px;padding:16px;border:1px solid #ccc;background:#fff;color:#000;font:13px/1.45 sans-serif;overflow-wrap:anywhere';
const TABLE = 'width:100%;border-collapse:collapse';
const LEFT = 'text-align:left;vertical-align:top;font-weight:normal;padding:1px 4px 1px 0';
const RIGHT = 'text-align:right;vertical-align:top;white-space:nowrap;padding:1px 0 1px 4px';

function renderPart(part: ReceiptPart): string {
  if (part.kind === 'items') return table(part.rows.map(itemRow));
  if (part.kind === 'amounts') return table(part.rows.map(amountRow));
  if (part.kind === 'link') return link(part.text, part.url);
  if (part.kind === 'blank') return paragraph(`${part.label} ____________________`);
  return 'text' in part ? paragraph(part.text, STYLES[part.kind]) : MARKS[part.kind];
}

const CENTERED = 'text-align:center';
const STRONG = `${CENTERED};font-weight:bold`;
const STYLES = { title: STRONG, mention: STRONG, centered: CENTERED, text: '' } as const;

/** Marks without words. */
const MARKS = {
  rule: '<hr style="margin:6px 0;border:0;border-top:3px double #000">',
  gap: '<div style="height:10px"></div>',
  qr: '',
} as const;

const paragraph = (text: string, style = ''): string => `<p style="margin:0;${style}">${escapeHtml(text)}</p>`;

const table = (rows: readonly string[]): string => `<table style="${TABLE}"><tbody>${rows.join('')}</tbody></table>`;

function itemRow(item: Extract<ReceiptPart, { kind: 'items' }>['rows'][number]): string {
  const { quantity, words } = wordsOfItem(item);
  const indent = item.level === 1 ? ';padding-left:12px' : '';
  const cells = [
    `<td style="${RIGHT};padding:1px 6px 1px 0">${escapeHtml(quantity)}</td>`,
    `<th scope="row" style="${LEFT}${indent}">${escapeHtml(words)}</th>`,
    `<td style="${RIGHT}">${escapeHtml(item.amount ?? '')}</td>`,
    `<td style="${RIGHT}">${escapeHtml(item.taxes)}</td>`,
  ];
  return `<tr>${cells.join('')}</tr>`;
}

const amountRow = ({ label, amount }: { label: string; amount: string }): string =>
  `<tr><th scope="row" style="${LEFT}">${escapeHtml(label)}</th><td style="${RIGHT}">${escapeHtml(amount)} $</td></tr>`;

/** An address of the web and no other kind becomes a link. */
const link = (text: string, url: string | null): string =>
  url?.startsWith('https://')
    ? `<p style="margin:0;text-align:center"><a href="${escapeHtml(url)}">${escapeHtml(text)}</a></p>`
    : paragraph(text, CENTERED);
