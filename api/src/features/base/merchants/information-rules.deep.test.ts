import type { MerchantView } from '@comptoir/contract/base/merchants';
import { isAllowedText } from '@comptoir/domain/base/merchants/allowed-text';
import {
  checkMerchantInformation,
  type InformationRule,
} from '@comptoir/domain/base/merchants/check-merchant-information';
import {
  INFORMATION_FIELDS,
  type InformationField,
  type MerchantInformation,
} from '@comptoir/domain/base/merchants/merchant-information';
import { normalizeMerchantInformation } from '@comptoir/domain/base/merchants/normalize-merchant-information';
import * as websrm from '@comptoir/websrm/requests/formats';
import { isAllowedText as isAllowedByAuthority } from '@comptoir/websrm/requests/allowed-text';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { KEPT_INFORMATION } from '../../../../test/factories/merchant-information.ts';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';

// The form's rules (domain), the server, the database and the authority's own forms: one table, one verdict.
const test = useTestApp();

const RIGHT: MerchantInformation = { ...KEPT_INFORMATION, authorization_code: 'A1B2-C3D4' };
const long = (count: number): string => 'é'.repeat(count);

/** Per field, what is accepted as it is or once put into its form, and what is refused by which rule. */
const VALUES: Readonly<
  Record<InformationField, { accepted: string[]; refused: Partial<Record<InformationRule, string[]>> }>
> = {
  company_name: {
    accepted: ['X', "Chez l'Été & Fils (2) #1: 100% bon!", 'Café de l’Œuvre', long(64), 'a|b|c~d_e*f=g?h$i', "'"],
    refused: {
      required: ['', '   ', '\u00A0'],
      'too-long': [long(65)],
      characters: ['🍟', '東京', 'a^b', 'a\tb', 'ÿŸ'],
    },
  },
  sub_sector: { accepted: ['restaurant', 'bar', 'food_truck'], refused: { required: [''], invalid: ['taxi', 'Bar'] } },
  time_zone: {
    accepted: ['America/Montreal', 'America/Halifax'],
    refused: { required: [''], invalid: ['America/Toronto', '-05:00'] },
  },
  file_number: {
    accepted: ['ER0001', 'er 0001', 'E R-0001', 'TR9999', 'ZZ0000'],
    refused: { required: ['', ' - '], invalid: ['ER001', 'ER00011', 'E00001', 'ÉR0001', 'ER000O', 'ER٠٠٠١'] },
  },
  authorization_code: {
    accepted: ['A1B2-C3D4', 'a1b2c3d4', 'Z9Z9 Z9Z9'],
    refused: { invalid: ['A1B2', 'AAB2-C3D4', '1A2B-3C4D', 'A1B2-C3D4E', 'É1B2-C3D4'] },
  },
  qst_number: {
    accepted: ['1234567890TQ0001', '1234567890 tq 0001', '1234567890-0001', '0000000000TQ0000'],
    refused: {
      required: [''],
      invalid: ['1234567890', '123456789TQ0001', '1234567890TQ001', '1234567890RT0001', '123456789OTQ0001'],
    },
  },
  gst_number: {
    accepted: ['123456782RT0001', '12345 6782 rt 0001', '1234567820001', '000000000RT0000', '812345676RT9999'],
    refused: {
      required: [''],
      invalid: ['123456782', '12345678RT0001', '123456782TQ0001', '123456782RT00012'],
      'check-digit': ['123456789RT0001', '213456782RT0001', '000000000RT0001', '000000001RT0000'],
    },
  },
  area_code: {
    accepted: ['418', '(418)'],
    refused: { required: ['', '()'], invalid: ['41', '4180', '4I8'], 'area-code': ['000', '911', '118'] },
  },
  phone_number: {
    accepted: ['5550142', '555-0142', '418 555-0142', '+1 418 555 0142'],
    refused: { required: [''], invalid: ['555014', '555014255', 'poste 3'], extension: ['555-0142 poste 12'] },
  },
  civic_number: {
    accepted: ['1', '100-3800', '100 – 3800', '12', '12B', 'x'.repeat(16)],
    refused: { required: [''], 'too-long': ['1'.repeat(17)], characters: ['12½', '5218 1/2', '12^3'] },
  },
  address: {
    accepted: ['rue de l’Église', '1re Avenue Ouest, bureau 2', long(128)],
    refused: { required: ['', ' '], 'too-long': [long(129)], characters: ['rue <b>', 'rue €'] },
  },
  city: {
    accepted: ['Québec', 'Saint-Louis-du-Ha! Ha!', long(128)],
    refused: { required: [''], 'too-long': [long(129)], characters: ['Łódź', '\u200BQuébec'] },
  },
  postal_code: {
    accepted: ['G1K3Z4', 'g1k 3z4', 'G1K-3Z4'],
    refused: {
      required: [''],
      invalid: ['90210', 'GIK3Z4', 'G1K3Z', 'G1K3Z44', 'É1K3Z4'],
      'postal-letter': ['H2O 1A1', 'D1A1A1', 'Z1A1A1'],
    },
  },
};

