import { expect, it } from 'vitest';
import { aMerchant } from '../../../test/factories.ts';
import { missingInformation } from './missing-information.ts';

const whole = {
  qst_number: '4071234567TQ0001',
  gst_number: '812345676RT0001',
  area_code: '418',
  phone_number: '5550142',
  civic_number: '45',
  address: 'rue du Quai',
  city: 'Québec',
  postal_code: 'G1K3Z4',
};

it('finds nothing missing in a whole record', () => {
  expect(missingInformation(aMerchant(whole))).toEqual([]);
});

it('counts a name that the authority cannot write, as the server does', () => {
  expect(missingInformation(aMerchant({ ...whole, company_name: '🥟 — ע ב ר' }))).toEqual(['company_name']);
});

it('names what is empty, in the order in which it is asked', () => {
  const merchant = aMerchant({ ...whole, postal_code: null, sub_sector: null, city: '', hasAuthorizationCode: false });
  expect(missingInformation(merchant)).toEqual(['sub_sector', 'authorization_code', 'city', 'postal_code']);
});
