import { describe, expect, it } from 'vitest';
import { isAccountName, isAccountNumber, referenceOf } from './account.ts';

describe('the name of an account', () => {
  it.each(['Ventes', 'TPS perçue', 'Actif:Petite caisse', 'A', 'Frais & droits (10 %)', 'x'.repeat(100)])(
    'is %s',
    (name) => {
      expect(isAccountName(name)).toBe(true);
    },
  );

  it.each([
    '',
    ' ',
    ' Ventes',
    'Ventes ',
    '=1+1',
    '+Ventes',
    '-Ventes',
    '@Ventes',
    '\tVentes',
    'Ven\ntes',
    'x'.repeat(101),
  ])('is not %j', (name) => {
    expect(isAccountName(name)).toBe(false);
  });
});

describe('the number of an account', () => {
  it('is up to eight digits', () => {
    expect(['1', '4000', '12345678'].map(isAccountNumber)).toEqual([true, true, true]);
    expect(['', '123456789', '4000-1', '4 000', '-1', 'A1'].some(isAccountNumber)).toBe(false);
  });
});

it('is known to QuickBooks by its name and to Sage by its number', () => {
  const account = { name: 'Ventes', number: '4000' };
  expect([referenceOf('quickbooks', account), referenceOf('sage', account), referenceOf('sage', undefined)]).toEqual([
    'Ventes',
    '4000',
    '',
  ]);
});