interface Value {
  readonly field: InformationField;
  readonly typed: string;
  /** The rule it breaks; null: none; undefined: as the domain says. */
  readonly expected?: InformationRule | null;
}

const BY_HAND: Value[] = INFORMATION_FIELDS.flatMap((field) => [
  ...VALUES[field].accepted.map((typed) => ({ field, typed, expected: null })),
  ...Object.entries(VALUES[field].refused).flatMap(([rule, all]) =>
    all.map((typed) => ({ field, typed, expected: rule as InformationRule })),
  ),
]);

/** Close to right and close to wrong, the same ones in every run. */
const GENERATED: Value[] = [
  ...sample(fc.stringMatching(/^\d{9}RT000[01]$/), 40).map((typed) => ({ field: 'gst_number' as const, typed })),
  ...sample(fc.stringMatching(/^[A-Za-z ]{2,3}\d{3,5}$/), 20).map((typed) => ({
    field: 'file_number' as const,
    typed,
  })),
  ...sample(fc.stringMatching(/^[A-Z]\d[A-Z0-9] ?\d[A-Z]\d?$/), 20).map((typed) => ({
    field: 'postal_code' as const,
    typed,
  })),
  ...sample(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 66 }), 60).map((typed) => ({
    field: 'company_name' as const,
    typed,
  })),
  ...sample(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 18 }), 40).map((typed) => ({
    field: 'civic_number' as const,
    typed,
  })),
];

function sample(arbitrary: fc.Arbitrary<string>, count: number): string[] {
  return fc.sample(arbitrary, { numRuns: count, seed: 5 });
}

const normalOf = ({ field, typed }: Value): MerchantInformation =>
  normalizeMerchantInformation({ ...RIGHT, ...(field === 'phone_number' ? { area_code: '418' } : {}), [field]: typed });

const ruleOf = (value: Value): InformationRule | null =>
  checkMerchantInformation(normalOf(value), { mayLeaveOutCode: true })[0]?.rule ?? null;

const FORMATS: Readonly<Record<InformationField, ((of: MerchantInformation) => boolean) | null>> = {
  company_name: ({ company_name }) => websrm.personOrTradeName.safeParse(company_name).success,
  sub_sector: null,
  time_zone: null,
  file_number: ({ file_number }) => websrm.fileNumber.safeParse(file_number).success,
  authorization_code: ({ authorization_code }) => websrm.authorizationCode.safeParse(authorization_code).success,
  qst_number: ({ qst_number }) => websrm.qstNumber.safeParse(qst_number).success,
  gst_number: ({ gst_number }) => websrm.gstNumber.safeParse(gst_number).success,
  area_code: ({ area_code, phone_number }) => websrm.phone.safeParse(`${area_code}${phone_number}`).success,
  phone_number: ({ area_code, phone_number }) => websrm.phone.safeParse(`${area_code}${phone_number}`).success,
  civic_number: ({ civic_number }) => websrm.civicNumber.safeParse(civic_number).success,
  address: ({ address }) => websrm.placeName.safeParse(address).success,
  city: ({ city }) => websrm.placeName.safeParse(city).success,
  postal_code: ({ postal_code }) => websrm.postalCode.safeParse(postal_code).success,
};

