import { describe, expect, it } from 'vitest';
import { refTo, sampleBill } from '../../test/sample-bill.ts';
import { billReceipt, type StoredBill } from './bill-receipt.ts';

const NUMBER = { psiNoTrans: '7KQ2-M4XD-19TB-Z0RC', psiDatTrans: '20260115120502' };
const stored = (change: Partial<StoredBill> = {}): StoredBill => ({
  document: JSON.stringify(sampleBill()),
  earlier: [],
  answer: { ...NUMBER, errors: [] },
  deviceNumber: '2468-1357-9024',
  addressLines: ['45, rue Saint-Jean'],
  phone: '4185550123',
  qrUrl: 'https://x.test?f=1',
  ...change,
});
const texts = (change: Partial<StoredBill>): string[] =>
  billReceipt(stored(change)).lines.flatMap((line) => ('text' in line ? [line.text] : []));
const error = (id: string, codRetour: string | null) => ({ ...NUMBER, errors: [{ id, codRetour }] });

describe('a stored bill', () => {
  it.each([
    ['an expired or revoked one', 'JW00B999011E', '12'],
    ['one that signs no more', 'JW00B999469E', '96'],
    ['that of another operator', 'JW00B999522E', '94'],
  ])('signed with a certificate that is refused bears both mentions instead of its number: %s', (_what, id, code) => {
    const printed = texts({ answer: error(id, code) });
    expect(printed).toEqual(expect.arrayContaining(['*** CERTIFICAT INVALIDE ***', 'NE PAS REMETTRE AU CLIENT']));
    expect(printed).not.toContain(NUMBER.psiNoTrans);
  });

  it('keeps its number beside any other error', () => {
    expect(texts({ answer: error('JW00B999523E', null) })).toContain(NUMBER.psiNoTrans);
  });

  it('bears the mention of a communication problem until it has a number', () => {
    expect(texts({ answer: { ...NUMBER, psiNoTrans: null, errors: [] } })).toContain('PROBLÈME DE COMMUNICATION');
  });

  it('is the electronic copy where there is one, with its link, and the paper otherwise', () => {
    const made = (formImpr: 'PAP' | 'PEL' | 'ELE') => texts({ document: JSON.stringify(sampleBill({ formImpr })) });
    expect(made('PAP')).not.toContain('Consulter la transaction en ligne');
    expect(made('ELE')).toContain('Consulter la transaction en ligne');
    expect(made('ELE')).not.toContain('Copie électronique');
    expect(made('PEL')).toEqual(expect.arrayContaining(['Copie électronique', 'Consulter la transaction en ligne']));
  });

  it('knows what it replaces from the bills before it', () => {
    const first = sampleBill({ noTrans: 'B-1', typTrans: 'ADDI', modPai: 'SOB' });
    const document = JSON.stringify(sampleBill({ typTrans: 'ADDI', modPai: 'SOB', refs: [refTo(first)] }));
    expect(texts({ document, earlier: [JSON.stringify(first)] })).toContain('Remplace 1 facture');
  });

  it('prints the address, the phone number and the notes, where there are any', () => {
    expect(texts({ notes: ['Copie'] })).toEqual(
      expect.arrayContaining(['45, rue Saint-Jean', '418 555-0123', 'Copie']),
    );
    expect(texts({ phone: null })).not.toContain('418 555-0123');
  });
});
