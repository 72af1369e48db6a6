import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAllowedText, toPlainText } from './allowed-text.ts';
import { checkDraftInformation, checkMerchantInformation, isBusinessNumber } from './check-merchant-information.ts';
import { listInformationWarnings } from './list-information-warnings.ts';
import { findPostalLetter } from './postal-code.ts';
import { isAreaCode } from './telephone.ts';
import { NO_GST_NUMBER } from './gst-number.ts';
import {
  INFORMATION_FIELDS,
  SUB_SECTORS,
  TIME_ZONES,
  type InformationField,
  type MerchantInformation,
} from './merchant-information.ts';
import { carriesAddress } from '../mail/carries-address.ts';
import { normalizeMerchantInformation } from './normalize-merchant-information.ts';

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
  civic_number: '100-3800',
  address: 'rue du Sault-au-Matelot',
  city: 'Québec',
  postal_code: 'G1K3Z4',
};
const check = (changed: Partial<MerchantInformation>) =>
  checkMerchantInformation({ ...RIGHT, ...changed }, { mayLeaveOutCode: false });
const normalize = (field: InformationField, typed: string): string =>
  normalizeMerchantInformation({ ...RIGHT, [field]: typed })[field];

const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));
const letters = (count: number) => fc.stringMatching(new RegExp(`^[A-Z]{${count}}$`));
const half = fc.stringMatching(/^[A-Z]\d[A-Z]\d$/);
const businessNumber = digits(8)
  .map((eight) => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((last) => `${eight}${last}`).find(isBusinessNumber) ?? '')
  .filter((number) => number !== '');
