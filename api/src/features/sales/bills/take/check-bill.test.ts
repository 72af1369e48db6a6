import { generateSigningKeys } from '@comptoir/websrm/signing/keys';
import { FIRST_LINK } from '@comptoir/websrm/signing/signing';
import { toAuthorityTime } from '@comptoir/websrm/requests/time';
import { signTransaction, type UnsignedTransaction } from '@comptoir/websrm/requests/transaction';
import { describe, expect, it } from 'vitest';
import { draftBill } from '../../../../../test/factories/draft-bill.ts';
import type { CallingDevice } from '../../devices/calling-device.ts';
import { checkBill, type CheckContext } from './check-bill.ts';

const MERCHANT = { gst: '567891234RT0001', qst: '5678912340TQ0001', file: 'ER0001' };
const THUMBPRINT = 'AB'.repeat(20);
const NOW = new Date('2026-06-01T16:00:00Z');
const { stamp: STAMP, utc: UTC } = toAuthorityTime(NOW, 'America/Montreal');
const { privateKey, publicKey } = await generateSigningKeys({ extractable: false });

const device: CallingDevice = {
  id: 'the till',
  merchantId: 'the merchant',
  name: 'Caisse 1',
  deviceNumber: '1234-5678-9ABC',
  companyName: 'Bistro du Quai',
  fileNumber: MERCHANT.file,
  qstNumber: MERCHANT.qst,
  gstNumber: MERCHANT.gst,
  timeZone: 'America/Montreal',
  subSector: 'restaurant',
  isRenewalRequested: false,
};

const context: CheckContext = {
  device,
  deviceNumber: '1234-5678-9ABC',
  findSigningKey: async ({ id }, thumbprint) => (id === device.id && thumbprint === THUMBPRINT ? publicKey : null),
  now: NOW,
};

async function sign(change: (draft: UnsignedTransaction) => UnsignedTransaction = (draft) => draft): Promise<string> {
  const draft = draftBill(MERCHANT, { thumbprint: THUMBPRINT, noTrans: 'A-1001', stamp: STAMP, utc: UTC });
  const link = { transaction: change(draft), privateKey, previous: FIRST_LINK, signedAt: STAMP };
  return JSON.stringify(await signTransaction(link));
}

const GOOD = await sign();
const altered = (change: object): string => JSON.stringify({ ...(JSON.parse(GOOD) as object), ...change });
const refusalOf = async (text: string, given: Partial<CheckContext> = {}) => {
  const check = await checkBill({ ...context, ...given }, text);
  return check.ok ? null : check.refused;
};

describe('a bill that may join the chain', () => {
  it('keeps its exact text, and says when it was signed and over how much', async () => {
    const check = await checkBill(context, GOOD);
    expect(check).toMatchObject({
      ok: true,
      bill: { text: GOOD, transaction: { noTrans: 'A-1001' }, signedAt: NOW, totalCents: 575, minutesAhead: 0 },
    });
  });

  it('counts with what is due, when that is not the total', async () => {
    const text = await sign((draft) => ({
      ...draft,
      mont: { ...draft.mont, ajus: '-000000000.75', mtdu: '+000000005.00' },
    }));
    expect(await checkBill(context, text)).toMatchObject({ ok: true, bill: { totalCents: 500 } });
  });

  it('may be dated ahead of the server: by how much is kept with it', async () => {
    const early = { ...context, now: new Date(NOW.getTime() - 10 * 60_000) };
    expect(await checkBill(early, GOOD)).toMatchObject({ ok: true, bill: { minutesAhead: 10 } });
  });

  it('may lack an amount that belongs to another: only sums are checked here, the rest is for the authority to say', async () => {
    const text = await sign((draft) => ({ ...draft, mont: { ...draft.mont, ajus: '+000000000.00' } }));
    expect(await checkBill(context, text)).toMatchObject({ ok: true, bill: { totalCents: 575 } });
  });
});

