import { describe, expect, it } from 'vitest';
import { listInformationWarnings } from './list-information-warnings.ts';
import type { MerchantInformation } from './merchant-information.ts';

const RIGHT: MerchantInformation = {
  company_name: 'Bistro du Quai',
  sub_sector: 'restaurant',
  time_zone: 'America/Montreal',
  file_number: 'ER0001',
  authorization_code: 'A1B2-C3D4',
  qst_number: '1234567890TQ0001',
  gst_number: '123456782RT0001',
  area_code: '418',
  phone_number: '5550142',
  civic_number: '100',
  address: 'rue du Sault-au-Matelot',
  city: 'Québec',
  postal_code: 'G1K3Z4',
};
const warningsOf = (changed: Partial<MerchantInformation>) =>
  listInformationWarnings({ ...RIGHT, ...changed }).map(({ warning }) => warning);

describe('a postal code', () => {
  it.each(['G1K3Z4', 'H2X1Y4', 'J8X3X1', 'K1A0B1'])(
    'of Québec or of its federal offices is nothing odd: %s',
    (code) => {
      expect(warningsOf({ postal_code: code })).toEqual([]);
    },
  );

  it.each(['K1G0A1', 'K1B0A1', 'M5V2H1', 'T1J0K1'])('of elsewhere is odd, whatever letters follow: %s', (code) => {
    expect(warningsOf({ postal_code: code })).toEqual(['outside-quebec']);
  });
});

describe('what is not in its form', () => {
  it.each<Partial<MerchantInformation>>([
    { file_number: 'XTR0001' },
    { file_number: 'TR00012' },
    { postal_code: '0M5V2H1' },
    { qst_number: '91234567890TQ0002' },
    { qst_number: '1234567890TQ00021' },
    { gst_number: '9123456782RT0002' },
    { gst_number: '123456782RT00021' },
    { qst_number: '', gst_number: '123456782RT0002' },
  ])('is no doubt but a fault, which is for the check to say: %o', (changed) => {
    expect(warningsOf(changed)).toEqual([]);
  });

  it('differs from what is in its form and odd', () => {
    expect(warningsOf({ file_number: 'TR0001', gst_number: '123456782RT0002' })).toEqual([
      'transport-file',
      'different-reference',
    ]);
  });
});
