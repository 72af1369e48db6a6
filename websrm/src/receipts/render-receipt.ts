import type { Receipt, ReceiptLine } from './receipt.ts';

/**
 * A document as lines of text of fixed width, for a till's printer or screen.
 *
 * `columns`: 32 at least, 48 by default. `qr`: lines that draw the QR code, put centred in its place; without them the place stays empty.
 * Throws `RangeError` for fewer columns. No line is longer than `columns`, but a QR code wider than that is left as it is.
 */
export function renderReceipt(receipt: Receipt, columns = 48, qr: readonly string[] = []): string[] {
  if (columns < NARROWEST) throw new RangeError(`a receipt needs at least ${NARROWEST} columns: ${columns}`);
  return receipt.lines
    .flatMap((line) => renderLine(line, columns, qr))
    .map((line) => line.replaceAll('\u00a0', ' ').trimEnd());
}

const NARROWEST = 32;
/** Quantities stand right-aligned in the first four columns. */
const QUANTITY_COLUMNS = 4;
const INDENT = 2;
/** Amounts end before the tax letters, which take up to three columns. */
const TAX_COLUMNS = 4;
const LONGEST_USUAL_AMOUNT = 10;

function renderLine(line: ReceiptLine, columns: number, qr: readonly string[]): string[] {
  if ('text' in line) {
    const lines = wrap(line.text, columns);
    return line.kind === 'text' ? lines : lines.map((text) => center(text, columns));
  }
  if (line.kind === 'item') return renderItem(line, columns);
  if (line.kind === 'amount') return renderAmount(line, columns);
  if (line.kind === 'blank') return [`${line.label} `.padEnd(columns, '_')];
  if (line.kind === 'qr') return qr.map((row) => center(row, columns));
  return [line.kind === 'rule' ? '='.repeat(columns) : ''];
}

function renderItem(item: Extract<ReceiptLine, { kind: 'item' }>, columns: number): string[] {
  const { quantity, amount } = item;
  const isPrecision = item.level === 1;
  const lead = isPrecision
    ? ' '.repeat(QUANTITY_COLUMNS + 1 + INDENT)
    : `${(quantity ?? '').padStart(QUANTITY_COLUMNS)} `;
  const words = isPrecision && quantity !== null ? `${quantity} ${item.description}` : item.description;
  const amountColumns = Math.max(LONGEST_USUAL_AMOUNT, amount?.length ?? 0) + 1;
  const width = columns - lead.length - amountColumns - TAX_COLUMNS;
  const [first = '', ...rest] = wrap(words, width);
  const price = `${(amount ?? '').padStart(amountColumns)} ${item.taxes}`;
  return [`${lead}${first.padEnd(width)}${price}`, ...rest.map((text) => `${' '.repeat(lead.length)}${text}`)];
}

/** The amount stands under the prices of the items; the dollar sign takes the place of their tax letters. */
function renderAmount({ label, amount }: { label: string; amount: string }, columns: number): string[] {
  const width = columns - TAX_COLUMNS;
  return [`${label}${amount.padStart(width - label.length)} $`];
}

function center(text: string, columns: number): string {
  return ' '.repeat(Math.max(0, Math.floor((columns - text.length) / 2))) + text;
}

/** Breaks at spaces; a word longer than the width is cut. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((one) => cut(one, width))) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}

function cut(word: string, width: number): string[] {
  const parts: string[] = [];
  for (let at = 0; at < word.length; at += width) parts.push(word.slice(at, at + width));
  return parts;
}
