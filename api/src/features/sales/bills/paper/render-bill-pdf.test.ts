import { buildReceipt, type ReceiptInput } from '@comptoir/websrm/receipts/receipt';
import { renderReceipt } from '@comptoir/websrm/receipts/render-receipt';
import type { Transaction } from '@comptoir/websrm/requests/transaction';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { draftBill } from '../../../../../test/factories/draft-bill.ts';
import { partsOf, readPdf, textOfPdf } from '../../../../../test/read-pdf.ts';
import { renderBillPdf } from './render-bill-pdf.ts';

const merchant = { gst: '812345678RT0001', qst: '4071234567TQ0001', file: 'ER0042' };
const signa = { datActu: '20260115120500', actu: '', preced: '' };
const SALE: Transaction = {
  ...draftBill(merchant, { thumbprint: '', noTrans: 'A-1', stamp: '20260115120500', utc: '-05:00N' }),
  signa,
};
const URL_TEXT = `https://qr.example.test?f=${'q0Yb'.repeat(138)}`;
const minus = { avantTax: '-000000005.00', TPS: '-000000000.25', TVQ: '-000000000.50', apresTax: '-000000005.75' };
const nothing = { avantTax: '+000000000.00', TPS: '+000000000.00', TVQ: '+000000000.00', apresTax: '+000000000.00' };
const refTo = ({ noTrans, datTrans, mont }: Transaction) => ({ noTrans, datTrans, avantTax: mont.avantTax });
const first: Transaction = { ...SALE, noTrans: 'B-1', typTrans: 'ADDI', modPai: 'SOB' };
const reverse: Transaction = { ...SALE, noTrans: 'C-1', mont: minus, formImpr: 'NON', refs: [refTo(SALE)] };
const [item = { descr: '', qte: '', prix: '', tax: 'FP', acti: 'RES' } as const] = SALE.items;

const input = (change: Partial<Transaction> = {}, rest: Partial<ReceiptInput> = {}): ReceiptInput => ({
  transaction: { ...SALE, ...change },
  answer: { kind: 'accepted', psiDatTrans: '20260115120502', psiNoTrans: '7KQ2-M4XD-19TB-Z0RC' },
  deviceNumber: '2468-1357-9024',
  business: { addressLines: ['45, rue Saint-Jean'], phone: '4185550123' },
  ...rest,
});
const render = (given: ReceiptInput, qrUrl: string | null = URL_TEXT): Promise<Buffer> =>
  renderBillPdf({ title: 'Facture A-1', merchant: 'Restaurant', receipt: buildReceipt(given), qrUrl });
const squeeze = (text: string): string => text.replaceAll(/[\s_=]/g, '');

