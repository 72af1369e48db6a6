import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { within } from '../../../test/within.tsx';
import { planPriceEn } from './plan-price.en.ts';
import { planPriceFr } from './plan-price.fr.ts';
import { usePriceDetails } from './use-price-details.ts';

const WORDS = { en: planPriceEn, fr: planPriceFr };
type Price = Parameters<typeof usePriceDetails>[0]['price'];

const detailsOf = (price: Price, language: 'en' | 'fr' = 'en') => {
  const wrapper = within({ language, messages: { planPrice: WORDS[language] } });
  return renderHook(() => usePriceDetails({ price }), { wrapper }).result.current;
};

it('there is no price before there is a subscription', () => {
  expect(detailsOf(null)).toEqual([]);
});

it.each([
  ['en', 'Monthly service', '$49.00 before taxes', '$52.00 from January 1, 2027'],
  ['fr', 'Service mensuel', '49,00\u00A0$ avant taxes', '52,00\u00A0$ à partir du 1er janvier 2027'],
] as const)(
  'a month is priced before taxes, with the price that was announced, in %s',
  (language, label, value, hint) => {
    const price = { monthlyServiceCents: 4900, coming: { monthlyServiceCents: 5200, on: '2027-01-01' } };
    expect(detailsOf(price as Price, language)).toEqual([{ label, value, hint }]);
    expect(detailsOf({ ...price, coming: null }, language)).toEqual([{ label, value, hint: undefined }]);
  },
);
