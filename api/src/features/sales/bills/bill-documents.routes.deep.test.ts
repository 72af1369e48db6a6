import { beforeEach, describe, expect, it } from 'vitest';
import { accept, unavailable } from '../../../../test/fake-authority.ts';
import { aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aShop, asIs, type Change } from '../../../../test/factories/shops.ts';
import { textOfPdf } from '../../../../test/read-pdf.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';

let clock = new Date('2026-06-01T18:00:00Z');
const test = useTestApp({ now: () => clock });

beforeEach(() => {
  clock = new Date('2026-06-01T18:00:00Z');
  test.authority.behave((request) => accept(test.authority.received, request));
});

type Shop = Awaited<ReturnType<typeof aShop>>;

/** A shop with one bill, and its manager. */
async function aSale(change: Change = asIs) {
  const shop = await aShop(test);
  await shop.sell(change);
  const { id } = (await shop.view('A-1001')).bill;
  const manager = await aUser(test, { role: 'merchant', merchantId: shop.merchant.id, right: 'manager' });
  return { shop, id, manager };
}

const pdf = (shop: Shop, id: string, token = shop.token, query = '') => shop.get(`/${id}/pdf${query}`, token);
const email = (id: string, token: string, payload: object = { to: 'client@example.com' }, query = '') =>
  test.app.inject({ method: 'POST', url: `/api/bills/${id}/email${query}`, headers: bearer(token), payload });
const mailsTo = (address: string) => test.mailer.mailsTo(address);
const SCRIPT = `<script>alert('x')</script>`;

describe('the PDF of a bill', () => {
  it('is what a till prints, under the number of the bill, and says that it is a copy', async () => {
    const { shop, id } = await aSale();
    const reply = await pdf(shop, id);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="restaurant-facture-A-1001.pdf"',
      'cache-control': 'no-store',
    });
    const texts = await textOfPdf(reply.rawPayload);
    expect(texts).toEqual(
      expect.arrayContaining(['Restaurant', 'TRANSACTION #A-1001', 'PAIEMENT REÇU', 'Copie du portail Comptoir']),
    );
  });

  it('of a bill that waits bears the mention of a communication problem', async () => {
    test.authority.behave(async () => unavailable());
    const { shop, id } = await aSale();
    expect(await textOfPdf((await pdf(shop, id)).rawPayload)).toContain('PROBLÈME DE COMMUNICATION');
  });

  it('is had by readers, partners and administrators, and by no one of another merchant', async () => {
    const partnerId = await aPartner(test);
    const { shop, id } = await aSale();
    const other = await aShop(test);
    const ofMerchant = `?merchantId=${shop.merchant.id}`;
    const admin = (await aUser(test, { role: 'admin' })).token;
    const stranger = (await aUser(test, { role: 'partner', partnerId })).token;
    expect((await pdf(shop, id, admin, ofMerchant)).statusCode).toBe(200);
    expect((await pdf(shop, id, other.token)).json()).toMatchObject({ error: { code: 'not-found' } });
    expect((await pdf(shop, id, other.token, ofMerchant)).json()).toMatchObject({ error: { code: 'forbidden' } });
    expect((await pdf(shop, id, stranger, ofMerchant)).json()).toMatchObject({ error: { code: 'not-found' } });
    // an administrator who names the wrong merchant
    const wrong = `?merchantId=${other.merchant.id}`;
    expect((await pdf(shop, id, admin, wrong)).json()).toMatchObject({ error: { code: 'not-found' } });
  });
});

it('who looks after a merchant or acts for it prints its bills and mails none; acting leaves a line', async () => {
  const partnerId = await aPartner(test);
  const { shop, id } = await aSale();
  const { merchant } = shop;
  await asSystem(test, {
    text: 'update merchants set partner_id = $2 where id = $1',
    values: [merchant.id, partnerId],
  });
  const partner = await aUser(test, { role: 'partner', partnerId });
  const ofMerchant = `?merchantId=${merchant.id}`;
  expect((await pdf(shop, id, partner.token, ofMerchant)).statusCode).toBe(200);
  expect((await email(id, partner.token, undefined, ofMerchant)).json()).toMatchObject({
    error: { code: 'forbidden' },
  });
  const acting = await test.app.inject({
    method: 'POST',
    url: '/api/impersonation',
    headers: bearer((await aUser(test, { role: 'admin' })).token),
    payload: { merchantId: merchant.id, reason: 'Une facture à retrouver' },
  });
  const { webToken } = acting.json<{ webToken: string }>();
  expect(await textOfPdf((await pdf(shop, id, webToken)).rawPayload)).toContain('Copie du portail Comptoir');
  expect((await email(id, webToken)).json()).toMatchObject({ error: { code: 'not-while-impersonating' } });
  const text = `select facts from activity_log where merchant_id = $1 and event = 'impersonated-request'`;
  expect(await asSystem(test, { text, values: [merchant.id] })).toMatchObject([{ facts: { action: 'read-bills' } }]);
});

