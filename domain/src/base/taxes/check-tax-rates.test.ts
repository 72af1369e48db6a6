import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTaxRates, TAX_FINDINGS, type TaxSetUp } from './check-tax-rates.ts';
import { TAX_CALENDAR } from './tax-calendar.ts';

const tax = (name: string, rate: number, isDefault = true): TaxSetUp => ({ name, rate, isDefault });
const GST = tax('TPS', 500_000);
const QST = tax('TVQ', 997_500);
const checkOn = (taxes: readonly TaxSetUp[], day = '2026-11-21') =>
  checkTaxRates(taxes, { calendar: TAX_CALENDAR, day });
const findingsOf = (...taxes: TaxSetUp[]) => checkOn(taxes).findings.map((found) => [found.finding, found.tax]);

describe('the taxes set up at the provider', () => {
  it.each([
    ['TPS', 'TVQ'],
    ['GST', 'QST'],
    ['tps/gst', 'Tvq / Qst'],
    ['GST/TPS', 'QST/TVQ'],
    ['T.P.S.', ' t.v.q. '],
    ['TP\u0301S', 'TVQ\u00A0'],
  ])('are right as %s and %s, each at its rate, each by default', (gst, qst) => {
    const check = checkOn([tax(gst, 500_000), tax(qst, 997_500)]);
    expect(check.findings).toEqual([]);
    expect(check.taxes.map(({ isRecognized }) => isRecognized)).toEqual([true, true]);
  });

  it.each([
    ['Taxe supplémentaire sur l’alcool', 300_000, true],
    ['Alcohol surcharge', 0, false],
  ])('may have %s beside them', (name, rate, isDefault) => {
    const check = checkOn([GST, QST, tax(name, rate, isDefault)]);
    expect(check.findings).toEqual([]);
    expect(check.taxes.at(-1)).toMatchObject({ name, isRecognized: true });
  });

  it('may have the provider’s word for none, which is not shown; with a rate it is an unknown tax', () => {
    expect(checkOn([tax('NO_TAX_APPLIED', 0, false), GST, QST])).toMatchObject({
      findings: [],
      taxes: [GST, QST],
    });
    expect(findingsOf(GST, QST, tax('NO_TAX_APPLIED', 1))).toEqual([['not-recognized', 'NO_TAX_APPLIED']]);
  });

  it('are both missing where there are none', () => {
    expect(findingsOf()).toEqual([
      ['gst-missing', null],
      ['qst-missing', null],
    ]);
    expect(findingsOf(GST)).toEqual([['qst-missing', null]]);
    expect(findingsOf(QST)).toEqual([['gst-missing', null]]);
  });

  it('are wrong as one rate, whatever its name, and neither is missing besides', () => {
    for (const name of ['Taxes', 'TPS', 'TPS+TVQ', 'Alcool'])
      expect(findingsOf(tax(name, 1_497_500))).toEqual([['combined-rate', name]]);
    expect(findingsOf(GST, tax('Taxes', 1_497_500))).toEqual([['combined-rate', 'Taxes']]);
    expect(findingsOf({ ...GST, isDefault: false }, tax('Taxes', 1_497_500))).toEqual([
      ['combined-rate', 'Taxes'],
      ['gst-not-default', 'TPS'],
    ]);
  });

  it.each([5, 50_000, 499_999, 5_000_000, 0])('have a wrong rate with GST at %d', (rate) => {
    expect(findingsOf(tax('TPS', rate), QST)).toEqual([['gst-wrong-rate', 'TPS']]);
    expect(checkOn([tax('TPS', rate)]).taxes[0]?.isRecognized).toBe(false);
  });

  it.each([9.975, 99_750, 998_000, 950_000])('have a wrong rate with QST at %d', (rate) => {
    expect(findingsOf(GST, tax('QST', rate))).toEqual([['qst-wrong-rate', 'QST']]);
  });

  it('have to be applied by default', () => {
    expect(findingsOf({ ...GST, isDefault: false }, { ...QST, isDefault: false })).toEqual([
      ['gst-not-default', 'TPS'],
      ['qst-not-default', 'TVQ'],
    ]);
  });

  it('need no GST by default while meals are zero-rated, for spirits still bear it', () => {
    const set = [{ ...GST, isDefault: false }, QST];
    expect(checkOn(set, '2024-12-13').findings).toEqual([{ finding: 'gst-not-default', tax: 'TPS' }]);
    expect(checkOn(set, '2024-12-14').findings).toEqual([]);
    expect(checkOn(set, '2025-02-15').findings).toEqual([]);
    expect(checkOn(set, '2025-02-16').findings).toHaveLength(1);
  });

  it('are there once each: of two, the second is named', () => {
    expect(findingsOf(GST, tax('GST', 500_000), QST, tax('QST', 99_750, false))).toEqual([
      ['gst-twice', 'GST'],
      ['qst-twice', 'QST'],
      ['qst-wrong-rate', 'QST'],
      ['qst-not-default', 'QST'],
    ]);
  });

  it.each(['TVH', 'TPS 5 %', 'Pourboire', ''])('do not know a tax called %j, created by hand', (name) => {
    expect(findingsOf(GST, QST, tax(name, 500_000))).toEqual([['not-recognized', name]]);
  });
});

const aTax = fc.record({
  name: fc.oneof(fc.constantFrom('TPS', 'gst', 'TVQ', 'QST/TVQ', 'Alcool', 'NO_TAX_APPLIED', 'TVH'), fc.string()),
  rate: fc.oneof(fc.constantFrom(500_000, 997_500, 1_497_500, 0, 5), fc.nat(20_000_000)),
  isDefault: fc.boolean(),
});

describe('any taxes', () => {
  it('are right only with exactly one recognized GST and one QST, by default, and nothing unknown', () => {
    fc.assert(
      fc.property(fc.array(aTax, { maxLength: 5 }), (taxes) => {
        const { findings, taxes: shown } = checkOn(taxes);
        const sure = (rate: number) =>
          shown.filter((one) => one.isRecognized && one.isDefault && one.rate === rate && !/alco/i.test(one.name));
        const isSure =
          shown.every(({ isRecognized }) => isRecognized) && sure(500_000).length === 1 && sure(997_500).length === 1;
        expect(findings.length > 0 || isSure).toBe(true);
        expect(shown.length <= taxes.length).toBe(true);
        for (const { finding, tax: named } of findings) {
          expect(TAX_FINDINGS).toContain(finding);
          expect(named === null).toBe(finding.endsWith('-missing'));
        }
      }),
    );
  });

  it('are found to be the same in any order', () => {
    const sorted = (taxes: readonly TaxSetUp[]) =>
      checkOn(taxes)
        .findings.map(({ finding }) => finding)
        .sort();
    fc.assert(
      fc.property(fc.array(aTax, { maxLength: 5 }), (taxes) => {
        expect(sorted([...taxes].reverse())).toEqual(sorted(taxes));
      }),
    );
  });
});
