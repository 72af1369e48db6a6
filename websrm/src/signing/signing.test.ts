import { createPublicKey, verify } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { generateSigningKeys, importPublicKey } from './keys.ts';
import { FIRST_LINK, signText, transactionText, transmissionText, verifyText } from './signing.ts';
import type { CryptoKey } from './web-crypto.ts';
import {
  AUTHORIZATION_CODE,
  BATCH_TRANSMISSION,
  DEVICE_NUMBER,
  LINKS,
  PUBLIC_KEY,
  SIGNATURES,
  SINGLE_TRANSMISSION,
} from '../../test/vectors.ts';

let publicKey: CryptoKey;

beforeAll(async () => {
  publicKey = await importPublicKey(PUBLIC_KEY);
});

describe('the text of a transaction', () => {
  it('joins the signed fields without separators', () => {
    expect(transactionText(LINKS[0])).toBe(
      `A-100120260115120500+000000000.79+000000001.57+000000018.10812345678RT00014071234567TQ0001FACOPE${FIRST_LINK}`,
    );
    expect(transactionText(LINKS[0])).toHaveLength(184);
    expect(transactionText(LINKS[1])).toBe(
      `A-100220260115121010+000000000.43+000000000.85+000000009.78812345678RT00014071234567TQ0001FACOPE${SIGNATURES[0]}`,
    );
  });

  it.each(LINKS.map((link) => [link.noTrans, link] as const))(
    'verifies with the known signature of %s',
    async (_name, link) => {
      expect(await verifyText(publicKey, transactionText(link), link.signa.actu)).toBe(true);
    },
  );
});

describe('the text of a transmission', () => {
  const request = { authorizationCode: AUTHORIZATION_CODE, deviceNumber: DEVICE_NUMBER };

  it('is code, device and signature for one transaction', async () => {
    const text = transmissionText({ ...request, signatures: [SIGNATURES[0]] });
    expect(text).toBe(`K4M7-R2T92468-1357-9024${SIGNATURES[0]}`);
    expect(await verifyText(publicKey, text, SINGLE_TRANSMISSION)).toBe(true);
  });

  it('lists the signatures of a batch oldest first, the current one last', async () => {
    const text = transmissionText({ ...request, signatures: SIGNATURES });
    expect(text).toHaveLength(287);
    expect(await verifyText(publicKey, text, BATCH_TRANSMISSION)).toBe(true);
    const newestFirst = transmissionText({ ...request, signatures: [...SIGNATURES].reverse() });
    expect(await verifyText(publicKey, newestFirst, BATCH_TRANSMISSION)).toBe(false);
  });
});

describe('a signature', () => {
  it('is 64 bytes in base64, which Node verifies as IEEE P1363 over the UTF-8 bytes', async () => {
    const pair = await generateSigningKeys({ extractable: false });
    const signature = await signText(pair.privateKey, 'Crème brûlée');
    const spki = Buffer.from(await crypto.subtle.exportKey('spki', pair.publicKey));
    const key = createPublicKey({ key: spki, format: 'der', type: 'spki' });
    expect(signature).toMatch(/^[A-Za-z0-9+/]{86}==$/);
    expect(
      verify(
        'sha256',
        Buffer.from('Crème brûlée'),
        { key, dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64'),
      ),
    ).toBe(true);
  });

  it('has one spelling: the same bytes written otherwise are refused', async () => {
    const text = transactionText(LINKS[0]);
    const other = SIGNATURES[0].replace('Q==', 'R==');
    expect(Buffer.from(other, 'base64')).toEqual(Buffer.from(SIGNATURES[0], 'base64'));
    expect(await verifyText(publicKey, text, other)).toBe(false);
  });

  it.each(['', FIRST_LINK, 'A'.repeat(86), `*${'A'.repeat(84)}A==`, ` ${SIGNATURES[0]}`])(
    'is not %j',
    async (signature) => {
      expect(await verifyText(publicKey, 'x', signature)).toBe(false);
    },
  );
});
