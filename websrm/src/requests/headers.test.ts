import { describe, expect, it } from 'vitest';
import { checkHeaders, readHeaders } from './check-headers.ts';
import type { RequestKind } from './error-catalogue.ts';
import { requestHeaders, type RequestHeaderValues } from './headers.ts';

const signature = 'YG2UiZje7rZCHaDye6e/pqBmGYhAb/lzF9qUi/oVJx6CGgH0h0TlVzDthodK5Ak6/c9jBgZTjAxKoRb4KW1uPg==';
const thumbprint = '5305D1451B4BF3CB3A408CBF06B163149E6525EC';
const values: RequestHeaderValues = {
  environment: 'DEV',
  origin: 'SEV',
  deviceNumber: '2468-1357-9024',
  product: {
    idSEV: '00000000000AB001',
    idVersi: '00000000000AB101',
    codCertif: 'FOB201999999',
    idPartn: '00000000000AB0FF',
    versi: '1.0.0',
    versiParn: '0',
  },
  taxNumbers: { noTPS: '812345678RT0001', noTVQ: '4071234567TQ0001' },
  transmission: { signature, thumbprint },
};
const common = {
  'CONTENT-TYPE': 'application/json',
  ENVIRN: 'DEV',
  CASESSAI: '000.000',
  APPRLINIT: 'SEV',
  IDAPPRL: '2468-1357-9024',
  IDSEV: '00000000000AB001',
  IDVERSI: '00000000000AB101',
  CODCERTIF: 'FOB201999999',
  IDPARTN: '00000000000AB0FF',
  VERSI: '1.0.0',
  VERSIPARN: '0',
};
const taxes = { NOTPS: '812345678RT0001', NOTVQ: '4071234567TQ0001' };
const transmission = { SIGNATRANSM: signature, EMPRCERTIFTRANSM: thumbprint };

const serverValues = (): RequestHeaderValues => {
  const { deviceNumber: _left, ...rest } = values;
  return { ...rest, origin: 'SRV' };
};

/** The codes found when these headers replace those of a right request; null removes one. */
function codes(kind: RequestKind, change: Record<string, string | null>, host?: 'production'): string[] {
  const headers = { ...common, ...taxes, ...transmission, ...change };
  const raw = Object.entries(headers).flatMap(([name, value]) => (value === null ? [] : [name, value]));
  return checkHeaders(kind, raw, host).map((one) => `${one.errorId.slice(8, 11)} ${one.path}`);
}

describe('the headers we send', () => {
  it('carry taxes and the request signature on a transaction', () => {
    expect(requestHeaders('transaction', values)).toEqual({ ...common, ...taxes, ...transmission });
  });

  it('carry taxes but no request signature on a document', () => {
    expect(requestHeaders('document', values)).toEqual({ ...common, ...taxes });
  });

  it.each(['certificats', 'utilisateur'] as const)('carry neither on %s', (kind) => {
    expect(requestHeaders(kind, values)).toEqual(common);
  });

  it('carry no device number when a server speaks for itself', () => {
    const { IDAPPRL: _none, ...rest } = common;
    expect(requestHeaders('certificats', serverValues())).toEqual({ ...rest, APPRLINIT: 'SRV' });
  });

  it('are never made when they would be refused, and the reason is named', () => {
    const { transmission: _none, ...unsigned } = values;
    expect(() => requestHeaders('transaction', unsigned)).toThrow('SIGNATRANSM JW00B999508E');
    expect(() => requestHeaders('transaction', serverValues())).toThrow('APPRLINIT JW00B999460E');
    expect(() => requestHeaders('utilisateur', { ...values, environment: 'ESSAI' })).toThrow('JW00B999510E');
    expect(() => requestHeaders('certificats', { ...values, environment: 'PROD', testCase: '001.001' })).toThrow(
      'JW00B999509E',
    );
  });

  it('of an enrolment may carry the number of a device that has none yet', () => {
    const enrolment = { ...values, deviceNumber: '0000-0000-0000' };
    expect(requestHeaders('certificats', enrolment)['IDAPPRL']).toBe('0000-0000-0000');
    expect(() => requestHeaders('utilisateur', enrolment)).toThrow('JW00B999047E');
  });

  it('are accepted for production on the production host', () => {
    expect(requestHeaders('transaction', { ...values, environment: 'PROD' })['ENVIRN']).toBe('PROD');
  });
});

