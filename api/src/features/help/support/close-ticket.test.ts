import type { TicketDetails } from '@comptoir/contract/help/support-tickets';
import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { aMerchant, aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aTicket } from '../../../../test/factories/tickets.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const MAILBOX = { address: 'reponse@comptoir.test', password: 'a-password-of-the-service' };
const test = useTestApp({ config: { inboundMail: MAILBOX } });

type Answer = TicketDetails & { readonly error?: { readonly code: string } };

async function call(token: string, route: string, payload?: object): Promise<Answer & { status: number }> {
  const [method, path] = route.split(' ') as ['GET' | 'POST' | 'PUT', string];
  const url = `/api/support-tickets/${path}`;
  const reply = await test.app.inject({ method, url, headers: bearer(token), ...(payload ? { payload } : {}) });
  return { status: reply.statusCode, ...reply.json<Answer>() };
}
const settle = (token: string, id: string) => call(token, `POST ${id}/closure`);
const solve = (token: string, id: string) => call(token, `PUT ${id}/state`, { event: 'solve' });
const write = (token: string, id: string) => call(token, `POST ${id}/messages`, { id: uuid(), text: 'Ça recommence' });
const answer = (token: string, id: string, solves = false) =>
  call(token, `POST ${id}/answers`, { id: uuid(), text: 'Essayez encore', solve: solves });

/** A business with a ticket that its owner asked, looked after by someone of support. */
async function aConversation() {
  const partnerId = await aPartner(test);
  const { id: merchantId } = await aMerchant(test, { partnerId });
  const owner = await aUser(test, { role: 'merchant', merchantId });
  const support = await aUser(test, { role: 'admin' });
  const ticketId = await aTicket(test, { userId: owner.id, merchantId });
  await answer(support.token, ticketId);
  await runJobs(test);
  return { partnerId, merchantId, owner, support, ticketId };
}

const lastMailTo = async (email: string) => {
  await runJobs(test);
  return test.mailer.mailsTo(email).at(-1);
};
const countMailsTo = async (email: string) => {
  await runJobs(test);
  return test.mailer.mailsTo(email).length;
};
const actsOf = (ticketId: string) =>
  asSystem<{ action: string }>(test, {
    text: "select action from audit_events where subject_type = 'ticket' and subject_id = $1 order by id",
    values: [ticketId],
  });

