import { FIRST_LINK } from '@comptoir/websrm/signing/signing';
import { exportPublicKey, generateSigningKeys } from '@comptoir/websrm/signing/keys';
import { signTransaction } from '@comptoir/websrm/requests/transaction';
import { describe, expect, it } from 'vitest';
import { draftBill } from '../../../../test/factories/draft-bill.ts';
import { readReceipt } from './read-receipt.ts';

const MERCHANT = { gst: '812345676RT0001', qst: '4071234567TQ0001', file: 'ER0042' };
const THUMBPRINT = '5305D1451B4BF3CB3A408CBF06B163149E6525EC';

async function aBill() {
  const { privateKey, publicKey } = await generateSigningKeys({ extractable: false });
  const stamp = '20260601120000';
  const transaction = await signTransaction({
    transaction: draftBill(MERCHANT, { thumbprint: THUMBPRINT, noTrans: 'A-1', stamp, utc: '-05:00A' }),
    privateKey,
    previous: FIRST_LINK,
    signedAt: stamp,
  });
  const document = JSON.stringify(transaction);
  const signedAt = new Date('2026-06-01T16:00:00Z');
  const bill = { id: 'b', deviceId: 'd', noTrans: 'A-1', signedAt, document, state: 'accepted', number: '1' } as const;
  return {
    bill,
    key: { deviceId: 'd', thumbprint: THUMBPRINT.toLowerCase(), publicKey: await exportPublicKey(publicKey) },
  };
}

describe('a bill of the functionality check', () => {
  it('is read from its exact text', async () => {
    const { bill, key } = await aBill();
    expect(await readReceipt(bill, [key])).toEqual({
      noTrans: 'A-1',
      stamp: '20260601120000',
      subtotalCents: 500,
      gstCents: 25,
      qstCents: 50,
      totalCents: 575,
      mentions: ['PAIEMENT REÇU'],
      business: 'Restaurant · ER0042 · 812345676RT0001 · 4071234567TQ0001',
      isSigned: true,
      authority: 'taken',
      authorityNumber: '1',
      references: [],
    });
  });

  it('is not signed once an amount was changed, even by a cent', async () => {
    const { bill, key } = await aBill();
    const changed = bill.document.replaceAll('+000000005.75', '+000000005.76');
    expect((await readReceipt({ ...bill, document: changed }, [key])).isSigned).toBe(false);
  });

  it('is not signed by another device, by another key, or by none', async () => {
    const [{ bill, key }, other] = [await aBill(), await aBill()];
    for (const keys of [[{ ...key, deviceId: 'e' }], [other.key], [{ ...key, thumbprint: '00' }], []])
      expect((await readReceipt(bill, keys)).isSigned).toBe(false);
  });
});
