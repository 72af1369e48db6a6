import { SAMPLE_ESTIMATE } from '@comptoir/domain/sales/estimates/sample-estimate';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../shared/http/api-error.ts';
import { findRefusedPaths } from './find-refused-paths.ts';
import { readEstimate } from './read-estimate.ts';
import { emptyEstimate, typeEstimate, type TypedEstimate } from './typed-estimate.ts';
import { priceWhatThereIs } from './use-estimate-editor.ts';
import { TAX_CALENDAR } from '@comptoir/domain/base/taxes/tax-calendar';

const REGISTERED = { isGstRegistered: true, calendar: TAX_CALENDAR };
const UNREGISTERED = { isGstRegistered: false, calendar: TAX_CALENDAR };

const TODAY = '2026-06-20';
const typed = typeEstimate('c-1', SAMPLE_ESTIMATE, ',');
const faultsOf = (parts: Partial<TypedEstimate>) => readEstimate({ ...typed, ...parts }, TODAY).faults;
const [buffet, linen] = typed.items;
if (!buffet || !linen) throw new Error('the sample has two lines');

const WINE = { key: 'w', quantity: '1', description: 'Verre de vin' };
const withDrinks = (second: Partial<typeof WINE>) => ({
  items: [{ ...buffet, drinks: [WINE, { ...WINE, key: 'x', ...second }] }],
});

describe('what is typed', () => {
  it.each([',', '.'])('reads as what was stored, with the mark %s', (mark) => {
    expect(readEstimate(typeEstimate('c-1', SAMPLE_ESTIMATE, mark), TODAY)).toEqual({
      content: SAMPLE_ESTIMATE,
      faults: {},
    });
  });

  it('has the drinks that come with a line, as they are stored', () => {
    const { content, faults } = readEstimate({ ...typed, ...withDrinks({ quantity: '999' }) }, TODAY);
    const stored = [
      { description: 'Verre de vin', quantity: 1 },
      { description: 'Verre de vin', quantity: 999 },
    ];
    expect({ drinks: content.items[0]?.drinks, faults }).toEqual({ drinks: stored, faults: {} });
    const again = readEstimate(typeEstimate('c-1', content, ','), TODAY);
    expect(again.content.items).toEqual(content.items);
  });

  it('has the class of a line, where it is no meal', () => {
    const [first, ...rest] = typed.items.map((item) => ({ ...item, taxClass: 'spirits' as const }));
    const items = first ? [first, ...rest.map((item) => ({ ...item, taxClass: 'meal' as const }))] : [];
    const { content } = readEstimate({ ...typed, items }, TODAY);
    expect(content.items.map(({ taxClass }) => taxClass)).toEqual(['spirits', undefined]);
    expect(readEstimate(typeEstimate('c-1', content, ','), TODAY).content.items).toEqual(content.items);
    const onHoliday = { ...content, occasion: { ...content.occasion, date: '2025-01-10' } };
    expect(priceWhatThereIs(onHoliday, REGISTERED).price?.lines.map(({ taxes }) => taxes)).toEqual(['FP', 'P']);
  });

  it('that is empty has a fault at every field it needs, and can be shown', () => {
    const { content, faults } = readEstimate(emptyEstimate(null), TODAY);
    const needed = ['customerId', 'date', 'balanceDueOn', 'validUntil', 'name', 'persons'];
    expect(Object.keys(faults).sort()).toEqual([...needed, 'items.0.description', 'items.0.unit'].sort());
    expect(priceWhatThereIs(content, REGISTERED).price?.totalCents).toBe(0);
  });

  it.each([
    ['validUntil', { validUntil: '2026-06-19' }, 'past-day'],
    ['name', { name: 'Voyez evil.test' }, 'has-address'],
    ['name', { name: 'x'.repeat(121) }, 'too-long'],
    ['name', { name: '婚礼' }, 'script'],
    ['name', { name: 'Свадьба' }, 'unwritable:'],
    ['items.0.description', { items: [{ ...buffet, description: 'Bouchées 10²' }] }, 'unwritable:Bouchées 10 2'],
    ['place', { place: 'x'.repeat(301) }, 'too-long'],
    ['terms', { terms: 'x'.repeat(10_001) }, 'too-long'],
    ['persons', { persons: '0' }, 'persons'],
    ['persons', { persons: '12,5' }, 'persons'],
    ['persons', { persons: '100000' }, 'persons'],
    ['items', { items: [] }, 'no-item'],
    ['items.0.description', { items: [{ ...buffet, description: 'x' }] }, 'too-short'],
    ['items.0.description', { items: [{ ...buffet, description: 'x'.repeat(129) }] }, 'too-long'],
    ['items.0.unit', { items: [{ ...buffet, unit: '1,234' }] }, 'amount'],
    ['items.0.unit', { items: [{ ...buffet, unit: '-1' }] }, 'amount'],
    ['items.0.quantity', { items: [{ ...linen, quantity: '0' }] }, 'quantity'],
    ['items.0.drinks.1.quantity', withDrinks({ quantity: '0' }), 'drinks'],
    ['items.0.drinks.1.quantity', withDrinks({ quantity: '1000' }), 'drinks'],
    ['items.0.drinks.1.quantity', withDrinks({ quantity: '' }), 'required'],
    ['items.0.drinks.1.description', withDrinks({ description: ' ' }), 'required'],
    ['items.0.drinks.1.description', withDrinks({ description: 'x' }), 'too-short'],
    ['items.0.drinks.1.description', withDrinks({ description: 'x'.repeat(129) }), 'too-long'],
    ['items.0.drinks.1.description', withDrinks({ description: 'Verre 10²' }), 'unwritable:Verre 10 2'],
    ['deposit', { deposit: { by: 'share', value: '100,01' } }, 'percentage'],
    ['tip', { tip: { by: 'amount', value: '' } }, 'required'],
    ['instalments.0.value', { instalments: [{ key: 'k', dueOn: '2026-08-15', by: 'amount', value: '0' }] }, 'amount'],
    ['instalments.0.dueOn', { instalments: [{ key: 'k', dueOn: '', by: 'share', value: '10' }] }, 'required'],
  ] as const)('breaks a rule at %s: %o', (path, parts, rule) => {
    expect(faultsOf(parts as Partial<TypedEstimate>)).toEqual({ [path]: rule });
  });

  it('takes spaces among the digits of persons, and 99 999 of them', () => {
    expect(readEstimate({ ...typed, persons: '99\u00A0999' }, TODAY).content.persons).toBe(99_999);
  });
});