describe('a bill by mail', () => {
  it('goes to the customer with the bill in it and as PDF, its sender unseen in copy, and the log says where it went', async () => {
    const { shop, id, manager } = await aSale();
    expect((await email(id, manager.token)).statusCode).toBe(204);
    await runJobs(test);
    const [mail, ...more] = mailsTo('client@example.com');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Votre facture A-1001, Restaurant', bcc: manager.email });
    expect(mail?.text).toContain('PAIEMENT REÇU');
    expect(mail?.html).toContain('TRANSACTION #A-1001');
    const [file] = mail?.attachments ?? [];
    expect(file).toMatchObject({ filename: 'restaurant-facture-A-1001.pdf', contentType: 'application/pdf' });
    expect(await textOfPdf(file?.content ?? Buffer.of())).toContain('TRANSACTION #A-1001');
    const log = await test.app.inject({ method: 'GET', url: '/api/logs', headers: bearer(shop.token) });
    expect(log.body).toContain('client@example.com');
  });

  it('is written in the language that was asked for, around a bill in French', async () => {
    const { id, manager } = await aSale();
    await email(id, manager.token, { to: 'customer@example.com', language: 'en' });
    await runJobs(test);
    const [mail] = mailsTo('customer@example.com');
    expect(mail?.subject).toBe('Your bill A-1001, Restaurant');
    expect(mail?.text).toContain('PAIEMENT REÇU');
  });

  it('shows a script in a name as text, and says no name that holds an address', async () => {
    const { id, manager } = await aSale((draft) => ({
      ...draft,
      nomMandt: 'Gagnez sur www.exemple.test',
      items: draft.items.map((item) => ({ ...item, descr: SCRIPT })),
    }));
    await email(id, manager.token, { to: 'careful@example.com' });
    await runJobs(test);
    const [mail] = mailsTo('careful@example.com');
    expect(mail?.html).toContain('&lt;script&gt;');
    expect(mail?.html).not.toContain('<script');
    expect(mail?.subject).toBe('Votre facture A-1001');
  });

  it.each<[string, Change]>([
    ['training', (draft) => ({ ...draft, modTrans: 'FOR' })],
    ['the merchant’s duplicate', (draft) => ({ ...draft, modImpr: 'DUP' })],
    ['left without paying', (draft) => ({ ...draft, modImpr: 'PSP', modPai: 'AUC' })],
    ['never printed', (draft) => ({ ...draft, formImpr: 'NON' })],
  ])('is refused for what is no customer’s: %s', async (_what, change) => {
    const { shop, id, manager } = await aSale(change);
    expect((await email(id, manager.token)).json()).toMatchObject({ error: { code: 'bill-not-for-customer' } });
    expect((await pdf(shop, id)).statusCode).toBe(200);
  });

  it('stops after fifty a day for a merchant, by any of its people, and goes on the day after', async () => {
    const { shop, id, manager } = await aSale();
    const of = { role: 'merchant', merchantId: shop.merchant.id, right: 'owner' } as const;
    // the limit by the minute is another one, and counts by token
    const senders = [manager, await aUser(test, of), await aUser(test, of)];
    const send = async (at: number) =>
      (await email(id, senders[at % 3]?.token ?? '', { to: `client@resto-${at}.test` })).statusCode;
    const codes: number[] = [];
    for (let at = 0; at < 51; at += 1) codes.push(await send(at));
    expect(codes).toEqual([...Array.from({ length: 50 }, () => 204), 429]);
    const refused = await email(id, manager.token, { to: 'client@resto-99.test' });
    expect(refused.json()).toMatchObject({ error: { code: 'mail-limit-reached' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    clock = new Date('2026-06-02T00:00:01Z');
    expect(await send(100)).toBe(204);
  });

  it('stops for one address before that', async () => {
    const { id, manager } = await aSale();
    const codes: number[] = [];
    for (let at = 0; at < 11; at += 1)
      codes.push((await email(id, manager.token, { to: `same+${at}@example.org` })).statusCode);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 204), 429]);
  });

  it('is sent by managers and owners alone, and never for a bill of another merchant', async () => {
    const { shop, id } = await aSale();
    const other = await aSale();
    const ofMerchant = `?merchantId=${shop.merchant.id}`;
    expect((await email(id, shop.token)).json()).toMatchObject({ error: { code: 'forbidden' } });
    expect((await email(id, other.manager.token)).json()).toMatchObject({ error: { code: 'not-found' } });
    expect((await email(id, other.manager.token, undefined, ofMerchant)).json()).toMatchObject({
      error: { code: 'forbidden' },
    });
    const admin = await aUser(test, { role: 'admin' });
    expect((await email(id, admin.token, { to: 'by-admin@example.com' }, ofMerchant)).statusCode).toBe(204);
    await runJobs(test);
    expect(mailsTo('by-admin@example.com')[0]).not.toHaveProperty('bcc');
  });

  it.each([{ to: 'client' }, {}, { to: 'a@b.test', language: 'de' }, { to: `${'a'.repeat(250)}@b.test` }])(
    'is refused for %j',
    async (body) => {
      const { id, manager } = await aSale();
      expect((await email(id, manager.token, body)).json()).toMatchObject({ error: { code: 'validation-failed' } });
    },
  );
});