describe('a bill that is malformed', () => {
  it('by the end of all dates, which is in the year after 9999', async () => {
    const text = await sign((draft) => ({ ...draft, datTrans: '99991231235959' }));
    expect(await refusalOf(text)).toMatchObject({ reason: 'malformed', detail: 'datTrans' });
    const before = await sign((draft) => ({ ...draft, datTrans: '99991230235959' }));
    expect(await checkBill(context, before)).toMatchObject({ ok: true });
  });

  it('as text is named by nothing', async () => {
    expect(await refusalOf('nonsense')).toEqual({
      text: 'nonsense',
      noTrans: '',
      signature: null,
      reason: 'malformed',
      detail: 'JSON',
    });
  });

  it('in a field is named by the number that it gives itself, and that field is named', async () => {
    const text = altered({ typTrans: 'XXXX' });
    expect(await refusalOf(text)).toEqual({
      text,
      noTrans: 'A-1001',
      signature: null,
      reason: 'malformed',
      detail: 'typTrans',
    });
  });

  it('deep inside has the whole way there named', async () => {
    const { SEV } = JSON.parse(GOOD) as UnsignedTransaction;
    expect(await refusalOf(altered({ SEV: { ...SEV, versi: 7 } }))).toMatchObject({ detail: 'SEV.versi' });
  });

  it.each(['"text"', '7', 'null', '[]'])('as %s, which is JSON and no bill, is named by nothing', async (text) => {
    expect(await refusalOf(text)).toMatchObject({ noTrans: '', reason: 'malformed', detail: '' });
  });

  it.each([7, null, '', 'A-12345678901', 'A 1', '<b>', 'A-1\n', ['A-1']])(
    'and numbered %j, which is no number, is named by nothing',
    async (noTrans) => {
      expect(await refusalOf(altered({ noTrans, typTrans: 'XXXX' }))).toMatchObject({ noTrans: '' });
    },
  );

  it.each(['A', 'A-12345678', 'a_b.c-9'])('and numbered %s is named by it', async (noTrans) => {
    expect(await refusalOf(altered({ noTrans, typTrans: 'XXXX' }))).toMatchObject({ noTrans });
  });
});

it('a bill made under the GST and file number that the business had then is its own all the same', async () => {
  const now = { ...device, gstNumber: '111111111RT0001', fileNumber: 'ER0002' };
  expect(await checkBill({ ...context, device: now }, GOOD)).toMatchObject({ ok: true });
});

describe('a bill of someone else', () => {
  const signed = { noTrans: 'A-1001', signature: (JSON.parse(GOOD) as { signa: { actu: string } }).signa.actu };

  it.each<[string, Partial<CallingDevice>]>([
    ['noTax.noTVQ', { qstNumber: '1111111111TQ0001' }],
    ['deviceNumber', { deviceNumber: '9999-9999-9999' }],
  ])('is refused for its %s', async (detail, other) => {
    expect(await refusalOf(GOOD, { device: { ...device, ...other } })).toEqual({
      text: GOOD,
      ...signed,
      reason: 'foreign-device',
      detail,
    });
  });

  it('is refused when the till claims another number, or has none', async () => {
    expect(await refusalOf(GOOD, { deviceNumber: 'another' })).toMatchObject({ detail: 'deviceNumber' });
    const unnumbered = { device: { ...device, deviceNumber: null } };
    expect(await refusalOf(GOOD, unnumbered)).toMatchObject({ detail: 'deviceNumber' });
  });

  it('is refused for a certificate that the till does not have', async () => {
    const text = await sign((draft) => ({ ...draft, emprCertifSEV: 'CD'.repeat(20) }));
    expect(await refusalOf(text)).toMatchObject({
      noTrans: 'A-1001',
      reason: 'foreign-device',
      detail: 'emprCertifSEV',
    });
  });
});

describe('a bill that cannot be right', () => {
  it.each<[string, string, Partial<UnsignedTransaction['mont']>]>([
    ['lines that are not the subtotal', 'mont.avantTax', { avantTax: '+000000004.00', apresTax: '+000000004.75' }],
    ['a total that is not the sum', 'mont.apresTax', { apresTax: '+000000005.76' }],
    ['an amount due that is not the total', 'mont.mtdu', { ajus: '+000000000.00', mtdu: '+000000005.00' }],
    [
      'instalments that do not come to what is due',
      'mont.sold',
      { versActu: '+000000001.00', versAnt: '+000000000.00', sold: '+000000001.00' },
    ],
  ])('with %s is refused before its signature is looked at', async (_what, detail, mont) => {
    const text = await sign((draft) => ({ ...draft, mont: { ...draft.mont, ...mont } }));
    expect(await refusalOf(text)).toMatchObject({ noTrans: 'A-1001', reason: 'amounts-do-not-add-up', detail });
  });

  it('that is a credit note whose taxes do not follow from its items is refused', async () => {
    const mont = { avantTax: '-000000005.00', TPS: '-000000000.25', TVQ: '-000000000.50', apresTax: '-000000005.75' };
    const credit = (tax: 'FP' | 'NON') =>
      sign((draft) => ({
        ...draft,
        mont,
        items: [{ qte: '-00001.00', descr: 'Muffin', prix: '-000000005.00', tax, acti: 'RES' }],
        refs: [{ noTrans: 'A-1000', datTrans: '20260101120000', avantTax: '+000000005.00' }],
      }));
    expect(await refusalOf(await credit('FP'))).toBeNull();
    expect(await refusalOf(await credit('NON'))).toMatchObject({
      reason: 'amounts-do-not-add-up',
      detail: 'mont.TPS',
    });
  });

  it('is refused when its signature is not that of what it says', async () => {
    const text = altered({ noTrans: 'B-1' });
    expect(await refusalOf(text)).toMatchObject({ noTrans: 'B-1', reason: 'broken-signature', detail: 'signa.actu' });
  });
});
