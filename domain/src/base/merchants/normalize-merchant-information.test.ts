import { describe, expect, it } from 'vitest';
import type { MerchantInformation } from './merchant-information.ts';
import { normalizeMerchantInformation } from './normalize-merchant-information.ts';

const NOTHING: MerchantInformation = {
  company_name: '',
  sub_sector: 'restaurant',
  time_zone: 'America/Montreal',
  file_number: '',
  authorization_code: '',
  qst_number: '',
  gst_number: '',
  area_code: '',
  phone_number: '',
  civic_number: '',
  address: '',
  city: '',
  postal_code: '',
};

describe('a number with something around it', () => {
  it.each([
    ['authorization_code', 'XA1B2C3D4'],
    ['authorization_code', 'A1B2C3D4X'],
    ['qst_number', '912345678900001'],
    ['qst_number', '1234567890TQ00012'],
    ['gst_number', '91234567820001'],
    ['gst_number', '123456782RT00012'],
  ] as const)('is not made into one that was not typed (%s %s)', (field, typed) => {
    expect(normalizeMerchantInformation({ ...NOTHING, [field]: typed })[field]).toBe(typed);
  });
});

describe('a civic number', () => {
  it.each(['100-3800', '100 - 3800', '100 -3800', '100- 3800'])('is one with or without spaces: %s', (typed) => {
    expect(normalizeMerchantInformation({ ...NOTHING, civic_number: typed }).civic_number).toBe('100-3800');
  });
});

describe('a half', () => {
  it.each(['5218 1/2', '5218½', '5218 ½', '5218 1-2'])('stays with its door: %s', (door) => {
    expect(normalizeMerchantInformation({ ...NOTHING, address: `${door}, rue Rachel Est` })).toMatchObject({
      civic_number: door,
      address: 'rue Rachel Est',
    });
    expect(normalizeMerchantInformation({ ...NOTHING, civic_number: door }).civic_number).toBe(door);
  });

  it.each(['12"', '12”', '24/7'])('of a number stays as it is in a name: %s', (name) => {
    expect(normalizeMerchantInformation({ ...NOTHING, company_name: `Pizza ${name}` }).company_name).toBe(
      `Pizza ${name}`,
    );
  });
});

describe('a street', () => {
  it('gives the number that a browser has filled in with it to the field beside, once', () => {
    const filled = normalizeMerchantInformation({ ...NOTHING, address: '200 – 45, rue du Sault-au-Matelot' });
    expect(filled).toMatchObject({ civic_number: '200-45', address: 'rue du Sault-au-Matelot' });
    expect(normalizeMerchantInformation(filled)).toEqual(filled);
  });

  it.each([
    ['2e Avenue', ''],
    ['12 rue Double', '45'],
  ])('%s stays as it is beside %j', (address, civic_number) => {
    expect(normalizeMerchantInformation({ ...NOTHING, address, civic_number })).toMatchObject({
      address,
      civic_number,
    });
  });
});

describe('a telephone number', () => {
  it('typed whole into the first field goes to both', () => {
    expect(normalizeMerchantInformation({ ...NOTHING, area_code: '(418) 555-0142' })).toMatchObject({
      area_code: '418',
      phone_number: '5550142',
    });
  });

  it('typed whole into the first field stays there when the second one says something else', () => {
    expect(normalizeMerchantInformation({ ...NOTHING, area_code: '4185550142', phone_number: '12' })).toMatchObject({
      area_code: '4185550142',
      phone_number: '12',
    });
  });
});
