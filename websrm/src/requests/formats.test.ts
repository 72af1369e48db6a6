import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import * as format from './formats.ts';
import { FIRST_LINK } from '../signing/signing.ts';
import { SIGNATURES } from '../../test/vectors.ts';

type Case = { schema: z.ZodType; takes: readonly string[]; refuses: readonly string[] };

const CASES: Record<string, Case> = {
  idApprl: {
    schema: format.idApprl,
    takes: ['2468-1357-9024', format.UNASSIGNED_DEVICE_NUMBER],
    refuses: ['246813579024', '2468-1357-902A'],
  },
  idSev: { schema: format.idSev, takes: ['00000000000AB001'], refuses: ['00000000000AB00', '00000000000AB00G'] },
  codCertif: {
    schema: format.codCertif,
    takes: ['FOB201999999', 'RBC000000000'],
    refuses: ['FOB20199999', '201999999FOB'],
  },
  versi: { schema: format.versi, takes: ['1.0.0', '0'], refuses: ['', '1-0', '1'.repeat(21)] },
  environment: { schema: format.environment, takes: ['DEV', 'ESSAI', 'PROD'], refuses: ['TEST', 'dev'] },
  casEssai: { schema: format.casEssai, takes: ['000.000'], refuses: ['0.0', '000000'] },
  jsonVersi: { schema: format.jsonVersi, takes: ['01.00'], refuses: ['1.0'] },
  fileNumber: { schema: format.fileNumber, takes: ['ER0042'], refuses: ['ER042', '0042ER', 'er0042'] },
  authorizationCode: {
    schema: format.authorizationCode,
    takes: ['K4M7-R2T9'],
    refuses: ['K4M7R2T9', '4K7M-R2T9', 'K4M7-R2TT'],
  },
  identificationNumber: { schema: format.identificationNumber, takes: ['4071234567'], refuses: ['407123456'] },
  qstNumber: {
    schema: format.qstNumber,
    takes: ['4071234567TQ0001'],
    refuses: ['407123456TQ0001', '4071234567RT0001'],
  },
  gstNumber: { schema: format.gstNumber, takes: ['812345678RT0001', '000000000RT0000'], refuses: ['8123456789RT0001'] },
  thumbprint: {
    schema: format.thumbprint,
    takes: ['5305D1451B4BF3CB3A408CBF06B163149E6525EC'],
    refuses: ['53:05', 'Z'.repeat(40)],
  },
  serial: { schema: format.serial, takes: ['06F6000000000000000000000000000000C0FFEE'], refuses: ['C0FFEE'] },
  signature: {
    schema: format.signature,
    takes: SIGNATURES,
    refuses: [FIRST_LINK, `${'A'.repeat(85)}B==`, 'A'.repeat(88)],
  },
  previousSignature: {
    schema: format.previousSignature,
    takes: [FIRST_LINK, SIGNATURES[0]],
    refuses: ['='.repeat(87), `${'A'.repeat(85)}B==`],
  },
  noTrans: {
    schema: format.noTrans,
    takes: ['A-1001', '1', '1234-2', 'a.b'],
    refuses: ['', '-.-', 'A_1', 'A-123456789'],
  },
  psiNoTrans: {
    schema: format.psiNoTrans,
    takes: ['7KQ2-M4XD-19TB-Z0RC'],
    refuses: ['7KQ2M4XD19TBZ0RC', '7kq2-M4XD-19TB-Z0RC'],
  },
  receiptNumber: { schema: format.receiptNumber, takes: ['0000417733'], refuses: ['417733'] },
  stamp: { schema: format.stamp, takes: ['20260115120500'], refuses: ['20260230120500', '2026-01-15 12:05:00'] },
  utcMark: {
    schema: format.utcMark,
    takes: ['-05:00A', '-05:00N', '-04:00A', '-04:00N'],
    refuses: ['-05:00', '-06:00N', '-05:00S'],
  },
  money: { schema: format.money, takes: ['+000000012.40', '-000000003.00'], refuses: ['12.40', '-000000000.00'] },
  quantity: { schema: format.quantity, takes: ['+00002.00'], refuses: ['2', '-00000.00'] },
  customerCount: { schema: format.customerCount, takes: ['001', '999'], refuses: ['000', '1', '1000'] },
  tableNumber: { schema: format.tableNumber, takes: ['===12', 'A1234'], refuses: ['12', '=====', '12===', '====12'] },
  postalCode: { schema: format.postalCode, takes: ['G1K3Z4'], refuses: ['G1K 3Z4', '90210'] },
  customerPostalCode: { schema: format.customerPostalCode, takes: ['G1K3Z4', '90210'], refuses: ['G1K 3Z4', '9021'] },
  civicNumber: { schema: format.civicNumber, takes: ['200-45'], refuses: ['', '1'.repeat(17), '45/2'] },
  phone: { schema: format.phone, takes: ['4185550199'], refuses: ['418-555-0199'] },
  email: { schema: format.email, takes: ['a@b.test'], refuses: ['a@b.com', 'someone.test', 'a@b@c.test'] },
  personOrTradeName: {
    schema: format.personOrTradeName,
    takes: ['Bistro du Quai', '#partage'],
    refuses: ['', 'a'.repeat(65), 'a/b'],
  },
  placeName: { schema: format.placeName, takes: ['Côte-de-la-Fabrique'], refuses: ['', 'a'.repeat(129), 'œuvre'] },
  description: { schema: format.description, takes: ['2x', 'café/thé'], refuses: ['a', 'a'.repeat(129), 'a;b'] },
};

describe.each(Object.entries(CASES))('%s', (_name, { schema, takes, refuses }) => {
  it('takes the authority’s form', () => {
    expect(takes.filter((text) => !schema.safeParse(text).success)).toEqual([]);
  });

  it('refuses every other', () => {
    const values = [...refuses, null, 12, undefined, []];
    expect(values.filter((value) => schema.safeParse(value).success)).toEqual([]);
  });
});

describe('the message of a refusal', () => {
  it('distinguishes outer spaces, foreign characters and a wrong form', () => {
    expect(messages(format.noTrans, ' A-1')).toEqual(['outer-space']);
    expect(messages(format.noTrans, 'A_1')).toEqual(['format']);
    expect(messages(format.stamp, '20260115120500 ')).toEqual(['outer-space']);
    expect(messages(format.description, 'Soupe ')).toEqual(['outer-space']);
    expect(messages(format.description, 'Sœur')).toEqual(['characters']);
    expect(messages(format.description, 'S')).toEqual(['format']);
  });
});

function messages(schema: z.ZodType, text: string): string[] {
  return schema.safeParse(text).error?.issues.map((issue) => issue.message) ?? [];
}
