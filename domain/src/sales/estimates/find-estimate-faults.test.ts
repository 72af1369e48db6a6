import { expect, it } from 'vitest';
import { findEstimateFaults } from './find-estimate-faults.ts';
import { SAMPLE_ESTIMATE } from './sample-estimate.ts';

const { occasion } = SAMPLE_ESTIMATE;
const SENT = {
  totalCents: 120_000,
  today: '2026-06-15',
  isOfContract: false,
  isWritable: (words: string) => !words.includes('²'),
  customer: ['Zoé'],
};

const DRINKS = [
  { description: 'Vin', quantity: 1 },
  { description: 'Vin 2²', quantity: 1 },
];

it.each([
  ['as most are', {}, {}, []],
  [
    'of an event today',
    {
      occasion: { ...occasion, date: '2026-06-15' },
      validUntil: '2026-06-15',
      instalments: [],
      balanceDueOn: '2026-06-15',
    },
    {},
    [],
  ],
  ['of nothing', {}, { totalCents: 0 }, [['items', 'nothing-to-pay']]],
  ['without a price yet', {}, { totalCents: null }, []],
  [
    'of an event that is over',
    { occasion: { ...occasion, date: '2026-06-14' }, validUntil: '2026-06-14' },
    {},
    [['occasion.date', 'event-over']],
  ],
  ['of a balance that was due', { balanceDueOn: '2020-01-01' }, {}, [['balanceDueOn', 'payment-over']]],
  [
    'of instalments that were due',
    {
      instalments: [
        { dueOn: '2026-08-15', by: 'amount', cents: 1 },
        { dueOn: '2026-06-14', by: 'amount', cents: 1 },
      ],
    },
    {},
    [['instalments.1.dueOn', 'payment-over']],
  ],
  ['to be answered after the event', { validUntil: '2026-09-13' }, {}, [['validUntil', 'valid-after-event']]],
  [
    'that changes what is agreed',
    { occasion: { ...occasion, date: '2026-06-01' }, balanceDueOn: '2026-06-08', validUntil: '2026-07-01' },
    { isOfContract: true },
    [],
  ],
  [
    'with words that the contract cannot say',
    {
      occasion: { ...occasion, name: 'Bal 10²' },
      items: [
        {
          description: '婚礼',
          per: 'person',
          unitCents: 100,
          taxes: 'FP',
          drinks: DRINKS,
        },
      ],
    },
    { isOfContract: true },
    [
      ['occasion.name', 'unwritable-words'],
      ['items.0.description', 'unwritable-words'],
      ['items.0.drinks.1.description', 'unwritable-words'],
    ],
  ],
  [
    'at a place and with terms that the document cannot show',
    { occasion: { ...occasion, place: '婚礼' }, terms: '婚礼' },
    {},
    [
      ['occasion.place', 'unwritable-words'],
      ['terms', 'unwritable-words'],
    ],
  ],
  ['with powers in its terms, which stand on the document alone', { terms: '10 m²' }, {}, []],
  ['that is not named yet', { occasion: { ...occasion, name: '' } }, {}, []],
  [
    'for a customer who cannot be named',
    {},
    { customer: ['Zoé', '王记酒家', ''] },
    [['customer', 'unwritable-customer']],
  ],
  [
    'that changes what is agreed into nothing',
    {},
    { isOfContract: true, totalCents: 0 },
    [['items', 'nothing-to-pay']],
  ],
] as const)('an estimate %s', (_, content, sent, faults) => {
  const found = findEstimateFaults({ ...SAMPLE_ESTIMATE, ...content }, { ...SENT, ...sent });
  expect(found.map(({ path, fault }) => [path, fault])).toEqual(faults);
});
