import { cents } from '@comptoir/domain/base/amounts/cents';
import { PACKAGE_ITEM, SERVICE_CHARGE_ITEM, SUPPLEMENTARY_TAX_ITEM } from '@comptoir/websrm/requests/standard-items';
import { describe, expect, it } from 'vitest';
import { sentenceOf } from '../../test/sentence-of.ts';
import { joinOrders, priceOrder, readLines, readOrder, type Order, type Rung, type TypedOrder } from './read-order.ts';
import { DAY, TAXING } from '../../test/taxes.ts';

const NOTHING: TypedOrder = { amounts: [], lines: [], taxesIncluded: false };
const MISSING = 'Il manque un montant, par exemple : npm run terminal -- sale 12.49';
const read = (typed: Partial<TypedOrder>): Rung => readOrder({ ...NOTHING, ...typed });
const refusalOf = (typed: Partial<TypedOrder>): string => sentenceOf(() => read(typed));
const line = (description: string, price: number, more: object = {}) => ({ description, price: cents(price), ...more });
const supplement = (description: string, price: number | null) =>
  line(SUPPLEMENTARY_TAX_ITEM, 0, { quantity: 0, precisions: [{ description, price }] });

describe('an order', () => {
  it('is of amounts, then of lines', () => {
    expect(read({ amounts: ['5', '2x3'], lines: ['Poutine:12.49'], taxesIncluded: true })).toEqual({
      lines: [
        line('Plat du jour', 500),
        line('Plat du jour', 600, { quantity: 200, unitPrice: 300 }),
        line('Poutine', 1249),
      ],
      taxesIncluded: true,
    });
    expect(read({ amounts: ['5'], item: 'Soupe' }).lines).toEqual([line('Soupe', 500)]);
  });

  it('may be empty where a table is only moved, and nowhere else', () => {
    expect(readLines(NOTHING)).toEqual({ lines: [], taxesIncluded: false });
    expect(refusalOf({})).toBe(MISSING);
    expect(refusalOf({ item: 'Soupe' })).toBe(MISSING);
    expect(refusalOf({ item: 'Soupe', lines: ['Poutine:5'] })).toBe(MISSING);
  });

  it('may be discounted, line by line', () => {
    expect(read({ lines: ['Poutine:10; bacon:2', 'Frites:5'], discount: '10%' }).lines).toEqual([
      line('Poutine', 1000, {
        precisions: [
          { description: 'bacon', price: 200 },
          { description: 'rabais@10%', price: -120 },
        ],
      }),
      line('Frites', 500, { precisions: [{ description: 'rabais@10%', price: -50 }] }),
    ]);
    expect(refusalOf({ amounts: ['5'], discount: '10' })).toBe(
      '--discount attend une part de 0 % à 100 %, par exemple 10% : « 10 » n’en est pas une.',
    );
  });

  it.each([
    ['15%', 225],
    ['2.50', 250],
  ])('may bear a service charge of %s', (service, price) => {
    const { lines } = read({ lines: ['Poutine:10; bacon:2', 'Frites:3'], service });
    expect(lines.at(-1)).toEqual(line(SERVICE_CHARGE_ITEM, price, { taxClass: 'service' }));
    expect(lines).toHaveLength(3);
  });

  it('of nothing bears no service charge', () => {
    expect(refusalOf({ service: '15%' })).toBe(MISSING);
    expect(refusalOf({ amounts: ['5'], service: 'x' })).toBe(
      '« x » n’est pas un montant : deux décimales au plus, par exemple 12.49.',
    );
  });

  it('bears a supplementary tax on what is marked, or on all that bears the usual taxes', () => {
    const typed = { lines: ['Rhum:10', 'Vin:5 P'], service: '10%', supplement: 'Droit:0.50' };
    expect(read(typed).lines).toEqual([
      line('Rhum', 1000, { isSupplemented: true }),
      line('Vin', 500, { taxes: 'P' }),
      line(SERVICE_CHARGE_ITEM, 150, { taxClass: 'service' }),
      supplement('Droit', 50),
    ]);
    expect(read({ lines: ['Rhum:10 FPS', 'Vin:5'], supplement: 'Droit' }).lines).toEqual([
      line('Rhum', 1000, { taxes: 'FPS' }),
      line('Vin', 500),
      supplement('Droit', null),
    ]);
    expect(read({ lines: ['Rhum:10 FP'], supplement: 'Droit: sur: 0,50' }).lines).toEqual([
      line('Rhum', 1000, { taxes: 'FP', isSupplemented: true }),
      supplement('Droit: sur', 50),
    ]);
    expect(refusalOf({ lines: ['Rhum:10 FS'] })).toBe(
      'Un article porte une taxe supplémentaire (S) : nommez-la, par exemple --alcohol-tax "Droit sur l’alcool:0.50".',
    );
  });

  it('may be a package, of which nothing is due', () => {
    expect(read({ amounts: ['5'], isPackage: true }).lines).toEqual([
      line(PACKAGE_ITEM, -500),
      line('Plat du jour', 500),
    ]);
    expect(read({ amounts: ['5'], isPackage: false }).lines).toHaveLength(1);
  });

  it('has two hundred lines at most, and comes to what a bill can state', () => {
    const lines = (count: number) => Array.from({ length: count }, () => 'Eau:0');
    expect(read({ lines: lines(200) }).lines).toHaveLength(200);
    expect(refusalOf({ lines: lines(201) })).toBe('Une facture a 200 lignes au plus.');
    const tooLarge = 'Ce montant est trop grand : une facture ne dépasse pas 999 999 999,99 $.';
    expect(read({ lines: ['Fête:999999999.99 NON'] }).lines).toHaveLength(1);
    expect(refusalOf({ lines: ['Fête:999999999.99 NON', 'Eau:0.01 NON'] })).toBe(tooLarge);
    const withTaxes = { ...read({ amounts: ['900000000'] }), on: DAY };
    expect(sentenceOf(() => priceOrder(withTaxes, TAXING))).toBe(tooLarge);
  });
});

