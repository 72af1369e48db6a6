import { describe, expect, it } from 'vitest';
import { NOTHING, refTo, sampleBill, sampleItem } from '../../test/sample-bill.ts';
import { checkTransaction } from '../requests/check-transaction.ts';
import { copyOf, type Recipe, recipeCodes } from './recipe.ts';
import { RATES } from '../../test/rate-tables.ts';

const earlier = refTo(sampleBill({ noTrans: 'A-0900', datTrans: '20260115110000' }));
const free = { items: [sampleItem({ prix: '+000000000.00', tax: 'SOB', acti: 'SOB' })], mont: NOTHING };

describe('recipeCodes', () => {
  it.each<[string, Recipe]>([
    ['RFER DEB FAC PAP', { kind: 'receipt', payment: 'DEB', form: 'PAP' }],
    ['RFER CRE FAC NON 1', { kind: 'receipt', payment: 'CRE', form: 'NON', of: [earlier] }],
    ['RFER AUC FAC ELE', { kind: 'receipt', payment: null, form: 'ELE' }],
    ['ADDI SOB FAC PAP', { kind: 'bill', form: 'PAP' }],
    ['ADDI SOB FAC NON 1', { kind: 'bill', form: 'NON', of: [earlier] }],
    ['SOUM SOB FAC PAP', { kind: 'quote', form: 'PAP' }],
    ['ESTM SOB FAC PAP 1', { kind: 'estimate', form: 'PAP', of: [earlier] }],
    ['RFER CRE FAC PAP 1', { kind: 'credit-note', payment: 'CRE', form: 'PAP', of: [earlier] }],
    ['RFER DEB FAC NON 1', { kind: 'reverse', payment: 'DEB', of: [earlier] }],
    ['RFER CRE FAC PAP 1', { kind: 'correction', payment: 'CRE', form: 'PAP', of: [earlier] }],
    ['RFER AUC FAC PAP 1', { kind: 'cancellation', form: 'PAP', of: [earlier] }],
    ['RFER AUC PSP NON 1', { kind: 'left-without-paying', of: [earlier] }],
    ['SOB SOB ANN NON', { kind: 'abandonment' }],
    ['TIER SOB FAC NON', { kind: 'third-party' }],
  ])('%s', (expected, recipe) => {
    const { typTrans, modPai, modImpr, formImpr, refs } = recipeCodes(recipe);
    const summary = [typTrans, modPai, modImpr, formImpr, ...(refs === undefined ? [] : [String(refs.length)])];
    expect(summary.join(' ')).toBe(expected);
  });

  it.each<Recipe>([
    { kind: 'receipt', payment: 'DEB', form: 'PAP' },
    { kind: 'bill', form: 'NON', of: [earlier] },
    { kind: 'quote', form: 'PAP' },
    { kind: 'left-without-paying', of: [earlier] },
    { kind: 'third-party' },
  ])('gives codes that the authority takes together: $kind', (recipe) => {
    expect(checkTransaction({ ...sampleBill(), ...recipeCodes(recipe) }, RATES)).toEqual([]);
  });

  it.each<Recipe>([{ kind: 'receipt', payment: null, form: 'PAP' }, { kind: 'abandonment' }])(
    'gives codes that the authority takes with nothing due: $kind',
    (recipe) => {
      expect(checkTransaction({ ...sampleBill(free), ...recipeCodes(recipe) }, RATES)).toEqual([]);
    },
  );
});

describe('copyOf', () => {
  it('changes the print mode and the certificate alone', () => {
    const bill = sampleBill();
    const thumbprint = 'B'.repeat(40);
    expect(copyOf(bill, { modImpr: 'DUP', thumbprint })).toEqual({
      ...bill,
      modImpr: 'DUP',
      emprCertifSEV: thumbprint,
    });
  });
});