let own: { id: string; token: string; version: number };
beforeAll(async () => {
  const { id } = await aMerchant(test);
  own = { id, version: 1, token: (await aUser(test, { role: 'merchant', merchantId: id })).token };
});

async function isTakenByServer({ field, typed }: Value): Promise<boolean> {
  const reply = await test.app.inject({
    method: 'PUT',
    url: `/api/merchant/${own.id}`,
    headers: bearer(own.token),
    payload: { ...RIGHT, [field]: typed, isTraiteur: false, version: own.version },
  });
  expect([200, 422]).toContain(reply.statusCode);
  if (reply.statusCode === 200) own = { ...own, version: reply.json<MerchantView>().version };
  return reply.statusCode === 200;
}

const COLUMNS = INFORMATION_FIELDS.filter((field) => field !== 'authorization_code');

const CHECK_VIOLATION = '23514';

async function isTakenByDatabase(value: Value): Promise<boolean> {
  const normal = normalOf(value);
  // what is sealed is not for the database to check
  if (value.field === 'authorization_code') return ruleOf(value) === null;
  const columns = COLUMNS.map((field) => (field === 'address' ? 'street' : field)).join(', ');
  const inserted = asSystem(test, {
    text: `insert into merchants (id, information_saved_at, ${columns})
      values ($1, now(), ${COLUMNS.map((_, index) => `$${index + 2}`).join(', ')})`,
    values: [uuid(), ...COLUMNS.map((field) => normal[field])],
  });
  const failure = await inserted.then(
    () => null,
    (error: unknown) => (error as { code: string }).code,
  );
  expect([null, CHECK_VIOLATION]).toContain(failure);
  return failure === null;
}

describe('a value is checked alike by form, server, database and authority', () => {
  it.each([...BY_HAND, ...GENERATED])('$field $typed', async (value) => {
    const rule = ruleOf(value);
    expect(rule).toBe(value.expected === undefined ? rule : value.expected);
    expect(await isTakenByServer(value)).toBe(rule === null);
    // what was saved before there was a rule for its figures stays
    const isInForm = rule === null || rule === 'area-code' || rule === 'postal-letter';
    expect(await isTakenByDatabase(value)).toBe(isInForm);
    // check digits are ours: the authority's form has none
    const isTakenByAuthority = FORMATS[value.field]?.(normalOf(value)) ?? rule === null;
    expect(isTakenByAuthority).toBe(isInForm || rule === 'check-digit');
  });

  it('in every character there is', async () => {
    const rows = await asSystem<{ code: number }>(test, {
      text: `select code from generate_series(1, 65535) as code
        where code not between 55296 and 57343 and is_plain_text('a' || chr(code) || 'a', 3)`,
    });
    const all = Array.from({ length: 65_535 }, (_, index) => index + 1);
    const allowedBy = (isAllowed: (text: string) => boolean) =>
      all.filter((code) => isAllowed(String.fromCharCode(code)));
    expect(allowedBy(isAllowedText)).toEqual(allowedBy((text) => isAllowedByAuthority(text, 'text')));
    expect(rows.map(({ code }) => code)).toEqual(allowedBy(isAllowedText));
  });

  it('and a file that was saved lacks nothing', async () => {
    for (const field of COLUMNS) {
      const column = field === 'address' ? 'street' : field;
      const emptied = asSystem(test, { text: `update merchants set ${column} = null where id = $1`, values: [own.id] });
      await expect(emptied, field).rejects.toThrow(/null value|violates check constraint/);
    }
  });
});
