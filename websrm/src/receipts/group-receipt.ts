import type { Receipt, ReceiptLine } from './receipt.ts';

/** `at`: the place of the line in its document, from 0, which a screen knows them by. */
type Of<Kind extends ReceiptLine['kind']> = Extract<ReceiptLine, { kind: Kind }> & { at: number };

/** A part of a document on a screen, in a mail or in a file: a table of items or of amounts, or a line by itself. */
export type ReceiptPart =
  | { kind: 'items'; at: number; rows: Of<'item'>[] }
  | { kind: 'amounts'; at: number; rows: Of<'amount'>[] }
  | (Exclude<ReceiptLine, { kind: 'item' | 'amount' }> & { at: number });

/**
 * The lines of a document with those that belong together put together, in their order. Whatever is not printed in columns of
 * characters draws these parts: a line that a till prints cannot be missing from one of them. Source: SRM-42.
 */
export function groupReceipt({ lines }: Receipt): ReceiptPart[] {
  const parts: ReceiptPart[] = [];
  for (const [at, found] of lines.entries()) {
    const line = { ...found, at };
    const last = parts.at(-1);
    if (line.kind === 'item') {
      if (last?.kind === 'items') last.rows.push(line);
      else parts.push({ kind: 'items', at, rows: [line] });
    } else if (line.kind === 'amount') {
      if (last?.kind === 'amounts') last.rows.push(line);
      else parts.push({ kind: 'amounts', at, rows: [line] });
    } else parts.push(line);
  }
  return parts;
}

/** The words of an item, as every form writes them: the quantity of a precision stands before its words. */
export const wordsOfItem = ({
  level,
  quantity,
  description,
}: Extract<ReceiptLine, { kind: 'item' }>): { quantity: string; words: string } =>
  level === 1 && quantity !== null
    ? { quantity: '', words: `${quantity} ${description}` }
    : { quantity: quantity ?? '', words: description };