describe('a bill as PDF', () => {
  it('is tagged, in French, with its title, and is read in the order of the paper', async () => {
    const { root, ...file } = await readPdf(await render(input()));
    expect(file).toEqual({ isTagged: true, language: 'fr-CA', title: 'Facture A-1' });
    const [document] = partsOf(root);
    expect(partsOf(document)).toEqual([
      ['H1', 'Restaurant'],
      ['P', '45, rue Saint-Jean'],
      ['P', '418 555-0123'],
      ['P', '2026-01-15 12:05:00'],
      ['P', 'TRANSACTION #A-1'],
      ['Table', [row(['TD', '1'], ['TH', 'Soupe'], ['TD', '5,00'], ['TD', 'FP'])]],
      ['Table', [row(['TH', 'SOUS-TOTAL'], ['TD', '5,00 $'])]],
      ['P', 'TPS 812345678 RT 0001'],
      ['P', 'TVQ 4071234567 TQ 0001'],
      ['P', 'CARTE DE DÉBIT'],
      [
        'Table',
        [
          row(['TH', 'TPS :'], ['TD', '0,25 $']),
          row(['TH', 'TVQ :'], ['TD', '0,50 $']),
          row(['TH', 'TOTAL :'], ['TD', '5,75 $']),
        ],
      ],
      ['P', 'PAIEMENT REÇU'],
      ['Figure', ''],
      ['P', '2026-01-15 12:05:02'],
      ['P', '7KQ2-M4XD-19TB-Z0RC'],
      ['P', '2468-1357-9024'],
    ]);
  });

  it('says which standard it follows and what its QR code is, and brings its fonts', async () => {
    const raw = (await render(input())).toString('latin1');
    expect(raw).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(raw.match(/\/Scope \/Row/g)).toHaveLength(5);
    expect(raw).toMatch(/\/S \/Figure[^>]*\/Alt/s);
    expect(raw.match(/\/FontFile2 /g)).toHaveLength(2);
    expect(raw).not.toContain('/Helvetica');
    const without = (await render(input(), null)).toString('latin1');
    expect(without).not.toContain('/Figure');
  });

  it.each<[string, ReceiptInput]>([
    ['offline', input({}, { answer: { kind: 'no-answer' } })],
    ['with an invalid certificate', input({}, { answer: { kind: 'invalid-certificate' } })],
    ['in training, as a duplicate', input({ modTrans: 'FOR', modImpr: 'DUP' })],
    ['reproduced', input({ modImpr: 'RPR' })],
    ['left unpaid', input({ modImpr: 'PSP', modPai: 'AUC' })],
    ['aborted', input({ typTrans: 'SOB', modImpr: 'ANN', modPai: 'SOB', mont: nothing })],
    ['given back', input({ mont: minus, clint: { nomClint: 'Alex Côté' } })],
    ['given back to no name', input({ mont: minus })],
    ['on account', input({ modPai: 'PAC' })],
    [
      'a first table bill',
      input({ ...first, sectActi: { abrvt: 'RBC', typServ: 'TBL', noTabl: '===12', nbClint: '004' } }),
    ],
    ['a revised one', input({ ...first, refs: [refTo(first)] }, { earlier: [first] })],
    [
      'cancelled',
      input(
        { mont: nothing, modPai: 'AUC', refs: [refTo(first)], items: [item, { ...item, descr: 'Annulation' }] },
        { earlier: [first] },
      ),
    ],
    ['corrected', input({ refs: [refTo(reverse)] }, { earlier: [reverse, SALE] })],
    [
      'an electronic platform order',
      input(
        { formImpr: 'PEL', sectActi: { abrvt: 'RBC', typServ: 'LVT', nbClint: '001' } },
        { copy: 'electronic', qrUrl: URL_TEXT },
      ),
    ],
  ])('bears every word that the till prints: %s', async (_name, given) => {
    const printed = squeeze((await textOfPdf(await render(given))).join(''));
    const lines = renderReceipt(buildReceipt(given)).map(squeeze).filter(Boolean);
    expect(lines.length).toBeGreaterThan(12);
    for (const line of lines) expect(printed).toContain(line);
  });

  it('of an electronic bill leads to the authority', async () => {
    const given = input({ formImpr: 'ELE' }, { copy: 'electronic', qrUrl: URL_TEXT });
    const document = await getDocumentProxy(new Uint8Array(await render(given)));
    const annotations: unknown[] = await (await document.getPage(1)).getAnnotations();
    expect(annotations).toMatchObject([{ subtype: 'Link', unsafeUrl: URL_TEXT }]);
  });

  it('is one page as long as the receipt, 80 mm wide, and goes on to others when that is too long', async () => {
    const long = `${'Très long nom '.repeat(20).slice(0, 254)}!`;
    const items = Array.from({ length: 200 }, (_none, at) => ({ ...item, descr: `${at} ${long}`.slice(0, 128) }));
    const [short, whole] = [await render(input()), await render(input({ nomMandt: long, items }))];
    const [one, many] = [await open(short), await open(whole)];
    expect([one.pages, one.width]).toEqual([1, 80]);
    expect(one.height).toBeLessThan(150);
    expect(many.pages).toBeGreaterThan(1);
    const printed = squeeze(many.text);
    expect(printed).toContain(squeeze(long));
    for (const { descr } of items) expect(printed).toContain(squeeze(descr));
    expect(printed.match(/5,00FP/g)).toHaveLength(200);
  });
});

async function open(file: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(file));
  const [, , width, height] = (await document.getPage(1)).view as [number, number, number, number];
  const { text } = await extractText(document, { mergePages: true });
  const millimetres = (points: number): number => Math.round((points / 72) * 25.4);
  return { pages: document.numPages, width: millimetres(width), height: millimetres(height), text };
}

const row = (...cells: readonly (readonly [string, string])[]): readonly [string, unknown] => ['TR', cells];
