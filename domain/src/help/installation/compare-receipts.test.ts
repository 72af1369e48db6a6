import { describe, expect, it } from 'vitest';
import { cents } from '../../base/amounts/cents.ts';
import { allRight, checkAmounts, compareReceipts, type Comparison, type ReadReceipt } from './compare-receipts.ts';
import { ratesOfClass, ratesOn, TAX_CALENDAR } from '../../base/taxes/tax-calendar.ts';

const BUSINESS = 'Bistro du Quai · ER0042';
const EXPECTED = { rates: ratesOn(TAX_CALENDAR, '2026-06-01'), hasGst: true, business: BUSINESS };

const receipt = (fields: Partial<ReadReceipt> = {}): ReadReceipt => ({
  noTrans: 'A-1',
  stamp: '20260601130000',
  subtotalCents: cents(500),
  gstCents: cents(25),
  qstCents: cents(50),
  totalCents: cents(575),
  mentions: ['PAIEMENT REÇU'],
  business: BUSINESS,
  isSigned: true,
  authority: 'taken',
  authorityNumber: '7KQ2-M4XD-19TB-Z0RC',
  references: [],
  ...fields,
});

const refund = (fields: Partial<ReadReceipt> = {}): ReadReceipt => ({
  ...receipt(),
  noTrans: 'A-2',
  stamp: '20260601130100',
  subtotalCents: cents(-500),
  gstCents: cents(-25),
  qstCents: cents(-50),
  totalCents: cents(-575),
  mentions: ['NOTE DE CRÉDIT'],
  references: [{ noTrans: 'A-1', stamp: '20260601130000', subtotalCents: cents(500) }],
  ...fields,
});

const wrongIn = (comparisons: readonly Comparison[]): string[] =>
  comparisons.flatMap(({ bill, what, verdict }) => (verdict === 'wrong' ? [`${bill} ${what}`] : []));

const compared = (fields: { receipt?: Partial<ReadReceipt>; refund?: Partial<ReadReceipt> }) =>
  compareReceipts({ receipt: receipt(fields.receipt), refund: refund(fields.refund) }, EXPECTED);

describe('the comparison of the $5 receipt with its refund', () => {
  it('finds both right when they are', () => {
    const comparisons = compared({});
    expect(comparisons).toHaveLength(18);
    expect(allRight(comparisons)).toBe(true);
  });

  it.each<[string, { receipt?: Partial<ReadReceipt>; refund?: Partial<ReadReceipt> }, string[]]>([
    [
      'a tax off by a cent',
      { receipt: { qstCents: cents(51), totalCents: cents(576) } },
      ['receipt qst', 'receipt total'],
    ],
    [
      'a tax that is missing',
      { receipt: { gstCents: cents(0), totalCents: cents(550) } },
      ['receipt gst', 'receipt total'],
    ],
    ['another amount', { receipt: { subtotalCents: cents(501) } }, ['receipt subtotal', 'refund reference']],
    ['another mention', { receipt: { mentions: ['PORTÉ AU COMPTE'] } }, ['receipt mention']],
    ['another business', { receipt: { business: 'Bistro · ER0042' } }, ['receipt business']],
    ['a signature of another hand', { receipt: { isSigned: false } }, ['receipt signature']],
    ['remarks of the authority', { receipt: { authority: 'flagged' } }, ['receipt authority']],
    ['no number of the authority', { receipt: { authorityNumber: null } }, ['receipt authority']],
    ['a refund of a part', { refund: { subtotalCents: cents(-499) } }, ['refund subtotal']],
    ['a refund with a tax off by a cent', { refund: { gstCents: cents(-24) } }, ['refund gst']],
    ['a refund that adds up wrongly', { refund: { totalCents: cents(-574) } }, ['refund total']],
    ['a refund printed as a receipt', { refund: { mentions: ['PAIEMENT REÇU'] } }, ['refund mention']],
    ['a refund of another signature', { refund: { isSigned: false } }, ['refund signature']],
    ['a refund refused', { refund: { authority: 'refused' } }, ['refund authority']],
    ['a refund that names nothing', { refund: { references: [] } }, ['refund reference']],
    [
      'a refund that names the number of another day',
      { refund: { references: [{ noTrans: 'A-1', stamp: '20260531130000', subtotalCents: cents(500) }] } },
      ['refund reference'],
    ],
    ['a refund made before its receipt', { refund: { stamp: '20260601125959' } }, ['refund order']],
  ])('finds %s', (_, fields, wrong) => {
    expect(wrongIn(compared(fields))).toEqual(wrong);
    expect(allRight(compared(fields))).toBe(false);
  });

  it('says what was expected and what was found', () => {
    const found = compared({ receipt: { qstCents: cents(51) } }).find(({ what }) => what === 'qst');
    expect(found).toEqual({ bill: 'receipt', what: 'qst', expected: '0.50', found: '0.51', verdict: 'wrong' });
  });

  it('passes nothing while the authority has not answered', () => {
    const comparisons = compared({ refund: { authority: 'pending', authorityNumber: null } });
    expect(wrongIn(comparisons)).toEqual([]);
    expect(comparisons.filter(({ verdict }) => verdict === 'pending')).toHaveLength(1);
    expect(allRight(comparisons)).toBe(false);
  });

  it('looks at the receipt alone while there is no refund, and at nothing before', () => {
    expect(compareReceipts({ receipt: receipt(), refund: null }, EXPECTED)).toHaveLength(8);
    expect(compareReceipts({ receipt: null, refund: refund() }, EXPECTED)).toEqual([]);
    expect(allRight([])).toBe(false);
  });

  it('expects no GST of anyone while meals are zero-rated', () => {
    const rates = ratesOfClass(TAX_CALENDAR, 'meal', '2025-01-10');
    expect(checkAmounts({ ...EXPECTED, rates })).toEqual({ subtotal: 500, gst: 0, qst: 50, total: 550 });
    expect(wrongIn(compareReceipts({ receipt: receipt(), refund: null }, { ...EXPECTED, rates }))).toEqual([
      'receipt gst',
      'receipt total',
    ]);
  });

  it('expects no GST of a merchant who is not registered for it', () => {
    expect(checkAmounts({ ...EXPECTED, hasGst: false })).toEqual({ subtotal: 500, gst: 0, qst: 50, total: 550 });
    const [sale, back] = [
      receipt({ gstCents: cents(0), totalCents: cents(550) }),
      refund({ gstCents: cents(0), totalCents: cents(-550) }),
    ];
    expect(allRight(compareReceipts({ receipt: sale, refund: back }, { ...EXPECTED, hasGst: false }))).toBe(true);
  });
});
