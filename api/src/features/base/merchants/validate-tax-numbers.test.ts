import { beforeAll, describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { aMerchant, aUser, bearer, type MadeMerchant } from '../../../../test/factories/merchants.ts';
import { lost, refusedUser, taken, unavailable } from '../../../../test/fake-authority.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp();
let merchant: MadeMerchant;
let token: string;

beforeAll(async () => {
  merchant = await aMerchant(test);
  ({ token } = await aUser(test, { role: 'merchant', merchantId: merchant.id }));
});

/** Each from an address of its own, so that it is not slowed down by the others. */
let address = 0;
async function ask(given: { qst?: string; gst?: string; id?: string; from?: string } = {}) {
  address += 1;
  const reply = await test.app.inject({
    method: 'POST',
    url: `/api/merchant/${given.id ?? merchant.id}/tax-numbers`,
    headers: bearer(token),
    remoteAddress: given.from ?? `10.0.0.${address}`,
    payload: { qst_number: given.qst ?? '1012345678TQ0001', gst_number: given.gst ?? '100000009RT0001' },
  });
  return { status: reply.statusCode, body: reply.json<unknown>() };
}

describe('tax numbers', () => {
  it('are asked about in the form that the authority knows', async () => {
    const asked: unknown[] = [];
    test.authority.behaveToUsers((request) => {
      asked.push(request);
      return taken();
    });
    expect(await ask({ qst: '1012 345 678 tq 0001', gst: '10000 0009-rt-0001' })).toEqual({
      status: 200,
      body: { qst_number: 'valid', gst_number: 'valid' },
    });
    expect(asked).toEqual([{ modif: 'VAL', name: null, qstNumber: '1012345678TQ0001', gstNumber: '100000009RT0001' }]);
  });

  it.each([
    ['are known, and one is not valid', taken(true, false), 'invalid', 'valid'],
    ['are known, and the other is not valid', taken(false, true), 'valid', 'invalid'],
    ['are unknown as to the QST', refusedUser('JW00B999070E'), 'invalid', 'unknown'],
    ['are unknown as to the GST', refusedUser('JW00B999071E'), 'unknown', 'invalid'],
    ['are both unknown', refusedUser('JW00B999070E', 'JW00B999071E'), 'invalid', 'invalid'],
    ['are two operators’', refusedUser('JW00B999043E'), 'invalid', 'invalid'],
    ['are not what is refused', refusedUser('JW00B999530E'), 'unknown', 'unknown'],
  ] as const)('%s', async (_, outcome, qst, gst) => {
    test.authority.behaveToUsers(() => outcome);
    expect(await ask()).toEqual({ status: 200, body: { qst_number: qst, gst_number: gst } });
  });

  it.each([
    ['is not reached', unavailable()],
    ['loses its reply', lost()],
  ])('are not decided when the authority %s', async (_, outcome) => {
    test.authority.behaveToUsers(() => outcome);
    expect(await ask()).toMatchObject({ status: 503, body: { error: { code: 'authority-unavailable' } } });
  });

  it('are not asked about when they have not the form', async () => {
    test.authority.behaveToUsers(() => {
      throw new Error('asked');
    });
    expect(await ask({ qst: '', gst: '123' })).toMatchObject({
      status: 422,
      body: {
        error: {
          code: 'validation-failed',
          fields: [
            { path: 'qst_number', rule: 'required' },
            { path: 'gst_number', rule: 'invalid' },
          ],
        },
      },
    });
  });

  it('are asked about by those who may change them', async () => {
    expect(await ask({ id: uuid() })).toMatchObject({ status: 403, body: { error: { code: 'forbidden' } } });
  });

  it('are asked about ten times a minute', async () => {
    test.authority.behaveToUsers(() => taken());
    const replies = [];
    for (let asked = 0; asked < 11; asked += 1) replies.push((await ask({ from: '10.9.9.9' })).status);
    expect(replies).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});