describe('the price of an order', () => {
  const order: Order = { lines: [line('Poutine', 1000)], taxesIncluded: false, on: DAY };

  it('is before taxes, or with them', () => {
    expect(priceOrder(order, TAXING).amounts).toEqual({ subtotal: 1000, gst: 50, qst: 100, total: 1150 });
    expect(priceOrder({ ...order, taxesIncluded: true }, TAXING).amounts).toEqual({
      subtotal: 869,
      gst: 44,
      qst: 87,
      total: 1000,
    });
  });

  it('has no GST for a business that is not registered, which charges no service', () => {
    const small = { ...TAXING, isGstRegistered: false };
    expect(priceOrder(order, small).amounts).toEqual({ subtotal: 1000, gst: 0, qst: 100, total: 1100 });
    const served = { ...order, lines: [line('Poutine', 1000), line(SERVICE_CHARGE_ITEM, 100)] };
    expect(sentenceOf(() => priceOrder(served, small))).toBe(
      'Les frais de service portent les deux taxes : un commerce sans numéro de TPS ne peut pas en imposer.',
    );
    expect(priceOrder(served, TAXING).amounts.subtotal).toBe(1100);
  });
});

describe('two orders of one table', () => {
  const order = (...lines: Order['lines']): Order => ({ lines, taxesIncluded: true, on: DAY });

  it('are one, as the first was priced, with supplementary taxes at the end', () => {
    const [rum, beer] = [line('Rhum', 1000), line('Bière', 800)];
    expect(joinOrders(order(rum), order(beer))).toEqual(order(rum, beer));
    const droit = { description: 'Droit', price: cents(50) };
    const taxe = { description: 'Taxe', price: cents(20) };
    const bearing = (precision: object) => line(SUPPLEMENTARY_TAX_ITEM, 0, { quantity: 0, precisions: [precision] });
    expect(joinOrders(order(rum, bearing(droit)), order(beer, bearing(taxe)))).toEqual(
      order(rum, beer, line(SUPPLEMENTARY_TAX_ITEM, 0, { quantity: 0, precisions: [droit, taxe] })),
    );
    expect(joinOrders(order(rum, line(SUPPLEMENTARY_TAX_ITEM, 0)), order(beer))).toEqual(order(rum, beer));
  });

  it('have two hundred lines at most together', () => {
    const many = order(...Array.from({ length: 101 }, () => line('Eau', 0)));
    expect(sentenceOf(() => joinOrders(many, many))).toBe('Une facture a 200 lignes au plus.');
  });
});
