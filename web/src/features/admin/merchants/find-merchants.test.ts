import { expect, it } from 'vitest';
import { aMerchant, id } from '../../../../test/factories.ts';
import { findMerchants } from './find-merchants.ts';

const MERCHANTS = [
  aMerchant({ id: id(1), company_name: 'Bistro du Quai', city: 'Québec', area_code: '418', phone_number: '5550142' }),
  aMerchant({ id: id(2), company_name: 'Crèmerie du Port', city: 'Montréal', file_number: 'ER0007', active: false }),
  aMerchant({ id: id(3), company_name: 'Cantine', gst_number: '812345678RT0001', subscriptionCompleted: false }),
];

it.each([
  ['nothing', {}, [1, 2, 3]],
  ['a name without its accents', { search: 'cremerie' }, [2]],
  ['a city', { search: 'quebec' }, [1]],
  ['a file number', { search: 'er0007' }, [2]],
  ['a tax number', { search: '812345678' }, [3]],
  ['a phone number', { search: '4185550142' }, [1]],
  ['an incomplete registration', { registration: 'incomplete' }, [3]],
  ['a complete registration', { registration: 'complete' }, [1, 2]],
  ['an inactive account', { account: 'inactive' }, [2]],
  ['an active account and a name', { account: 'active', search: 'c' }, [1, 3]],
  ['what is not there', { search: 'zzz' }, []],
] as const)('finds by %s', (_, filters, found) => {
  const ids = findMerchants(MERCHANTS, { search: '', ...filters }).map((merchant) => merchant.id);
  expect(ids).toEqual(found.map(id));
});
