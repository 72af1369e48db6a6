import { describe, expect, it } from 'vitest';
import { RECEIPT_CASES } from '../../test/receipt-cases.ts';
import { sampleBill, sampleItem } from '../../test/sample-bill.ts';
import { squeeze, wordsOfReceipt } from '../../test/words-of-receipt.ts';
import { buildReceipt, type Receipt, type ReceiptInput } from './receipt.ts';
import { renderReceipt } from './render-receipt.ts';
import { renderReceiptHtml } from './render-receipt-html.ts';

const SCRIPT = `<script>alert("1")</script><img src=x onerror='alert(2)'>`;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
/** Returns the text that a reader of the HTML sees. */
const textOf = (html: string): string =>
  html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&(#?\w+);/g, (_all, name: string) => ENTITIES[name] ?? '?');
const hasInOrder = (text: string, words: readonly string[]): boolean => {
  let at = 0;
  return words.every((word) => {
    at = squeeze(text).indexOf(squeeze(word), at);
    return at >= 0;
  });
};

describe('a document as HTML', () => {
  it.each(Object.entries(RECEIPT_CASES))(
    '%s: bears every word that the till prints, in the same order',
    (_name, input) => {
      const receipt = buildReceipt(input);
      const words = wordsOfReceipt(receipt);
      expect(words.length).toBeGreaterThan(10);
      expect(hasInOrder(textOf(renderReceiptHtml(receipt)), words)).toBe(true);
      // a till breaks a description, the price beside its first line
      for (const word of words.flatMap((text) => text.split(/\s/)))
        expect(squeeze(renderReceipt(receipt).join(''))).toContain(squeeze(word));
    },
  );

  it('shows a script as its text, wherever it comes from', () => {
    const name: Receipt['lines'] = [
      ...(['title', 'centered', 'mention', 'text'] as const).map((kind) => ({ kind, text: SCRIPT })),
      { kind: 'item', level: 0, quantity: SCRIPT, description: SCRIPT, amount: SCRIPT, taxes: SCRIPT },
      { kind: 'item', level: 1, quantity: SCRIPT, description: SCRIPT, amount: SCRIPT, taxes: SCRIPT },
      { kind: 'amount', label: SCRIPT, amount: SCRIPT },
      { kind: 'blank', label: SCRIPT },
      { kind: 'link', text: SCRIPT, url: `https://x.test?f="><script>` },
    ];
    const html = renderReceiptHtml({ lines: name });
    expect(html).not.toMatch(/<script|<img/);
    expect(textOf(html).split(SCRIPT)).toHaveLength(17);
    expect(html).toContain('href="https://x.test?f=&quot;&gt;&lt;script&gt;"');
  });

  it('makes no link of what is no address of the web', () => {
    const lines: Receipt['lines'] = [{ kind: 'link', text: 'Consulter', url: 'javascript:alert(1)' }];
    expect(renderReceiptHtml({ lines })).not.toContain('href');
    expect(textOf(renderReceiptHtml({ lines }))).toContain('Consulter');
  });

  it('holds 200 lines and names of 255 characters, as the text of 48 columns does', () => {
    const long = `${'Très long nom '.repeat(20).slice(0, 254)}!`;
    const items = Array.from({ length: 200 }, () => sampleItem({ descr: long.slice(0, 128) }));
    const transaction = { ...sampleBill({ items }), nomMandt: long };
    const input: ReceiptInput = { transaction, answer: { kind: 'no-answer' }, deviceNumber: '2468-1357-9024' };
    const receipt = buildReceipt(input);
    const lines = renderReceipt(receipt, 48);
    expect(lines.every((line) => line.length <= 48)).toBe(true);
    expect(squeeze(lines.join(''))).toContain(squeeze(long));
    expect(lines.filter((line) => line.endsWith('10,00 FP'))).toHaveLength(200);
    expect(renderReceiptHtml(receipt).match(/<tr>/g)).toHaveLength(204);
    expect(textOf(renderReceiptHtml(receipt))).toContain(long);
  });
});
