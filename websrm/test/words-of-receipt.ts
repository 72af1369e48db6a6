import type { Receipt } from '../src/receipts/receipt.ts';

/** Every text that a document bears, in its order: what each form of it must hold. */
export const wordsOfReceipt = ({ lines }: Receipt): string[] =>
  lines.flatMap((line) => {
    if ('text' in line) return [line.text];
    if (line.kind === 'amount') return [line.label, line.amount];
    if (line.kind === 'item')
      return [line.quantity, line.description, line.amount, line.taxes].filter((one) => one !== null);
    return line.kind === 'blank' ? [line.label] : [];
  });

/** A text without what a form may break it by. */
export const squeeze = (text: string): string => text.replaceAll(/[\s_]/g, '');
