import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RECEIPT_CASES } from '../../test/receipt-cases.ts';
import { sampleBill, sampleItem, TEN_DOLLARS } from '../../test/sample-bill.ts';
import { buildReceipt, type ReceiptInput, type ReceiptLine } from './receipt.ts';
import { renderReceipt } from './render-receipt.ts';

const FOLDER = new URL('../../test/receipts/', import.meta.url);
const input = (change: Partial<ReceiptInput> = {}): ReceiptInput => ({
  transaction: sampleBill(),
  answer: { kind: 'accepted', psiDatTrans: '20260115120502', psiNoTrans: '7KQ2-M4XD-19TB-Z0RC' },
  deviceNumber: '2468-1357-9024',
  ...change,
});
const texts = (change: Partial<ReceiptInput>) =>
  buildReceipt(input(change)).lines.flatMap((line) =>
    'text' in line ? [line.text] : 'label' in line ? [line.label] : [],
  );
const kinds = (change: Partial<ReceiptInput> = {}): ReceiptLine['kind'][] =>
  buildReceipt(input(change)).lines.map((line) => line.kind);
const MINUS_TEN = { avantTax: '-000000010.00', TPS: '-000000000.50', TVQ: '-000000001.00', apresTax: '-000000011.50' };
const credit = sampleBill({ mont: MINUS_TEN, items: [sampleItem({ qte: '-00001.00', prix: '-000000010.00' })] });

describe('a document prints exactly as expected', () => {
  it.each(Object.keys(RECEIPT_CASES))('%s', (name) => {
    const expected = readFileSync(new URL(`${name}.txt`, FOLDER), 'utf8');
    const printed = RECEIPT_CASES[name] && renderReceipt(buildReceipt(RECEIPT_CASES[name]), 48, ['[QR]']);
    expect(`${printed?.join('\n')}\n`).toBe(expected);
  });

  it('and no expected text is without its case', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(
      Object.keys(RECEIPT_CASES)
        .map((name) => `${name}.txt`)
        .sort(),
    );
  });
});

describe('a document', () => {
  it('has two rows of "=" with the QR code between them', () => {
    const all = kinds();
    expect(all.filter((kind) => kind === 'rule')).toHaveLength(2);
    expect(all.indexOf('qr')).toBeGreaterThan(all.indexOf('rule'));
    expect(all.indexOf('qr')).toBeLessThan(all.lastIndexOf('rule'));
  });

  it('of a business without address or phone begins with the trade name alone', () => {
    expect(kinds().slice(0, 2)).toEqual(['title', 'gap']);
  });

  it('of an operator without a GST number prints no GST number, but the amount', () => {
    const printed = texts({
      transaction: sampleBill({ noTax: { noTPS: '000000000RT0000', noTVQ: '4071234567TQ0001' } }),
    });
    expect(printed.filter((text) => text.startsWith('TPS'))).toEqual(['TPS :']);
    expect(printed).toContain('TVQ 4071234567 TQ 0001');
  });

  it('names the table even when the number of customers is not known', () => {
    const sectActi = { abrvt: 'RBC', noTabl: '=TER5' } as const;
    expect(texts({ transaction: sampleBill({ sectActi }) })).toContain('TABLE #TER5');
  });

  it('prints neither price nor taxes of what costs nothing, and no tax letters for what is not taxed', () => {
    const free = sampleItem({ prix: '+000000000.00', acti: 'SOB' });
    const untaxed = sampleItem({ tax: 'NON' });
    const items = buildReceipt(input({ transaction: sampleBill({ items: [free, untaxed] }) })).lines.filter(
      (line) => line.kind === 'item',
    );
    expect(items).toMatchObject([
      { amount: null, taxes: '' },
      { amount: '10,00', taxes: '' },
    ]);
  });

  it('names who is credited, and leaves room to date it, on paper', () => {
    const named = { ...credit, clint: { nomClint: 'Alex Côté' } };
    expect(texts({ transaction: named })).toEqual(expect.arrayContaining(['Crédité à : Alex Côté', 'Remis le :']));
    expect(kinds({ transaction: credit }).filter((kind) => kind === 'blank')).toHaveLength(2);
  });

  it('has nothing to write on by hand when it is electronic', () => {
    const electronic = { ...credit, formImpr: 'ELE' } as const;
    expect(kinds({ transaction: electronic, copy: 'electronic' })).not.toContain('blank');
    const named = { ...electronic, clint: { nomClint: 'Alex Côté' } };
    expect(texts({ transaction: named, copy: 'electronic' })).toContain('Crédité à : Alex Côté');
    expect(texts({ transaction: named, copy: 'electronic' })).not.toContain('Remis le :');
  });

  it('carries the link only when it is electronic, with its address when that is known', () => {
    const transaction = sampleBill({ formImpr: 'ELE' });
    const link = (change: Partial<ReceiptInput>) =>
      buildReceipt(input({ transaction, ...change })).lines.find((line) => line.kind === 'link');
    expect(link({})).toBeUndefined();
    expect(link({ copy: 'electronic' })).toEqual({
      kind: 'link',
      text: 'Consulter la transaction en ligne',
      url: null,
    });
    expect(link({ copy: 'electronic', qrUrl: 'https://x.test?f=1' })).toMatchObject({ url: 'https://x.test?f=1' });
  });

  it('says that the authority’s time is Eastern only where it is not', () => {
    const time = (utc: '-05:00A' | '-04:00N') =>
      texts({ transaction: sampleBill({ utc }) }).find((text) => text.includes('12:05:02'));
    expect(time('-05:00A')).toBe('2026-01-15 12:05:02');
    expect(time('-04:00N')).toBe('2026-01-15 12:05:02 UTC-05:00');
  });

  it('prints every amount below the rule that the transaction has, in the fixed order', () => {
    const mont = {
      ...TEN_DOLLARS,
      ajus: '-000000001.50',
      mtdu: '+000000010.00',
      versActu: '+000000004.00',
      versAnt: '+000000005.00',
      sold: '+000000001.00',
      pourb: '+000000002.00',
    };
    const labels = buildReceipt(input({ transaction: sampleBill({ mont }) })).lines.flatMap((line) =>
      line.kind === 'amount' ? [line.label] : [],
    );
    expect(labels).toEqual([
      'SOUS-TOTAL',
      'TPS :',
      'TVQ :',
      'TOTAL :',
      'AJUSTEMENT:',
      'MONTANT DÛ:',
      'VERSEMENT ACTUEL :',
      'VERSEMENTS ANTÉRIEURS :',
      'SOLDE :',
      'POURBOIRE :',
    ]);
  });
});