describe('a ticket that its person closes', () => {
  it('is solved, support hears of it once, and the log of the business and the audit trail say so', async () => {
    const { owner, support, ticketId, merchantId } = await aConversation();
    expect(await settle(owner.token, ticketId)).toMatchObject({ status: 200, state: 'solved', canReply: true });
    const mail = await lastMailTo(support.email);
    expect(mail?.text).toContain(`${owner.email}) a fermé le billet`);
    expect(mail?.text).toContain(`/admin/support?open=${ticketId}`);
    expect(await countMailsTo(support.email)).toBe(1);
    expect(await countMailsTo(owner.email)).toBe(1);
    const logged = await asSystem<object>(test, {
      text: "select event, user_id from activity_log where merchant_id = $1 and event = 'support-settled'",
      values: [merchantId],
    });
    expect(logged).toMatchObject([{ event: 'support-settled', user_id: owner.id }]);
    expect((await actsOf(ticketId)).map(({ action }) => action)).toEqual(['ticket-answered', 'support-settled']);
  });

  it('is open again as soon as they write, and support hears that it was solved', async () => {
    const { owner, support, ticketId } = await aConversation();
    await settle(owner.token, ticketId);
    expect(await answer(support.token, ticketId)).toMatchObject({ error: { code: 'ticket-solved' } });
    expect(await write(owner.token, ticketId)).toMatchObject({ state: 'reopened' });
    expect((await lastMailTo(support.email))?.text).toContain('Ce billet était réglé; il est rouvert.');
    expect((await actsOf(ticketId)).map(({ action }) => action).slice(-2)).toEqual([
      'ticket-written',
      'ticket-reopened',
    ]);
    expect(await settle(owner.token, ticketId)).toMatchObject({ state: 'solved' });
  });

  it('is closed once, by those who may write in it, and by no one else', async () => {
    const { owner, support, ticketId, partnerId, merchantId } = await aConversation();
    const partner = await aUser(test, { role: 'partner', partnerId });
    const manager = await aUser(test, { role: 'merchant', merchantId, right: 'manager' });
    const { id: elsewhere } = await aMerchant(test);
    const stranger = await aUser(test, { role: 'merchant', merchantId: elsewhere });
    expect(await settle(support.token, ticketId)).toMatchObject({ status: 403, error: { code: 'ticket-of-another' } });
    expect(await settle(partner.token, ticketId)).toMatchObject({ status: 403, error: { code: 'ticket-of-another' } });
    for (const { token } of [manager, stranger])
      expect(await settle(token, ticketId)).toMatchObject({ status: 404, error: { code: 'not-found' } });
    expect(await settle(owner.token, uuid())).toMatchObject({ error: { code: 'not-found' } });
    const both = await Promise.all([settle(owner.token, ticketId), settle(owner.token, ticketId)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await settle(owner.token, ticketId)).toMatchObject({ status: 409, error: { code: 'ticket-solved' } });
  });

  it('whose words were erased is neither closed nor opened again', async () => {
    const { owner, ticketId } = await aConversation();
    await settle(owner.token, ticketId);
    await asSystem(test, {
      text: "update support_messages set message = '', erased_at = now() where id = $1",
      values: [ticketId],
    });
    expect(await settle(owner.token, ticketId)).toMatchObject({ status: 409, error: { code: 'ticket-solved' } });
    expect(await write(owner.token, ticketId)).toMatchObject({ status: 403, error: { code: 'ticket-of-another' } });
  });

  it('in the place of a colleague reaches the colleague, too', async () => {
    const { owner, support, merchantId } = await aConversation();
    const manager = await aUser(test, { role: 'merchant', merchantId, right: 'manager' });
    const ticketId = await aTicket(test, { userId: manager.id, merchantId });
    await settle(owner.token, ticketId);
    expect((await lastMailTo(manager.email))?.text).toMatch(/Le billet C-\d+ est fermé/);
    expect((await lastMailTo(test.dependencies.config.supportEmail))?.text).toContain(owner.email);
    expect(await countMailsTo(support.email)).toBe(0);
  });

  it('of a partner stands in the audit trail alone', async () => {
    const { partnerId, merchantId } = await aConversation();
    const partner = await aUser(test, { role: 'partner', partnerId });
    const ticketId = await aTicket(test, { userId: partner.id, partnerId, merchantId });
    expect(await settle(partner.token, ticketId)).toMatchObject({ state: 'solved' });
    expect((await actsOf(ticketId)).map(({ action }) => action)).toEqual(['support-settled']);
    const logged = await asSystem(test, {
      text: "select id from activity_log where merchant_id = $1 and event = 'support-settled'",
      values: [merchantId],
    });
    expect(logged).toEqual([]);
  });
});

describe('a ticket that support closes', () => {
  it.each([
    ['fr', /Le billet C-\d+ est fermé/, 'Si ce n’est pas réglé, répondez et le billet sera rouvert.'],
    ['en', /Ticket C-\d+ is closed/, 'If it is not solved, answer and the ticket is reopened.'],
  ] as const)('reaches its person, whose answer by mail opens it again (%s)', async (language, closed, opens) => {
    const { owner, support, ticketId } = await aConversation();
    await asSystem(test, { text: 'update users set language = $2 where id = $1', values: [owner.id, language] });
    await solve(support.token, ticketId);
    const mail = await lastMailTo(owner.email);
    expect(mail?.text).toMatch(closed);
    expect(mail?.text).toContain(opens);
    const reply = await test.app.inject({
      method: 'POST',
      url: '/api/webhooks/mail',
      headers: { authorization: `Basic ${Buffer.from(`mail:${MAILBOX.password}`).toString('base64')}` },
      payload: {
        FromFull: { Email: owner.email },
        ToFull: [{ Email: mail?.replyTo?.address }],
        MessageID: uuid(),
        TextBody: 'Pas encore',
        Headers: [{ Name: 'Received-SPF', Value: `Pass; envelope-from=${owner.email}` }],
      },
    });
    expect(reply.statusCode).toBe(200);
    expect(await call(owner.token, `GET ${ticketId}`)).toMatchObject({ state: 'reopened' });
  });

  it('along with an answer says so in that one mail', async () => {
    const { owner, support, ticketId } = await aConversation();
    await answer(support.token, ticketId, true);
    expect((await lastMailTo(owner.email))?.text).toMatch(/Essayez encore[^]*Le billet C-\d+ est fermé/);
    expect(await countMailsTo(owner.email)).toBe(2);
  });

  it('reaches no one when it is open again before the mail has left, nor who has lost their access', async () => {
    const { owner, support, ticketId } = await aConversation();
    await solve(support.token, ticketId);
    await write(owner.token, ticketId);
    expect(await countMailsTo(owner.email)).toBe(1);
    await asSystem(test, { text: 'update users set suspended_at = now() where id = $1', values: [owner.id] });
    await solve(support.token, ticketId);
    expect(await countMailsTo(owner.email)).toBe(1);
  });
});