describe('the headers the authority receives', () => {
  it.each(['certificats', 'utilisateur', 'transaction', 'document'] as const)('are all right on a good %s', (kind) => {
    expect(codes(kind, {})).toEqual([]);
  });

  it.each([
    [{ CASESSAI: null }, '425 CASESSAI'],
    [{ CASESSAI: '1.1' }, '425 CASESSAI'],
    [{ APPRLINIT: null }, '460 APPRLINIT'],
    [{ APPRLINIT: 'TPV' }, '460 APPRLINIT'],
    [{ APPRLINIT: 'SRV' }, '460 APPRLINIT'],
    [{ IDAPPRL: null }, '401 IDAPPRL'],
    [{ VERSI: null }, '440 VERSI'],
    [{ VERSI: '1.0-beta' }, '440 VERSI'],
    [{ VERSIPARN: null }, '444 VERSIPARN'],
    [{ SIGNATRANSM: null }, '508 SIGNATRANSM'],
    [{ SIGNATRANSM: '' }, '508 SIGNATRANSM'],
    [{ SIGNATRANSM: 'abc' }, '451 SIGNATRANSM'],
    [{ EMPRCERTIFTRANSM: null }, '508 EMPRCERTIFTRANSM'],
    [{ EMPRCERTIFTRANSM: 'ABC' }, '452 EMPRCERTIFTRANSM'],
    [{ SIGNASERVR: 'x' }, '328 SIGNASERVR'],
    [{ CodAutorSev: 'x' }, '328 CODAUTORSEV'],
    [{ environ: 'DEV', ENVIRN: null }, '012 ENVIRN'],
    [{ ENVIRN: 'PROD' }, '012 ENVIRN'],
    [{ IDSEV: null }, '001 IDSEV'],
    [{ IDPARTN: 'no' }, '003 IDPARTN'],
    [{ IDVERSI: null }, '329 IDVERSI'],
    [{ CODCERTIF: null }, '025 CODCERTIF'],
    [{ CODCERTIF: 'FOB1' }, '025 CODCERTIF'],
    [{ IDAPPRL: '24681357' }, '047 IDAPPRL'],
    [{ IDAPPRL: '0000-0000-0000' }, '047 IDAPPRL'],
    [{ ENVIRN: 'ESSAI' }, '510 CASESSAI'],
    [{ IDVERSI: '0000000000000000' }, '518 IDVERSI'],
    [{ NOTVQ: null }, '007 NOTVQ'],
    [{ NOTVQ: '4071234567' }, '007 NOTVQ'],
    [{ NOTPS: null }, '008 NOTPS'],
  ])('with %o are refused with %s', (change, expected) => {
    expect(codes('transaction', change)).toContain(expected);
  });

  it('that say production are refused on the other host, and only there', () => {
    expect(codes('transaction', { ENVIRN: 'PROD' }, 'production')).toEqual([]);
    expect(codes('transaction', { ENVIRN: 'DEV' }, 'production')).toEqual(['037 ENVIRN']);
    expect(codes('transaction', { ENVIRN: 'PROD', CASESSAI: '001.001' }, 'production')).toEqual(['509 CASESSAI']);
    expect(codes('transaction', { ENVIRN: 'PROD', CODCERTIF: null }, 'production')).toEqual(['000 CODCERTIF']);
  });

  it('of a certification run need a registered version', () => {
    const run = { ENVIRN: 'ESSAI', CASESSAI: '501.001', IDVERSI: '0000000000000000' };
    expect(codes('certificats', run)).toEqual(['048 IDVERSI']);
    expect(codes('certificats', { IDVERSI: '0000000000000000', CODCERTIF: 'FOB000000000' })).toEqual([]);
  });

  it('of a server that speaks for itself must not name a device', () => {
    expect(codes('certificats', { APPRLINIT: 'SRV' })).toEqual(['061 IDAPPRL']);
    expect(codes('utilisateur', { APPRLINIT: 'SRV', IDAPPRL: null })).toEqual([]);
  });

  it('that are repeated are refused, whatever the letter case', () => {
    const raw = [...Object.entries(common).flat(), 'Versi', '1.0.1'];
    expect(checkHeaders('certificats', raw)).toEqual([{ errorId: 'JW00B999313E', path: 'VERSI' }]);
  });

  it('are checked for form first, and together only when their form is right', () => {
    expect(codes('transaction', { VERSI: null, IDSEV: null })).toEqual(['440 VERSI']);
  });

  it('do not depend on letter case, values included', () => {
    expect(
      codes('transaction', { ENVIRN: 'dev', APPRLINIT: 'sev', EMPRCERTIFTRANSM: thumbprint.toLowerCase() }),
    ).toEqual([]);
  });

  it('are read by name, other headers left out', () => {
    expect(readHeaders(['Host', 'localhost', 'envirn', 'DEV', 'VERSI', '1', 'versi', '2'])).toEqual({
      ENVIRN: 'DEV',
      VERSI: '1',
    });
    expect(readHeaders(['ENVIRN'])).toEqual({});
  });
});
