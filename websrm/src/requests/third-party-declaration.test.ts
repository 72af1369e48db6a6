import { beforeAll, describe, expect, it } from 'vitest';
import { THUMBPRINT } from '../../test/vectors.ts';
import fc from 'fast-check';
import { documentText, readDocumentText } from './document-text.ts';
import { generateSigningKeys } from '../signing/keys.ts';
import {
  DECLARATION_DOCUMENT_KEYS,
  findMalformed,
  readThirdPartyDeclaration,
  signThirdPartyDeclaration,
  type ThirdPartyDeclaration,
  verifyThirdPartyDeclaration,
} from './third-party-declaration.ts';
import type { CryptoKeyPair } from '../signing/web-crypto.ts';

const declaration: ThirdPartyDeclaration = {
  TQ: '1234567890TQ0001',
  NM: 'Hot-dogs du port',
  AD: '1, rue du Port, Québec',
  CP: 'G1K3Z4',
  TE: '4185550123',
  PO: '',
  NE: '1163456789',
  RA: '1',
  DC: '2026-01-15',
  DV: '2026-02-01',
  DE: '',
  BS: '',
  FR: '',
  MO: '2-3',
};
let keys: CryptoKeyPair;
beforeAll(async () => {
  keys = await generateSigningKeys({ extractable: false });
});
const sign = (change: Partial<ThirdPartyDeclaration> = {}) =>
  signThirdPartyDeclaration({ ...declaration, ...change }, { privateKey: keys.privateKey, thumbprint: THUMBPRINT });

describe('the declaration of a usual third party', () => {
  it('states every parameter in order, empty ones too, then signature and thumbprint', async () => {
    const values = readDocumentText(await sign());
    expect([...values.keys()]).toEqual('TQ NM AD CP TE PO NE RA DC DV DE BS FR MO SI EM'.split(' '));
    expect([...values.keys()]).toEqual(DECLARATION_DOCUMENT_KEYS);
    expect(values.get('PO')).toBe('');
    expect(values.get('EM')).toBe(THUMBPRINT);
  });

  it('verifies, and no longer when a value is changed', async () => {
    const doc = await sign();
    expect(await verifyThirdPartyDeclaration(keys.publicKey, doc)).toBe(true);
    expect(await verifyThirdPartyDeclaration(keys.publicKey, doc.replace('MO=2-3', 'MO=1-3'))).toBe(false);
    expect(await verifyThirdPartyDeclaration(keys.publicKey, '')).toBe(false);
  });

  it.each<Readonly<Record<string, string>>>([
    { RA: '4' },
    { RA: '' },
    { MO: '4' },
    { MO: '1,2' },
    { MO: '2-2' },
    { MO: '3-1' },
    { TQ: '' },
    { TQ: '1234567890' },
    { NM: '' },
    { CP: 'G1K 3Z4' },
    { TE: '418 555-0123' },
    { PO: 'a' },
    { NE: '1' },
    { AD: ' 1, rue du Port' },
    { BS: 'x'.repeat(251) },
    { FR: 'x'.repeat(251) },
    { DV: '2026-02-01', DE: '2026-01-31' },
    { DC: '15-01-2026' },
    { DV: '2026-02-30' },
    { DE: '2026-13-01' },
    { NM: 'Bar; grill' },
  ])('is refused with %o', async (change) => {
    await expect(sign(change)).rejects.toThrow(RangeError);
  });

  it('reads back as it was signed', async () => {
    expect(readThirdPartyDeclaration(await sign())).toEqual({ declaration, thumbprint: THUMBPRINT });
  });

  it.each([
    ['lacks a parameter', (doc: string) => doc.replace('PO=;', '')],
    ['has another', (doc: string) => `${doc};AB=`],
    ['has them in another order', (doc: string) => doc.replace('PO=;NE=1163456789', 'NE=1163456789;PO=')],
    ['holds a value in no form', (doc: string) => doc.replace('RA=1', 'RA=9')],
  ])('is none when it %s', async (_, change) => {
    const doc = await sign();
    expect(() => readThirdPartyDeclaration(change(doc))).toThrow(RangeError);
  });

  it('is none in any other text, which is refused and nothing worse', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(() => readThirdPartyDeclaration(text)).toThrow(RangeError);
      }),
    );
  });

  it('names every value that is in no form, and an end before the beginning', () => {
    expect(findMalformed({ ...declaration, TE: '1', NE: '2', DE: '2020-01-01' })).toEqual(['TE', 'NE']);
    expect(findMalformed({ ...declaration, DE: '2026-01-31' })).toEqual(['DE']);
    expect(findMalformed({ ...declaration, DE: declaration.DV })).toEqual([]);
  });

  it('may leave times of day and dates empty', async () => {
    expect(await sign({ MO: '', DC: '', DV: '' })).toContain(';DC=;DV=;DE=;');
  });
});

describe('the text of a document', () => {
  it('survives reading, equal signs in a value included', () => {
    const fields = [
      ['SI', 'abc=='],
      ['AD', ''],
    ] as const;
    expect(documentText(fields)).toBe('SI=abc==;AD=');
    expect([...readDocumentText('SI=abc==;AD=')]).toEqual(fields);
  });

  it('is refused when it is too long', () => {
    expect(() => documentText([['AD', 'x'.repeat(3998)]])).toThrow('longer than 4000');
  });

  it.each(['', 'AD', 'ad=1', 'AD=1;', 'AD=1;AD=2'])('is refused when it reads %j', (text) => {
    expect(() => readDocumentText(text)).toThrow(RangeError);
  });
});
