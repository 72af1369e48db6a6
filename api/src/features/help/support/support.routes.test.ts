import { describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { aMerchant, aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { aBill } from '../../../../test/matrix-callers.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp();
const SUPPORT = 'soutien@comptoir.test';

async function write(token: string, payload: object, query = '') {
  const reply = await test.app.inject({
    method: 'POST',
    url: `/api/support-messages${query}`,
    headers: bearer(token),
    payload,
  });
  return {
    status: reply.statusCode,
    ...reply.json<{ ticketNumber?: string; error?: { code: string; fields?: { path: string }[] } }>(),
  };
}
const aMessage = (overrides: object = {}) => ({
  id: uuid(),
  subject: 'certificate',
  message: 'Bonjour,\nle certificat est refusé.',
  ...overrides,
});
const toSupport = (ticket: string) => test.mailer.mailsTo(SUPPORT).filter(({ subject }) => subject.includes(ticket));

it('is reached by telephone and email, as anyone may read', async () => {
  const reply = await test.app.inject({ url: '/api/support-contact' });
  expect([reply.statusCode, reply.json()]).toMatchObject([200, { phone: '418 555-0142', email: SUPPORT }]);
});

describe('a message to support', () => {
  it('gets a ticket, reaches support with who asks and for whom, and the person gets a copy', async () => {
    const { id: merchantId } = await aMerchant(test);
    const owner = await aUser(test, { role: 'merchant', merchantId });
    const { status, ticketNumber = '' } = await write(owner.token, aMessage());
    expect([status, ticketNumber]).toEqual([200, expect.stringMatching(/^C-\d{6}$/)]);
    await runJobs(test);
    const [mail] = toSupport(ticketNumber);
    expect(mail?.replyTo).toBeUndefined();
    expect(mail?.text).toMatch(/\/admin\/support\?open=[\da-f-]{36}/);
    expect(mail?.text).toContain(owner.email);
    expect(mail?.text).toContain('le certificat est refusé.');
    expect(mail?.text).toContain(merchantId);
    expect(test.mailer.mailsTo(owner.email).map(({ subject }) => subject)).toEqual([
      expect.stringContaining(`[${ticketNumber}] certificat – Restaurant`),
    ]);
    const log = await asSystem<{ event: string }>(test, {
      text: "select event from activity_log where merchant_id = $1 and event = 'support-asked'",
      values: [merchantId],
    });
    expect(log).toHaveLength(1);
  });

  it('that comes twice is one ticket and one mail', async () => {
    const { id: merchantId } = await aMerchant(test);
    const owner = await aUser(test, { role: 'merchant', merchantId });
    const message = aMessage();
    const first = await write(owner.token, message);
    const second = await write(owner.token, message);
    expect(second).toEqual(first);
    await runJobs(test);
    expect(toSupport(first.ticketNumber ?? '-')).toHaveLength(1);
  });

  it('under the id of someone else’s message is refused', async () => {
    const [mine, other] = [await aMerchant(test), await aMerchant(test)];
    const message = aMessage();
    const writer = async (merchantId: string) => (await aUser(test, { role: 'merchant', merchantId })).token;
    await write(await writer(mine.id), message);
    expect(await write(await writer(other.id), message)).toMatchObject({ status: 404, error: { code: 'not-found' } });
  });

  it('comes from partners and administrators about a merchant, or about none', async () => {
    const partnerId = await aPartner(test);
    const { id: merchantId } = await aMerchant(test, { partnerId });
    const foreign = await aMerchant(test);
    const partner = await aUser(test, { role: 'partner', partnerId });
    expect((await write(partner.token, aMessage())).status).toBe(200);
    expect((await write(partner.token, aMessage(), `?merchantId=${merchantId}`)).status).toBe(200);
    expect(await write(partner.token, aMessage(), `?merchantId=${foreign.id}`)).toMatchObject({
      error: { code: 'not-found' },
    });
    const { token } = await aUser(test, { role: 'admin' });
    expect((await write(token, aMessage())).status).toBe(200);
  });

  it('names a device and a bill of its business, and none of another', async () => {
    const { id: merchantId } = await aMerchant(test);
    const owner = await aUser(test, { role: 'merchant', merchantId });
    const [till, strange] = [await aTerminal(test, {}), await aTerminal(test, {})];
    const person = await aUser(test, { role: 'merchant', merchantId: till.merchant.id });
    const billId = await aBill(test, till);
    const about = { deviceId: till.id, billId };
    const { status, ticketNumber = '' } = await write(person.token, aMessage(about));
    expect(status).toBe(200);
    await runJobs(test);
    expect(toSupport(ticketNumber)[0]?.text).toMatch(/Appareil\u00A0: .+\n\nFacture\u00A0: .+/);
    for (const wrong of [{ deviceId: strange.id }, { billId: uuid() }])
      expect(await write(person.token, aMessage(wrong))).toMatchObject({ error: { code: 'not-found' } });
    expect(await write(owner.token, aMessage(about))).toMatchObject({ error: { code: 'not-found' } });
  });

  it('that says nothing, or too much, is refused by its field', async () => {
    const { token } = await aUser(test, { role: 'admin' });
    for (const wrong of [
      { message: ' \n ' },
      { message: 'x'.repeat(5001) },
      { message: 'a\u0000b' },
      { subject: 'else' },
    ])
      expect(await write(token, aMessage(wrong))).toMatchObject({
        error: { code: 'validation-failed', fields: [{ path: Object.keys(wrong)[0] }] },
      });
  });
});
