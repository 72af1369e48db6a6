import { describe, expect, it } from 'vitest';
import { partsOf, readPdf, textOfPdf } from '../../../../test/read-pdf.ts';
import { renderPdf } from './render-pdf.ts';
import type { WrittenDocument } from './write-document.ts';

const INVOICE: WrittenDocument = {
  language: 'fr',
  title: 'Facture',
  number: '000123',
  issuer: { name: 'Comptoir inc.', address: '12, rue Saint-Paul, Québec' },
  taxNumbers: [['Numéro de TPS', '123456789RT0001']],
  facts: [
    ['Numéro', '000123'],
    ['Date', '15 juin 2026'],
  ],
  client: { label: 'Facturé à', name: 'Phở du Quai', address: ['1, rue « Ç »', 'Québec'] },
  heading: ['Description', 'Montant'],
  lines: [['Forfait Comptoir, un mois', '140,00\u00A0$']],
  totals: [['TPS (5\u00A0%)', '7,00\u00A0$']],
  final: ['Montant dû', '160,97\u00A0$'],
};

describe('a document for a screen reader', () => {
  it('is tagged, with its language and its title', async () => {
    const { root, ...file } = await readPdf(await renderPdf(INVOICE));
    expect(file).toEqual({ isTagged: true, language: 'fr-CA', title: 'Facture 000123' });
    expect(partsOf(root).map(([role]) => role)).toEqual(['Document']);
    const english = await readPdf(await renderPdf({ ...INVOICE, language: 'en', title: 'Invoice' }));
    expect(english).toMatchObject({ language: 'en-CA', title: 'Invoice 000123' });
  });

  it('is read in its order: issuer, heading, facts, client, amounts', async () => {
    const [document] = partsOf((await readPdf(await renderPdf(INVOICE))).root);
    expect(partsOf(document)).toEqual([
      ['P', 'Comptoir inc.'],
      ['P', '12, rue Saint-Paul, Québec'],
      ['P', 'Numéro de TPS 123456789RT0001'],
      ['H1', 'Facture'],
      ['Table', [row(['TH', 'Numéro'], ['TD', '000123']), row(['TH', 'Date'], ['TD', '15 juin 2026'])]],
      ['H2', 'Facturé à'],
      ['P', 'Phở du Quai'],
      ['P', '1, rue « Ç »'],
      ['P', 'Québec'],
      [
        'Table',
        [
          ['THead', [row(['TH', 'Description'], ['TH', 'Montant'])]],
          ['TBody', [row(['TH', 'Forfait Comptoir, un mois'], ['TD', '140,00 $'])]],
          ['TFoot', [row(['TH', 'TPS (5 %)'], ['TD', '7,00 $']), row(['TH', 'Montant dû'], ['TD', '160,97 $'])]],
        ],
      ],
    ]);
  });

  it('is read right whatever was drawn before: a letter with an accent is drawn of parts that are letters themselves', async () => {
    const accents = 'ÀÂÇÉÈÊËÎÏÔÙÛÜŸàâçéèêëîïôùûüÿŒœ¼½¾';
    const client = { label: accents, name: accents, address: [accents] };
    await renderPdf({ ...INVOICE, client, heading: [accents, accents], lines: [[accents, accents]] });
    const lines = [
      ['ABCDEFGHIJKLM', '0123456789'],
      ['NOPQRSTUVWXYZ', '-1,234.50 $'],
      ['abcdefghijklm', '(9,975 %)'],
      ['nopqrstuvwxyz', '$0.00'],
      ['l’île « œ » oe', '−5'],
    ] as const;
    const texts = await textOfPdf(await renderPdf({ ...INVOICE, heading: lines[0], lines, totals: lines }));
    expect(texts).toEqual(expect.arrayContaining(lines.flat()));
  });

  it('says of each header what it heads, and which standard it follows', async () => {
    const raw = (await renderPdf(INVOICE)).toString('latin1');
    expect(raw.match(/\/Scope \/Column/g)).toHaveLength(2);
    expect(raw.match(/\/Scope \/Row/g)).toHaveLength(5);
    expect(raw).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });
});

it('brings the characters that it uses of each of its fonts, and stays small', async () => {
  const file = await renderPdf(INVOICE);
  const raw = file.toString('latin1');
  expect(raw.match(/\/FontDescriptor /g)).toHaveLength(2);
  expect(raw.match(/\/FontFile2 /g)).toHaveLength(2);
  expect(raw).not.toContain('/Helvetica');
  expect(file.length).toBeLessThan(40_000);
});

it('keeps what is longer than a line or a page in its place', async () => {
  const name = 'Casse-croûte de la Montée du Moulin '.repeat(200).trim();
  const texts = await textOfPdf(await renderPdf({ ...INVOICE, client: { ...INVOICE.client, name } }));
  expect(texts.find((text) => text.startsWith('Casse'))?.replace(/\s/g, '')).toContain('MontéeduMoulinCasse-croûte');
});

const row = (...cells: readonly (readonly [string, string])[]): readonly [string, unknown] => ['TR', cells];