const words = (longest: number) =>
  fc
    .array(fc.stringMatching(/^[a-zA-Z0-9&'.éÉèçÀô]{1,8}$/), { minLength: 1, maxLength: 4 })
    .map((all) => all.join(' ').slice(0, longest).trim());
const rightInformation: fc.Arbitrary<MerchantInformation> = fc.record({
  company_name: words(64).filter((name) => !carriesAddress(name)),
  sub_sector: fc.constantFrom(...SUB_SECTORS),
  time_zone: fc.constantFrom(...TIME_ZONES),
  file_number: fc.tuple(letters(2), digits(4)).map((parts) => parts.join('')),
  authorization_code: fc.tuple(half, half).map((parts) => parts.join('-')),
  qst_number: fc.tuple(digits(10), digits(4)).map((parts) => parts.join('TQ')),
  gst_number: fc.tuple(businessNumber, digits(4)).map((parts) => parts.join('RT')),
  area_code: digits(3).filter(isAreaCode),
  phone_number: digits(7),
  civic_number: fc.tuple(digits(3), digits(4)).map((parts) => parts.join('-')),
  address: words(128),
  city: words(128),
  postal_code: fc.stringMatching(/^[A-Z]\d[A-Z]\d[A-Z]\d$/).filter((code) => findPostalLetter(code) === null),
});

describe('what was typed', () => {
  it.each([
    ['postal_code', 'g1k 3z4', 'G1K3Z4'],
    ['postal_code', ' G1K-3Z4', 'G1K3Z4'],
    ['file_number', 'er 0001', 'ER0001'],
    ['file_number', 'ER-0001', 'ER0001'],
    ['authorization_code', 'a1b2 c3d4', 'A1B2-C3D4'],
    ['authorization_code', 'A1B2C3D4', 'A1B2-C3D4'],
    ['authorization_code', 'A1B2–C3D4', 'A1B2-C3D4'],
    ['authorization_code', 'A1B2', 'A1B2'],
    ['qst_number', '1234567890 TQ 0001', '1234567890TQ0001'],
    ['qst_number', '1234567890tq0001', '1234567890TQ0001'],
    ['qst_number', '1234567890 0001', '1234567890TQ0001'],
    ['qst_number', '1234567890', '1234567890'],
    ['gst_number', '12345 6782 RT0001', '123456782RT0001'],
    ['gst_number', '123456782-0001', '123456782RT0001'],
    ['civic_number', ' 100 – 3800 ', '100-3800'],
    ['company_name', '  Café  de l’Œuvre ', "Café de l'OEuvre"],
    ['company_name', 'Cafe\u0301', 'Café'],
    ['company_name', '«\u00A0Chez [Léo]\u00A0»; bar/grill…', "' Chez (Léo) ', bar-grill..."],
    ['company_name', 'Tab\there', 'Tab\there'],
    ['sub_sector', 'bar', 'bar'],
  ] as const)('as %s %j is kept as %j', (field, typed, stored) => {
    expect(normalize(field, typed)).toBe(stored);
  });

  it.each([
    ['418', '555-0142', '418', '5550142'],
    ['(418)', '555 0142', '418', '5550142'],
    ['', '418 555-0142', '418', '5550142'],
    ['514', '+1 (418) 555.0142', '418', '5550142'],
    ['418-555-0142', '', '418', '5550142'],
    ['418', 'poste 3', '418', 'poste 3'],
    ['41', '555', '41', '555'],
    ['418555', '5550142', '418555', '5550142'],
  ])('%j and %j are the area code %j and the number %j', (area_code, phone_number, area, number) => {
    const stored = normalizeMerchantInformation({ ...RIGHT, area_code, phone_number });
    expect([stored.area_code, stored.phone_number]).toEqual([area, number]);
  });

  it('changes only once', () => {
    const anything = fc.record(
      Object.fromEntries(
        INFORMATION_FIELDS.map((field) => [field, fc.string({ unit: 'binary', maxLength: 40 })]),
      ) as Record<InformationField, fc.Arbitrary<string>>,
    );
    fc.assert(
      fc.property(anything, (typed) => {
        const once = normalizeMerchantInformation(typed);
        expect(normalizeMerchantInformation(once)).toEqual(once);
      }),
      { numRuns: 1000 },
    );
  });

  it('is accepted in every way of typing it', () => {
    fc.assert(
      fc.property(rightInformation, fc.constantFrom(' ', '-', '\u00A0', ''), (right, between) => {
        const apart = (text: string): string => text.toLowerCase().split('').join(between);
        const typed = {
          ...right,
          file_number: apart(right.file_number),
          authorization_code: apart(right.authorization_code),
          qst_number: apart(right.qst_number),
          gst_number: apart(right.gst_number),
          postal_code: apart(right.postal_code),
          phone_number: `${right.area_code}${between}${right.phone_number}`,
          address: ` ${right.address.replaceAll(' ', '  ')} `,
        };
        expect(normalizeMerchantInformation(typed)).toEqual(right);
        expect(checkMerchantInformation(right, { mayLeaveOutCode: false })).toEqual([]);
      }),
    );
  });

  it('is not read as anything else once it is right', () => {
    fc.assert(
      fc.property(rightInformation, (right) => {
        expect(normalizeMerchantInformation(right)).toEqual(right);
      }),
    );
  });
});

describe('a field', () => {
  it.each(INFORMATION_FIELDS)('%s is required', (field) => {
    expect(check({ [field]: '' })).toEqual([{ field, rule: 'required' }]);
  });

  it('that may be left out is the authorization code alone', () => {
    const nothing = Object.fromEntries(INFORMATION_FIELDS.map((field) => [field, ''])) as MerchantInformation;
    const required = checkMerchantInformation(nothing, { mayLeaveOutCode: true }).map(({ field }) => field);
    expect(required).toEqual(INFORMATION_FIELDS.filter((field) => field !== 'authorization_code'));
    const wrong = checkMerchantInformation({ ...RIGHT, authorization_code: 'A1B2' }, { mayLeaveOutCode: true });
    expect(wrong).toEqual([{ field: 'authorization_code', rule: 'invalid' }]);
  });

  it.each([
    ['company_name', 'x'.repeat(65), 'too-long'],
    ['company_name', 'Bistro 🍟', 'characters'],
    ['company_name', 'Tab\there', 'characters'],
    ['company_name', 'Voyez www.evil', 'has-address'],
    ['company_name', 'evil.test', 'has-address'],
    ['sub_sector', 'taxi', 'invalid'],
    ['time_zone', 'America/Toronto', 'invalid'],
    ['file_number', 'E00001', 'invalid'],
    ['file_number', 'ER00012', 'invalid'],
    ['authorization_code', 'A1B2C3D4', 'invalid'],
    ['qst_number', '1234567890', 'invalid'],
    ['qst_number', '123456789TQ0001', 'invalid'],
    ['gst_number', '12345678RT0001', 'invalid'],
    ['gst_number', '123456783RT0001', 'check-digit'],
    ['gst_number', '123465782RT0001', 'check-digit'],
    ['gst_number', '000000000RT0001', 'check-digit'],
    ['area_code', '41', 'invalid'],
    ['area_code', '000', 'area-code'],
    ['area_code', '911', 'area-code'],
    ['phone_number', '555-0142 poste 12', 'extension'],
    ['postal_code', 'H2O1A1', 'postal-letter'],
    ['postal_code', 'W1A1A1', 'postal-letter'],
    ['phone_number', '555014', 'invalid'],
    ['civic_number', '1'.repeat(17), 'too-long'],
    ['civic_number', '12½', 'characters'],
    ['address', 'x'.repeat(129), 'too-long'],
    ['city', '東京', 'characters'],
    ['postal_code', '90210', 'invalid'],
    ['postal_code', 'g1k3z4', 'invalid'],
  ] as const)('%s %j is refused as %s', (field, text, rule) => {
    expect(check({ [field]: text })).toEqual([{ field, rule }]);
  });

  it('may say that there is no GST number', () => {
    expect(check({ gst_number: NO_GST_NUMBER })).toEqual([]);
  });
});

describe('a business number', () => {
  it('has one last digit for each eight first ones', () => {
    fc.assert(
      fc.property(
        digits(8).filter((eight) => !/^0*$/.test(eight)),
        (eight) => {
          const lasts = Array.from({ length: 10 }, (_, last) => `${eight}${last}`);
          expect(lasts.filter(isBusinessNumber)).toHaveLength(1);
        },
      ),
    );
  });

  it('does not survive a wrong digit', () => {
    fc.assert(
      fc.property(businessNumber, fc.nat(8), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
        const wrong = (Number(number[at]) + by) % 10;
        expect(isBusinessNumber(`${number.slice(0, at)}${wrong}${number.slice(at + 1)}`)).toBe(false);
      }),
    );
  });

  it('is nine digits', () => {
    expect(['12345678', '1234567820', '12345678a', ''].some(isBusinessNumber)).toBe(false);
  });
});

describe('a warning', () => {
  const warn = (changed: Partial<MerchantInformation>) =>
    listInformationWarnings({ ...RIGHT, ...changed }).map(({ field, warning }) => `${field} ${warning}`);

  it.each([
    [{}, []],
    [{ gst_number: NO_GST_NUMBER }, ['gst_number not-registered-for-gst']],
    [{ gst_number: '123456782RT0002' }, ['gst_number different-reference']],
    [{ qst_number: '1234567890TQ0003' }, ['gst_number different-reference']],
    [{ qst_number: '1234567890TQ' }, []],
    [{ gst_number: '12345678RT0002' }, []],
    [{ file_number: 'TR0001' }, ['file_number transport-file']],
    [{ postal_code: 'M5V3L9' }, ['postal_code outside-quebec']],
    [{ postal_code: 'K1A0B1' }, []],
    [{ postal_code: 'J8X2L9' }, []],
    [{ postal_code: '' }, []],
  ] as const)('about %j says %j', (changed, expected) => {
    expect(warn(changed)).toEqual(expected);
  });

  it('never refuses anything', () => {
    expect(check({ file_number: 'TR0001', postal_code: 'M5V3L9', gst_number: '123456782RT0002' })).toEqual([]);
  });
});

describe('the text that the authority takes', () => {
  it('stays as it is', () => {
    const text = "Crêpes & Cie (l'Été) #1: 100% bon!";
    expect(isAllowedText(text)).toBe(true);
    expect(toPlainText(text)).toBe(text);
  });
});

describe('a draft', () => {
  const EMPTY = Object.fromEntries(INFORMATION_FIELDS.map((field) => [field, ''])) as Record<InformationField, string>;
  const fieldsOf = (information: MerchantInformation, wasWhole: boolean) =>
    checkDraftInformation(information, { wasWhole }).map(({ field }) => field);

  it('needs a name and a time zone alone, and has to be right where it says something', () => {
    expect(fieldsOf(EMPTY, false)).toEqual(['company_name', 'time_zone']);
    expect(fieldsOf({ ...RIGHT, city: '', gst_number: '1' }, false)).toEqual(['gst_number']);
    expect(fieldsOf(RIGHT, false)).toEqual([]);
  });

  it('of what was whole leaves nothing open but the code', () => {
    expect(fieldsOf({ ...RIGHT, city: '', authorization_code: '' }, true)).toEqual(['city']);
  });
});
