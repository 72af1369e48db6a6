import { FIRST_LINK } from '@comptoir/websrm/signing/signing';
import { beforeEach, describe, expect, it } from 'vitest';
import { accept } from '../../../../../test/fake-authority.ts';
import { aMerchant, asSystem } from '../../../../../test/factories/merchants.ts';
import { aTerminal, type MadeTerminal, type SignedBill } from '../../../../../test/factories/terminals.ts';
import { useTestApp } from '../../../../../test/test-app.ts';

const test = useTestApp();

beforeEach(() => {
  test.authority.behave((request) => accept(test.authority.received, request));
});

const altered = (bill: SignedBill, change: (json: Record<string, never>) => object): string =>
  JSON.stringify(change(JSON.parse(bill.text) as Record<string, never>));

/** Text that the till submits, the reason it gets, and the detail that is kept. */
const CASES: readonly (readonly [string, string, (till: MadeTerminal) => Promise<string>])[] = [
  ['malformed', 'no JSON', async () => 'nonsense'],
  ['malformed', 'an unknown field', async (till) => altered(await till.bill(), (json) => ({ ...json, hash: 'x' }))],
  [
    'malformed',
    'a number where text belongs',
    async (till) => altered(await till.bill(), (json) => ({ ...json, noTrans: 7 })),
  ],
  [
    'broken-signature',
    'a changed number',
    async (till) => altered(await till.bill(), (json) => ({ ...json, noTrans: 'B-1' })),
  ],
  [
    'broken-signature',
    'another device’s key',
    async (till) => {
      const other = await aTerminal(test, { merchant: till.merchant });
      return (await other.bill((draft) => ({ ...draft, emprCertifSEV: till.thumbprint }))).text;
    },
  ],
  [
    'foreign-device',
    'a certificate of another till',
    async (till) => {
      const other = await aTerminal(test, { merchant: till.merchant });
      return (await other.bill()).text;
    },
  ],
  [
    'foreign-device',
    'the tax numbers of another merchant',
    async (till) => {
      const other = await aMerchant(test);
      return (await till.bill((draft) => ({ ...draft, noTax: { noTPS: other.gst, noTVQ: other.qst } }))).text;
    },
  ],
  [
    'amounts-do-not-add-up',
    'a total that is not the sum',
    async (till) =>
      (await till.bill((draft) => ({ ...draft, mont: { ...draft.mont, apresTax: '+000000005.76' } }))).text,
  ],
  [
    'amounts-do-not-add-up',
    'an amount due that is not the total',
    async (till) =>
      (
        await till.bill((draft) => ({
          ...draft,
          mont: { ...draft.mont, ajus: '+000000000.00', mtdu: '+000000005.00' },
        }))
      ).text,
  ],
];

describe('a bill that cannot even be text', () => {
  it.each([
    ['a zero byte', 'non\u0000sense', 'non\uFFFDsense'],
    ['half a character', 'non\uD800sense', 'non\uFFFDsense'],
    ['a number with a zero byte', '{"noTrans":"A\\u00001"}', '{"noTrans":"A\\u00001"}'],
  ])('with %s is refused as malformed and kept as far as text goes', async (_what, text, kept) => {
    const till = await aTerminal(test);
    const { statusCode, body } = await till.submitBills([text]);
    expect(statusCode).toBe(200);
    expect(body.results).toMatchObject([{ noTrans: '', state: 'refused', by: 'relay', reason: 'malformed' }]);
    const evidence = await asSystem(test, {
      text: 'select document from refused_transactions where device_id = $1',
      values: [till.id],
    });
    expect(evidence).toEqual([{ document: kept }]);
  });
});

describe('a bill that cannot be right', () => {
  it.each(CASES)('is refused as %s: %s', async (reason, _what, make) => {
    const till = await aTerminal(test);
    const text = await make(till);
    const { statusCode, body } = await till.submitBills([text]);
    expect(statusCode).toBe(200);
    expect(body.results).toMatchObject([{ state: 'refused', by: 'relay', reason }]);
    expect(body.chainHead).toBeNull();
    const evidence = await asSystem(test, {
      text: 'select reason, document from refused_transactions where device_id = $1',
      values: [till.id],
    });
    expect(evidence).toEqual([{ reason, document: text }]);
    const [counts] = await asSystem(test, {
      text: `select (select count(*)::int from transactions where device_id = $1) as stored,
        (select count(*)::int from activity_log where device_id = $1 and event = 'bill-refused-by-relay') as logged`,
      values: [till.id],
    });
    expect(counts).toEqual({ stored: 0, logged: 1 });
    expect(test.authority.requests.filter(({ deviceNumber }) => deviceNumber === till.deviceNumber)).toEqual([]);
  });

  it('is refused as foreign when the till names another device number', async () => {
    const till = await aTerminal(test);
    const { body } = await till.submitBills([(await till.bill()).text], { deviceNumber: '9999-9999-9999' });
    expect(body.results).toMatchObject([{ state: 'refused', reason: 'foreign-device' }]);
  });

  it('does not keep a good bill before it from being taken', async () => {
    const till = await aTerminal(test);
    const good = await till.bill();
    const { body } = await till.submitBills([good.text, 'nonsense']);
    expect(body.results.map(({ state }) => state)).toEqual(['accepted', 'refused']);
    expect(body.chainHead).toBe(good.transaction.signa.actu);
  });

  it('takes what follows it with it, and not what it follows', async () => {
    const till = await aTerminal(test);
    const [good, bad, after] = [await till.bill(), await till.bill(), await till.bill()];
    const { body } = await till.submitBills([
      good.text,
      altered(bad, (json) => ({ ...json, noTrans: 'B-2' })),
      after.text,
    ]);
    expect(body.results).toMatchObject([
      { state: 'accepted' },
      { state: 'refused', reason: 'broken-signature' },
      { state: 'refused', reason: 'broken-chain' },
    ]);
    expect(body).toMatchObject({ chain: 'agrees', chainHead: good.transaction.signa.actu });
  });

  it('at a place that another bill has is kept as evidence', async () => {
    const till = await aTerminal(test);
    const first = await till.bill();
    await till.submitBills([first.text]);
    till.follow(FIRST_LINK);
    const fork = await till.bill();
    const { body } = await till.submitBills([fork.text]);
    expect(body).toMatchObject({
      results: [{ state: 'refused', by: 'relay', reason: 'broken-chain' }],
      chain: 'till-behind',
      chainHead: first.transaction.signa.actu,
    });
    const evidence = await asSystem(test, {
      text: 'select reason, document from refused_transactions where device_id = $1',
      values: [till.id],
    });
    expect(evidence).toEqual([{ reason: 'broken-chain', document: fork.text }]);
  });

  it('can be made again on the chain head that the reply gives', async () => {
    const till = await aTerminal(test);
    const first = await till.bill();
    await till.submitBills([first.text]);
    const bad = altered(await till.bill(), (json) => ({ ...json, noTrans: 'B-2' }));
    const { body } = await till.submitBills([bad]);
    till.follow(body.chainHead ?? '');
    expect((await till.submitBills([(await till.bill()).text])).body.results).toMatchObject([{ state: 'accepted' }]);
  });
});
