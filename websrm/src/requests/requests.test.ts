import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { FIRST } from '../../test/vectors.ts';
import { deviceSubject } from '../certificates/certificate-subject.ts';
import { createCsr } from '../certificates/certificates.ts';
import type { RequestKind } from './error-catalogue.ts';
import { generateSigningKeys } from '../signing/keys.ts';
import { decodeRequest, encodeRequest } from './requests.ts';

const noSerie = '06F6000000000000000000000000000000C0FFEE';
const noTax = { noTPS: '812345678RT0001', noTVQ: '4071234567TQ0001' };
const second = { ...FIRST, noTrans: 'A-1002' };
let csr = '';
beforeAll(async () => {
  const subject = deviceSubject({
    authorizationCode: 'K4M7-R2T9',
    qstNumber: '4071234567TQ0001',
    fileNumber: 'ER0042',
    nickname: 'Caisse comptoir 1',
    utcOffset: '-05:00',
  });
  csr = await createCsr({ keys: await generateSigningKeys({ extractable: false }), subject, kind: 'device' });
});

const refusedOf = (kind: RequestKind, body: unknown) => () => decodeRequest(kind, JSON.stringify(body));

describe('a request survives its own text', () => {
  it('to add, replace or delete a certificate', () => {
    const bodies = [
      { reqCertif: { modif: 'AJO', csr } },
      { reqCertif: { modif: 'REM', csr, noSerie } },
      { reqCertif: { modif: 'SUP', noSerie } },
    ] as const;
    for (const body of bodies) expect(decodeRequest('certificats', encodeRequest('certificats', body))).toEqual(body);
  });

  it('to add or delete a user, or validate tax numbers', () => {
    const bodies = [
      { reqUtil: { modif: 'AJO', nomUtil: 'Camille Roy', noTax } },
      { reqUtil: { modif: 'SUP', nomUtil: 'Camille Roy', noTax } },
      { reqUtil: { modif: 'VAL', noTax } },
    ] as const;
    for (const body of bodies) expect(decodeRequest('utilisateur', encodeRequest('utilisateur', body))).toEqual(body);
  });

  it('with a current transaction, a lot, or both, the current one first in the text', () => {
    const bodies = [
      { reqTrans: { transActu: FIRST } },
      { reqTrans: { transLot: [second, FIRST] } },
      { reqTrans: { transActu: second, transLot: [FIRST] } },
    ];
    for (const body of bodies) expect(decodeRequest('transaction', encodeRequest('transaction', body))).toEqual(body);
    expect(encodeRequest('transaction', { reqTrans: { transLot: [FIRST], transActu: second } })).toMatch(
      /^\{"reqTrans":\{"transActu":/,
    );
  });

  it('with a document', () => {
    const body = { reqDoc: { typDoc: 'RUT', doc: 'RT=812345678RT0001;AD=' } } as const;
    expect(encodeRequest('document', body)).toBe('{"reqDoc":{"typDoc":"RUT","doc":"RT=812345678RT0001;AD="}}');
    expect(decodeRequest('document', encodeRequest('document', body))).toEqual(body);
  });
});

describe('a request that is not in form is refused', () => {
  it.each([
    ['', SyntaxError],
    ['{', SyntaxError],
    ['null', z.ZodError],
    ['[]', z.ZodError],
    ['{}', z.ZodError],
    ['"x"', z.ZodError],
  ])('%j', (text, reason) => {
    for (const kind of ['certificats', 'utilisateur', 'transaction', 'document'] as const) {
      expect(() => decodeRequest(kind, text)).toThrow(reason);
    }
  });

  it('for a certificate: missing, superfluous or malformed parts', () => {
    for (const reqCertif of [
      { modif: 'AJO' },
      { modif: 'AJO', csr, noSerie },
      { modif: 'REM', csr },
      { modif: 'REM', noSerie },
      { modif: 'SUP', csr, noSerie },
      { modif: 'SUP' },
      { modif: 'SUP', noSerie: '12' },
      { modif: 'NEW', csr },
      { modif: 'AJO', csr: csr.replaceAll('\n', '') },
      { modif: 'AJO', csr: csr.replace(/(.{64})/, '$1\n') },
    ]) {
      expect(refusedOf('certificats', { reqCertif })).toThrow(z.ZodError);
    }
    expect(refusedOf('certificats', { reqCertif: { modif: 'AJO', csr }, more: 1 })).toThrow(z.ZodError);
  });

  it('for a user: a name where none may be, none where one must be', () => {
    for (const reqUtil of [
      { modif: 'AJO', noTax },
      { modif: 'VAL', nomUtil: 'Camille Roy', noTax },
      { modif: 'REM', nomUtil: 'Camille Roy', noTax },
      { modif: 'AJO', nomUtil: ' Camille', noTax },
      { modif: 'VAL', noTax: { noTPS: '812345678RT0001' } },
      { modif: 'VAL', noTax: { ...noTax, noTVQ: '4071234567' } },
    ]) {
      expect(refusedOf('utilisateur', { reqUtil })).toThrow(z.ZodError);
    }
  });

  it('for transactions: none, an empty lot, an unknown field', () => {
    for (const reqTrans of [{}, { transLot: [] }, { transActu: null }, { transActu: { ...FIRST, note: 'x' } }]) {
      expect(refusedOf('transaction', { reqTrans })).toThrow(z.ZodError);
    }
  });

  it('for a document: another type, a final semicolon, nothing, or more than 4000 characters', () => {
    for (const reqDoc of [
      { typDoc: 'XXX', doc: 'RT=1' },
      { typDoc: 'RUT', doc: 'RT=1;' },
      { typDoc: 'RUT', doc: '' },
      { typDoc: 'RUT', doc: `RT=${'1'.repeat(3998)}` },
      { typDoc: 'RUT' },
    ]) {
      expect(refusedOf('document', { reqDoc })).toThrow(z.ZodError);
    }
  });
});
