import { importPrivateKey } from '@comptoir/websrm/signing/keys';
import { FIRST_LINK } from '@comptoir/websrm/signing/signing';
import { signTransaction, type Transaction } from '@comptoir/websrm/requests/transaction';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBillView } from '../../../../test/bills.ts';
import { verifyBill } from './verify-bill.ts';

/** A throw-away key, and the certificate that it signed for itself. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg6aFDT1RgZY/ZuNyK
YrpOqAU5HGkm1q0JAyfINPA4Li2hRANCAARqH/76IIkSeoHySdBbRVbwGgTVVB3/
1FXiZIOb6L0e9igCNtZoSKXsHIlTlpAZ1yn12aAqjYXSFKoVtGIijCmh
-----END PRIVATE KEY-----`;
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBeDCCAR2gAwIBAgIUe+kup0N8z2qnN8vyfhcTRcjhlDcwCgYIKoZIzj0EAwIw
EDEOMAwGA1UEAwwFZXNzYWkwIBcNMjYxMTIzMDE1MDE4WhgPMjEyNjEwMzAwMTUw
MThaMBAxDjAMBgNVBAMMBWVzc2FpMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE
ah/++iCJEnqB8knQW0VW8BoE1VQd/9RV4mSDm+i9HvYoAjbWaEil7ByJU5aQGdcp
9dmgKo2F0hSqFbRiIowpoaNTMFEwHQYDVR0OBBYEFDyE7GpwjyUlC9s7LxM4cH+V
GF91MB8GA1UdIwQYMBaAFDyE7GpwjyUlC9s7LxM4cH+VGF91MA8GA1UdEwEB/wQF
MAMBAf8wCgYIKoZIzj0EAwIDSQAwRgIhANuMSYuE/eFSjJf8HDZcJ9i5AsPgAQGx
Eenz3p3pI+GUAiEA4N4vthntfY+oJwk+gSHOSTsQc8oc7hyw6r03YuVt4Xc=
-----END CERTIFICATE-----`;
const THUMBPRINT = 'BAB9993D67D486A0B20AC4DCE30F5B138069BA18';

const SEV = {
  idSEV: '00000000000AB001',
  idVersi: '00000000000AB101',
  codCertif: 'FOB201999999',
  idPartn: '00000000000AB0FF',
  versi: '1.0.0',
  versiParn: '0',
};
const VERIFIED = { certificate: 'ok', signature: 'ok', previous: 'ok', next: 'ok' };

let chain: readonly Transaction[];

beforeAll(async () => {
  const privateKey = await importPrivateKey(KEY);
  const plain = JSON.parse(aBillView().document) as Transaction;
  const made: Transaction[] = [];
  for (const second of ['01', '02', '03']) {
    const stamp = `202606011201${second}`;
    made.push(
      await signTransaction({
        transaction: { ...plain, noTrans: `7K2Q-${second}`, datTrans: stamp, SEV, emprCertifSEV: THUMBPRINT },
        privateKey,
        previous: made.at(-1)?.signa.actu ?? FIRST_LINK,
        signedAt: stamp,
      }),
    );
  }
  chain = made;
});

type Proof = Parameters<typeof verifyBill>[0];

/** The middle one of three bills, as the server would hand it over. */
function proof(change: (text: string) => string = (text) => text): Proof {
  const [previous, bill, next] = chain.map((one) => ({ id: '', noTrans: one.noTrans, document: JSON.stringify(one) }));
  return {
    document: change(bill?.document ?? ''),
    previous: previous ?? null,
    next: next ?? null,
    certificates: [{ thumbprint: 'said by the server, and not trusted', certificate: CERTIFICATE }],
  };
}

describe('a bill that is verified in the browser', () => {
  it('is sound with its certificate and both neighbours', async () => {
    expect(await verifyBill(proof())).toEqual(VERIFIED);
  });

  it.each([
    ['an amount', '+000000018.10', '+000000018.11'],
    ['a tax', '+000000000.79', '+000000000.78'],
    ['its time', '"datTrans":"20260601120102"', '"datTrans":"20260601120103"'],
    ['its number', '7K2Q-02', '7K2Q-09'],
    ['a tax number', '812345678RT0001', '812345679RT0001'],
    ['the kind of printing', '"modImpr":"FAC"', '"modImpr":"RPR"'],
    ['training for a sale', '"modTrans":"OPE"', '"modTrans":"FOR"'],
  ])('goes red when %s was changed in its text', async (_what, before, after) => {
    const verdict = await verifyBill(proof((text) => text.replace(before, after)));
    expect(verdict).toMatchObject({ certificate: 'ok', signature: 'wrong' });
  });

  it('goes red when its signature is another bill’s', async () => {
    const [first, bill] = chain;
    const other = (text: string): string => text.replace(bill?.signa.actu ?? '', first?.signa.actu ?? '');
    expect(await verifyBill(proof(other))).toMatchObject({ signature: 'wrong' });
  });

  it('goes red at the joint where a bill is missing', async () => {
    const [first] = chain;
    const missing = { ...proof(), document: JSON.stringify(chain[2]), previous: null, next: null };
    expect(await verifyBill(missing)).toMatchObject({ signature: 'ok', previous: 'unknown', next: 'unknown' });
    const before = { id: '', noTrans: '', document: JSON.stringify(first) };
    expect(await verifyBill({ ...missing, previous: before })).toMatchObject({ signature: 'ok', previous: 'wrong' });
  });

  it('says nothing of a bill whose certificate is not here', async () => {
    const verdict = await verifyBill({ ...proof(), certificates: [{ thumbprint: THUMBPRINT, certificate: 'none' }] });
    expect(verdict).toMatchObject({ certificate: 'unknown', signature: 'unknown' });
  });
});