describe('a price that cannot be', () => {
  const { content } = readEstimate(typed, TODAY);

  it('because of payments is said at the deposit, and shown without them', () => {
    const { price, fault } = priceWhatThereIs({ ...content, deposit: { by: 'share', hundredths: 10_000 } }, REGISTERED);
    expect(fault).toEqual({ deposit: 'payments-exceed-total' });
    expect(price?.payments.map(({ kind }) => kind)).toEqual(['balance']);
  });

  it('because of instalments alone is said at the first of them', () => {
    const instalments = [{ dueOn: '2026-08-15', by: 'amount' as const, cents: 999_999_999 }];
    const { fault } = priceWhatThereIs({ ...content, deposit: { by: 'none' }, instalments }, REGISTERED);
    expect(fault).toEqual({ 'instalments.0.value': 'payments-exceed-total' });
  });

  it('because of a service without GST is said there', () => {
    expect(priceWhatThereIs(content, UNREGISTERED).fault).toEqual({ service: 'service-needs-gst' });
  });

  it('because it is too large is said at the items', () => {
    const items = content.items.map((item) => ({ ...item, unitCents: 999_999_999 }));
    expect(priceWhatThereIs({ ...content, items, persons: 99_999 }, REGISTERED)).toEqual({
      price: null,
      fault: { items: 'estimate-too-large' },
    });
  });
});

it('finds the editor’s fields in what the API refuses', () => {
  const fields = [
    { path: 'content.occasion.name', rule: 'has-address' },
    { path: 'content.items.2.unitCents', rule: 'too_big' },
    { path: 'content.instalments.0.hundredths', rule: 'too_small' },
    { path: 'content.deposit.cents', rule: 'too_big' },
    { path: 'customerId', rule: 'invalid' },
  ];
  expect(Object.keys(findRefusedPaths(new ApiError('validation-failed', 400, { fields })))).toEqual([
    'name',
    'items.2.unit',
    'instalments.0.value',
    'deposit',
    'customerId',
  ]);
});
