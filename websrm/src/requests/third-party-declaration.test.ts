import { beforeAll, describe, expect, it } from 'vitest';
import { THUMBPRINT } from '../../test/vectors.ts';
import { documentText, readDocumentText } from '../receipts/document-text.ts';
import { generateSigningKeys } from '../signing/keys.ts';
import {
  DECLARATION_KEYS,
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
  NE: '1',
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
    expect([...values.keys()]).toEqual([...DECLARATION_KEYS, 'SI', 'EM']);
    expect(values.get('PO')).toBe('');
    expect(values.get('EM')).toBe(THUMBPRINT);
  });

  it('verifies, and no longer when a value is changed', async () => {
    const doc = await sign();
    expect(await verifyThirdPartyDeclaration(keys.publicKey, doc)).toBe(true);
    expect(await verifyThirdPartyDeclaration(keys.publicKey, doc.replace('MO=2-3', 'MO=1-3'))).toBe(false);
    expect(await verifyThirdPartyDeclaration(keys.publicKey, '')).toBe(false);
  });

  it.each([
    { RA: '4' },
    { RA: '' },
    { MO: '4' },
    { MO: '1,2' },
    { DC: '15-01-2026' },
    { DV: '2026-02-30' },
    { DE: '2026-13-01' },
    { NM: 'Bar; grill' },
  ])('is refused with %o', async (change) => {
    await expect(sign(change)).rejects.toThrow(RangeError);
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
