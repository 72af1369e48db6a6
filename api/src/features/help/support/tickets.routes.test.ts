import { describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import type { TicketDetails, TicketSummary } from '@comptoir/contract/help/support-tickets';
import { aMerchant, aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aTicket } from '../../../../test/factories/tickets.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp();

async function call<Reply>(token: string, route: string, payload?: object) {
  const [method, url] = route.split(' ') as ['GET' | 'POST' | 'PUT', string];
  const reply = await test.app.inject({
    method,
    url: `/api${url}`,
    headers: bearer(token),
    ...(payload ? { payload } : {}),
  });
  const body = reply.statusCode === 204 ? {} : reply.json<Reply & { error?: { code: string } }>();
  return { status: reply.statusCode, ...body } as { status: number; error?: { code: string } } & Reply;
}
const list = (token: string, query = '') =>
  call<{ items: TicketSummary[]; nextCursor: string | null }>(token, `GET /support-tickets${query}`);
const read = (token: string, id: string) => call<TicketDetails>(token, `GET /support-tickets/${id}`);
const write = (token: string, id: string, body: object = {}) =>
  call<TicketDetails>(token, `POST /support-tickets/${id}/messages`, { id: uuid(), text: 'Encore moi', ...body });
const answer = (token: string, id: string, body: object = {}) =>
  call<TicketDetails>(token, `POST /support-tickets/${id}/answers`, { id: uuid(), text: 'Essayez encore', ...body });

/** A business with its people and a ticket that its owner asked, and someone of support. */
async function aConversation() {
  const partnerId = await aPartner(test);
  const { id: merchantId } = await aMerchant(test, { partnerId });
  const owner = await aUser(test, { role: 'merchant', merchantId });
  const support = await aUser(test, { role: 'admin' });
  return { partnerId, merchantId, owner, support, ticketId: await aTicket(test, { userId: owner.id, merchantId }) };
}

describe('a conversation', () => {
  it('goes back and forth, with whose turn it is, and what neither side has read', async () => {
    const { owner, support, ticketId } = await aConversation();
    expect(await read(owner.token, ticketId)).toMatchObject({ state: 'open', isUnread: false, canReply: true });
    expect(await read(support.token, ticketId)).toMatchObject({
      isUnread: true,
      canReply: false,
      personEmail: owner.email,
    });
    const answered = await answer(support.token, ticketId);
    expect(answered).toMatchObject({ state: 'waiting', isUnread: false, assignee: { id: support.id } });
    const [ticket] = (await list(owner.token)).items;
    expect(ticket).toMatchObject({ state: 'waiting', isUnread: true, assignee: null });
    expect((await call(owner.token, `POST /support-tickets/${ticketId}/read`)).status).toBe(204);
    expect(await read(owner.token, ticketId)).toMatchObject({ isUnread: false });
    const written = await write(owner.token, ticketId);
    expect(written.messages.map(({ kind, authorName, isOwn }) => [kind, authorName, isOwn])).toEqual([
      ['question', 'Someone', true],
      ['answer', null, false],
      ['question', 'Someone', true],
    ]);
    expect(await read(support.token, ticketId)).toMatchObject({ state: 'open', isUnread: true });
    // the queue shows what is to be answered, not how it began
    expect(
      (await call<{ items: TicketSummary[] }>(support.token, 'GET /support-queue')).items.find(
        ({ id }) => id === ticketId,
      )?.excerpt,
    ).toBe('Encore moi');
  });

  it('is closed, refuses answers, and is open again when its person writes', async () => {
    const { owner, support, ticketId } = await aConversation();
    expect(await answer(support.token, ticketId, { solve: true })).toMatchObject({ state: 'solved' });
    expect(await answer(support.token, ticketId)).toMatchObject({ status: 409, error: { code: 'ticket-solved' } });
    const change = (event: string) =>
      call<TicketDetails>(support.token, `PUT /support-tickets/${ticketId}/state`, { event });
    expect(await change('solve')).toMatchObject({ error: { code: 'ticket-solved' } });
    expect(await change('reopen')).toMatchObject({ state: 'reopened' });
    expect(await change('reopen')).toMatchObject({ error: { code: 'ticket-not-solved' } });
    expect(await change('solve')).toMatchObject({ state: 'solved' });
    expect(await write(owner.token, ticketId)).toMatchObject({ state: 'reopened' });
  });

  it('takes a message once, however often it comes, and none under the id of another', async () => {
    const { owner, support, ticketId } = await aConversation();
    const [again, once] = [uuid(), uuid()];
    for (const _ of [1, 2]) expect((await write(owner.token, ticketId, { id: again })).status).toBe(200);
    for (const _ of [1, 2]) expect((await answer(support.token, ticketId, { id: once, solve: true })).status).toBe(200);
    expect((await read(owner.token, ticketId)).messages).toHaveLength(3);
    const other = await aConversation();
    expect(await write(other.owner.token, other.ticketId, { id: again })).toMatchObject({
      error: { code: 'not-found' },
    });
    expect(await answer(support.token, other.ticketId, { id: again })).toMatchObject({ error: { code: 'not-found' } });
  });

  it('shows notes to administrators alone', async () => {
    const { owner, support, ticketId, partnerId } = await aConversation();
    const partner = await aUser(test, { role: 'partner', partnerId });
    const note = await call<TicketDetails>(support.token, `POST /support-tickets/${ticketId}/notes`, {
      id: uuid(),
      text: 'Appelé',
    });
    expect(note).toMatchObject({ state: 'open' });
    expect(note.messages.map(({ kind }) => kind)).toEqual(['question', 'note']);
    for (const { token } of [owner, partner])
      expect((await read(token, ticketId)).messages.map(({ kind }) => kind)).toEqual(['question']);
    await runJobs(test);
    expect(test.mailer.mailsTo(owner.email)).toEqual([]);
  });

  it('is looked after by one of support, and by no one else', async () => {
    const { owner, support, ticketId } = await aConversation();
    const assign = (userId: string | null) =>
      call<TicketDetails>(support.token, `PUT /support-tickets/${ticketId}/assignee`, { userId });
    expect(await assign(support.id)).toMatchObject({ assignee: { id: support.id } });
    expect(await assign(support.id)).toMatchObject({ status: 200 });
    expect(await assign(owner.id)).toMatchObject({ status: 422, error: { code: 'validation-failed' } });
    expect(await assign(null)).toMatchObject({ assignee: null });
    const people = await call<object>(support.token, 'GET /support-queue/people');
    expect(Object.values(people)).toContainEqual({ id: support.id, name: 'Someone' });
  });
});

describe('who sees a ticket', () => {
  it('is its person, the owners of the business, and its partner, who reads and does not write', async () => {
    const { merchantId, partnerId, owner } = await aConversation();
    const manager = await aUser(test, { role: 'merchant', merchantId, right: 'manager' });
    const colleague = await aUser(test, { role: 'merchant', merchantId, right: 'reader' });
    const partner = await aUser(test, { role: 'partner', partnerId });
    const id = await aTicket(test, { userId: manager.id, merchantId });
    for (const { token } of [manager, owner, partner]) expect((await read(token, id)).status).toBe(200);
    expect(await read(colleague.token, id)).toMatchObject({ error: { code: 'not-found' } });
    expect((await list(colleague.token)).items).toEqual([]);
    for (const { token } of [manager, owner])
      expect(await write(token, id)).toMatchObject({ status: 200, canReply: true });
    expect(await read(partner.token, id)).toMatchObject({ canReply: false });
    expect(await write(partner.token, id)).toMatchObject({ status: 403, error: { code: 'ticket-of-another' } });
    expect((await list(partner.token, `?merchantId=${merchantId}`)).items.map((one) => one.id)).toContain(id);
  });

  it('is no merchant where its partner asked, nor the partner once the merchant has left it', async () => {
    const { merchantId, partnerId, owner } = await aConversation();
    const partner = await aUser(test, { role: 'partner', partnerId });
    const colleague = await aUser(test, { role: 'partner', partnerId });
    const own = await aTicket(test, { userId: partner.id, partnerId });
    const about = await aTicket(test, { userId: partner.id, partnerId, merchantId });
    for (const id of [own, about]) {
      expect(await read(owner.token, id)).toMatchObject({ error: { code: 'not-found' } });
      expect(await write(colleague.token, id)).toMatchObject({ status: 200 });
    }
    await asSystem(test, {
      text: 'update merchants set partner_id = $2 where id = $1',
      values: [merchantId, await aPartner(test)],
    });
    expect(await read(partner.token, about)).toMatchObject({ error: { code: 'not-found' } });
    expect((await list(partner.token)).items.map(({ id }) => id)).toEqual([own]);
  });

  it('is an administrator: their own without a merchant, those of a merchant with one', async () => {
    const { merchantId, support, ticketId } = await aConversation();
    const own = await aTicket(test, { userId: support.id });
    expect((await list(support.token)).items.map(({ id }) => id)).toEqual([own]);
    expect((await list(support.token, `?merchantId=${merchantId}`)).items.map(({ id }) => id)).toEqual([ticketId]);
    expect(await list(support.token, `?merchantId=${uuid()}`)).toMatchObject({ error: { code: 'not-found' } });
  });

  it('reads page by page, the last changed first', async () => {
    const { merchantId, owner, ticketId } = await aConversation();
    const older = await aTicket(test, { userId: owner.id, merchantId, at: new Date('2026-01-02T03:04:05.678Z') });
    const first = await list(owner.token, '?limit=1');
    expect(first.items.map(({ id }) => id)).toEqual([ticketId]);
    const second = await list(owner.token, `?limit=1&cursor=${first.nextCursor}`);
    expect([second.items.map(({ id }) => id), second.nextCursor]).toEqual([[older], null]);
    expect(await list(owner.token, '?cursor=x')).toMatchObject({ error: { code: 'validation-failed' } });
  });
});
