import type { SearchFindings } from '@comptoir/contract/base/search';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { aPaidInvoice } from '../../../../test/factories/commissions.ts';
import { aMerchant, aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { accept } from '../../../../test/fake-authority.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { UNCOUNTED_CALLS } from '../../../../test/uncounted-calls.ts';

const test = useTestApp({ callCounts: UNCOUNTED_CALLS });

let prefix = 'Q100';

/** A partner with a merchant of a name, its people, a till with a bill, and an invoice. */
async function aSide(name: string, person: string) {
  const partnerId = await aPartner(test);
  const merchant = await aMerchant(test, { partnerId });
  const till = await aTerminal(test, { merchant });
  test.authority.behave((request) => accept(test.authority.received, request));
  await till.submitBills([(await till.bill()).text]);
  const owner = await aUser(test, { role: 'merchant', merchantId: merchant.id });
  const reader = await aUser(test, { role: 'merchant', merchantId: merchant.id, right: 'reader' });
  const partner = await aUser(test, { role: 'partner', partnerId });
  const serial = `C0${uuid().slice(-8)}`;
  await asSystem(test, {
    text: 'update merchants set company_name = $2 where id = $1',
    values: [merchant.id, name],
  });
  await asSystem(test, { text: 'update users set name = $2 where id = $1', values: [owner.id, person] });
  await asSystem(test, { text: 'update devices set android_serial = $2 where id = $1', values: [till.id, serial] });
  prefix = `Q${String(Number(prefix.slice(1)) + 1).padStart(3, '0')}`;
  await asSystem(test, {
    text: 'update devices set bill_prefix = $2 where id = $1',
    values: [till.id, prefix],
  });
  await asSystem(test, {
    text: 'update transactions set no_trans = $2 where device_id = $1',
    values: [till.id, `${prefix}-12`],
  });
  const invoiceId = await aPaidInvoice(test, { merchantId: merchant.id, paidAt: '2026-06-01T12:00:00Z', net: 1000 });
  const [numbers] = await asSystem<{ bill: string; authority: string; device: string; invoice: string }>(test, {
    text: `select b.no_trans as bill, t.psi_no_trans as authority, d.device_number as device, i.number::text as invoice
      from transactions b join transmissions t on t.transaction_id = b.id join devices d on d.id = b.device_id
      join invoices i on i.id = $2 where b.merchant_id = $1`,
    values: [merchant.id, invoiceId],
  });
  if (!numbers) throw new Error('the till has made no bill');
  return { merchant, till, serial, owner, reader, partner, partnerId, invoiceId, numbers };
}

let mine: Awaited<ReturnType<typeof aSide>>;
let other: Awaited<ReturnType<typeof aSide>>;
let admin: string;
beforeAll(async () => {
  admin = (await aUser(test, { role: 'admin' })).token;
  mine = await aSide('Crèmerie du Vieux-Port', 'Noémie Gagné');
  other = await aSide('Brasserie Chaudière', 'Jérémie Fortin');
});

const ask = (token: string, q: string) =>
  test.app.inject({
    method: 'GET',
    url: `/api/search?${new URLSearchParams({ q }).toString()}`,
    headers: bearer(token),
  });
const find = async (token: string, q: string) => (await ask(token, q)).json<SearchFindings>();
/** Counts the findings of each kind. */
const counted = (found: SearchFindings) =>
  Object.fromEntries(Object.entries(found).map(([kind, items]) => [kind, items.length]));

describe('a search for anything', () => {
  it.each(['cremerie vieux', 'Crèmerie', 'cremmerie', 'CRÈMERIE DU VIEUX-PORT'])(
    'finds a merchant by %j',
    async (q) => {
      expect((await find(admin, q)).merchants[0]).toMatchObject({
        id: mine.merchant.id,
        company_name: 'Crèmerie du Vieux-Port',
      });
    },
  );

  it.each(['noemie', 'gagné noémie', 'Noemei Gagne'])('finds a person by %j', async (q) => {
    for (const token of [admin, mine.partner.token, mine.owner.token])
      expect((await find(token, q)).people).toMatchObject([
        { id: mine.owner.id, name: 'Noémie Gagné', role: 'merchant', of: 'Crèmerie du Vieux-Port' },
      ]);
  });

  it('finds a person by email, and no one who was removed', async () => {
    const { id, email } = await aUser(test, { role: 'merchant', merchantId: mine.merchant.id });
    expect((await find(admin, email.slice(0, 30))).people).toMatchObject([{ id }]);
    const headers = bearer(mine.owner.token);
    expect((await test.app.inject({ method: 'DELETE', url: `/api/contacts/${id}`, headers })).statusCode).toBe(204);
    expect((await find(admin, email)).people.filter((person) => person.id === id)).toEqual([]);
  });

  it('finds a bill by its number, and by the authority’s as it is written or not', async () => {
    const { bill, authority } = mine.numbers;
    for (const token of [admin, mine.partner.token, mine.reader.token])
      for (const q of [bill, bill.toLowerCase(), authority, authority.replaceAll('-', '').toLowerCase()])
        expect((await find(token, q)).bills, q).toMatchObject([
          { number: bill, authorityNumber: authority, merchantId: mine.merchant.id },
        ]);
    // the beginning of a number is enough where the bills are one's own
    expect((await find(mine.owner.token, bill.slice(0, 4))).bills).toHaveLength(1);
    expect((await find(admin, bill.slice(0, 4))).bills).toEqual([]);
  });

  it('finds a device by the beginning of its number or of its serial', async () => {
    const { device } = mine.numbers;
    for (const q of [device, device.slice(0, 7), device.replaceAll('-', '').slice(0, 9), mine.serial.toLowerCase()])
      for (const token of [admin, mine.partner.token, mine.reader.token])
        expect(
          (await find(token, q)).devices.map(({ id }) => id),
          q,
        ).toContain(mine.till.id);
  });

  it('finds an invoice by its number, for those who may read invoices', async () => {
    await asSystem(test, { text: 'alter table invoices disable trigger stays_issued' });
    await test.owner.query('update invoices set number = 4711 where id = $1', [mine.invoiceId]);
    for (const q of ['4711', '#4711', 'no 4711'])
      for (const token of [admin, mine.partner.token, mine.owner.token])
        expect((await find(token, q)).invoices).toMatchObject([
          { id: mine.invoiceId, number: '4711', merchantId: mine.merchant.id, totalCents: 1000 },
        ]);
    expect((await find(mine.reader.token, '4711')).invoices).toEqual([]);
  });

  it('shows a merchant’s readers no people, and no merchant others than themselves', async () => {
    expect((await find(mine.reader.token, 'noemie')).people).toEqual([]);
    expect((await find(mine.owner.token, 'brasserie')).merchants).toEqual([]);
  });

  it('looks for less than three letters or figures among merchants alone', async () => {
    expect(counted(await find(admin, 'cr'))).toMatchObject({
      merchants: 1,
      people: 0,
      devices: 0,
      bills: 0,
      invoices: 0,
    });
    expect(counted(await find(mine.owner.token, 'no'))).toMatchObject({ people: 0 });
  });

  it.each(['%', '_', '%%%', "' or 1=1 --", '"; drop', '\\', 'a_b%c', '((((', '^$.*', '…'])(
    'takes no character for another: %j',
    async (q) => {
      const reply = await ask(admin, q);
      expect(reply.statusCode, reply.body).toBe(200);
      const { people, devices, bills, invoices } = reply.json<SearchFindings>();
      expect([devices, bills, invoices]).toEqual([[], [], []]);
      for (const { name, email } of people) expect(`${name} ${email}`).not.toBe('');
    },
  );

  it('is never of more than five of a kind', async () => {
    for (let at = 0; at < 8; at += 1) await aUser(test, { role: 'merchant', merchantId: mine.merchant.id });
    expect((await find(admin, 'someone')).people).toHaveLength(5);
  });

  it.each([[''], ['   '], ['x'.repeat(101)], ['a\u0000b']])('refuses %j', async (q) => {
    expect((await ask(admin, q)).statusCode).toBe(422);
  });
});

describe('a partner’s search', () => {
  it('never returns anything of another partner’s merchants, whatever is looked for', async () => {
    const texts = [
      ...[mine, other].flatMap(({ numbers, serial, merchant, owner }) => [
        ...Object.values(numbers),
        serial,
        merchant.file,
        merchant.qst,
        owner.email,
      ]),
      'Brasserie Chaudière',
      'Crèmerie du Vieux-Port',
      'Jérémie Fortin',
      'someone',
      'comptoir.test',
      'C0',
    ];
    const piece = fc
      .tuple(fc.constantFrom(...texts), fc.nat(40), fc.integer({ min: 1, max: 40 }))
      .map(([text, from, length]) => text.slice(from % text.length).slice(0, length));
    const typed = fc.oneof(
      { weight: 3, arbitrary: piece },
      { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 20 }) },
    );
    await fc.assert(
      fc.asyncProperty(typed, async (q) => {
        const reply = await ask(mine.partner.token, q);
        // nothing but spaces is refused, as are control characters
        if (reply.statusCode === 422) return;
        const { merchants, people, partners, ...ofMerchants } = reply.json<SearchFindings>();
        expect(partners).toEqual([]);
        for (const { id } of merchants) expect(id).toBe(mine.merchant.id);
        for (const { merchantId } of Object.values(ofMerchants).flat()) expect(merchantId).toBe(mine.merchant.id);
        for (const person of people)
          expect(person.merchantId ?? person.partnerId).toBeOneOf([mine.merchant.id, mine.partnerId]);
      }),
      { numRuns: 150 },
    );
  });

  it('finds its own people beside its merchants’', async () => {
    const found = (await find(mine.partner.token, mine.partner.email)).people;
    expect(found).toMatchObject([{ id: mine.partner.id, role: 'partner', partnerId: mine.partnerId }]);
  });

  it('finds nothing of a merchant any more that another partner looks after', async () => {
    const moved = await aSide('Poutinerie Centrale', 'Ana Moved');
    expect((await find(moved.partner.token, 'poutinerie')).merchants).toHaveLength(1);
    await asSystem(test, {
      text: 'update merchants set partner_id = $2 where id = $1',
      values: [moved.merchant.id, await aPartner(test)],
    });
    for (const q of ['poutinerie', 'ana moved', moved.numbers.bill, moved.numbers.authority, moved.serial])
      expect(counted(await find(moved.partner.token, q)), q).toMatchObject({
        merchants: 0,
        people: 0,
        bills: 0,
        devices: 0,
      });
  });
});
