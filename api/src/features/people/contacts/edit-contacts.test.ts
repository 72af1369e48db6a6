import type { ContactView } from '@comptoir/contract/people/contacts';
import { describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { aMerchant, aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { passwordIn } from '../../../../test/fake-mailer.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp();

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function ask(token: string, method: Method, { path = '', payload }: { path?: string; payload?: object }) {
  const reply = await test.app.inject({
    method,
    url: `/api/contacts${path}`,
    headers: bearer(token),
    ...(payload ? { payload } : {}),
  });
  const body = reply.body ? reply.json<{ error?: { code: string }; id?: string; username?: string }>() : {};
  return { status: reply.statusCode, code: body.error?.code, body };
}

const aCard = (overrides: object = {}) => ({
  name: 'Noémie Gagnon',
  username: 'noemie',
  email: `${uuid()}@comptoir.test`,
  language: 'fr',
  ...overrides,
});
const people = async (token: string) => (await ask(token, 'GET', {})).body as unknown as { items: ContactView[] };
const logOf = (merchantId: string) =>
  asSystem<{ event: string }>(test, {
    text: 'select event from activity_log where merchant_id = $1 order by occurred_at, id',
    values: [merchantId],
  });

async function aShop() {
  const { id: merchantId } = await aMerchant(test);
  return { merchantId, owner: await aUser(test, { role: 'merchant', merchantId }) };
}

describe('adding a contact', () => {
  it('invites the person, in their language, and says so in the log', async () => {
    const { merchantId, owner } = await aShop();
    const card = aCard({ email: `Noemie.${uuid()}@Comptoir.test`, language: 'en' });
    const { status, body } = await ask(owner.token, 'POST', { payload: card });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ username: 'noemie', email: card.email.toLowerCase(), state: 'invited', isSelf: false }),
    ]);
    await runJobs(test);
    expect(test.mailer.mailsTo(card.email.toLowerCase()).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your access to Comptoir – Restaurant/),
    ]);
    expect((await logOf(merchantId)).map(({ event }) => event)).toContain('user-invited');
  });

  it('refuses an email that the business has already, in whatever case', async () => {
    const mine = await aShop();
    expect(
      await ask(mine.owner.token, 'POST', { payload: aCard({ email: mine.owner.email.toUpperCase() }) }),
    ).toMatchObject({
      status: 409,
      code: 'email-taken',
    });
  });

  it('invites the person of an account to one business more, without a password and without a word about the others', async () => {
    const [mine, other] = [await aShop(), await aShop()];
    const added = await ask(mine.owner.token, 'POST', { payload: aCard({ email: other.owner.email }) });
    expect(added).toMatchObject({ status: 200, body: { email: other.owner.email, state: 'invited', right: 'reader' } });
    await runJobs(test);
    const [mail] = test.mailer.mailsTo(other.owner.email);
    expect(mail?.subject).toMatch(/dans votre compte Comptoir$|in your Comptoir account$/);
    expect(mail ? passwordIn(mail) : 'none').toBe('');
    expect((await logOf(other.merchantId)).map(({ event }) => event)).not.toContain('user-invited');
  });

  it('moves nobody’s way into another business', async () => {
    const [mine, other] = [await aShop(), await aShop()];
    const { body } = await ask(mine.owner.token, 'POST', { payload: aCard({ email: other.owner.email }) });
    const { id } = body as { id: string };
    const moved = { name: 'Noémie', username: 'noemie', email: `${uuid()}@ailleurs.test` };
    expect(await ask(mine.owner.token, 'PUT', { path: `/${id}`, payload: moved })).toMatchObject({
      status: 409,
      code: 'email-of-other-businesses',
    });
    const signIn = await test.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email: other.owner.email, password: other.owner.password },
    });
    expect(signIn.statusCode).toBe(200);
  });

  it('refuses a username of the same business, in whatever case, and no other', async () => {
    const [mine, other] = [await aShop(), await aShop()];
    await ask(mine.owner.token, 'POST', { payload: aCard() });
    expect(await ask(mine.owner.token, 'POST', { payload: aCard({ username: 'NOEMIE' }) })).toMatchObject({
      status: 409,
      code: 'username-taken',
    });
    expect((await ask(other.owner.token, 'POST', { payload: aCard() })).status).toBe(200);
  });

  it('is for a partner’s own people, never for those of its merchants', async () => {
    const partnerId = await aPartner(test);
    const { id: merchantId } = await aMerchant(test, { partnerId });
    const partner = await aUser(test, { role: 'partner', partnerId });
    const admin = await aUser(test, { role: 'admin' });
    const path = `?merchantId=${merchantId}`;
    expect(await ask(partner.token, 'POST', { path, payload: aCard() })).toMatchObject({ code: 'forbidden' });
    expect((await ask(partner.token, 'POST', { payload: aCard() })).status).toBe(200);
    expect((await ask(admin.token, 'POST', { path, payload: aCard() })).status).toBe(200);
    const person = await aUser(test, { role: 'merchant', merchantId });
    const { name, username, email } = aCard();
    expect(
      await ask(partner.token, 'PUT', { path: `/${person.id}`, payload: { name, username, email } }),
    ).toMatchObject({ code: 'forbidden' });
    expect(await ask(partner.token, 'DELETE', { path: `/${person.id}` })).toMatchObject({ code: 'forbidden' });
  });

  it('refuses what is no name, no username and no address', async () => {
    const { owner } = await aShop();
    for (const wrong of [{ name: ' ' }, { username: '' }, { email: 'no-one' }, { language: 'de' }])
      expect(await ask(owner.token, 'POST', { payload: aCard(wrong) })).toMatchObject({ code: 'validation-failed' });
  });
});

describe('changing a contact', () => {
  it('with another email ends their sessions and notifies both addresses', async () => {
    const { merchantId, owner } = await aShop();
    const colleague = await aUser(test, { role: 'merchant', merchantId });
    const email = `${uuid()}@comptoir.test`;
    const payload = { name: 'Zoé Roy', username: 'zoe', email };
    expect(await ask(owner.token, 'PUT', { path: `/${colleague.id}`, payload })).toMatchObject({
      status: 200,
      body: { username: 'zoe' },
    });
    expect((await ask(colleague.token, 'GET', {})).status).toBe(401);
    await runJobs(test);
    for (const address of [colleague.email, email]) expect(test.mailer.mailsTo(address)).toHaveLength(1);
    expect((await logOf(merchantId)).map(({ event }) => event)).toContain('contact-changed');
  });

  it('leaves one’s own email to another user', async () => {
    const { owner } = await aShop();
    const payload = { name: 'Moi', username: 'moi', email: `${uuid()}@comptoir.test` };
    expect(await ask(owner.token, 'PUT', { path: `/${owner.id}`, payload })).toMatchObject({ code: 'own-account' });
    expect(
      (await ask(owner.token, 'PUT', { path: `/${owner.id}`, payload: { ...payload, email: owner.email } })).status,
    ).toBe(200);
    expect((await ask(owner.token, 'GET', {})).status).toBe(200);
  });

  it('refuses a taken email or username, and people of others', async () => {
    const [mine, other] = [await aShop(), await aShop()];
    const colleague = await aUser(test, { role: 'merchant', merchantId: mine.merchantId });
    await ask(mine.owner.token, 'POST', { payload: aCard() });
    const change = (id: string, overrides: object) =>
      ask(mine.owner.token, 'PUT', {
        path: `/${id}`,
        payload: { name: 'X', username: 'x', email: colleague.email, ...overrides },
      });
    expect(await change(colleague.id, { email: other.owner.email })).toMatchObject({ code: 'email-taken' });
    expect(await change(colleague.id, { username: 'Noemie' })).toMatchObject({ code: 'username-taken' });
    expect(await change(other.owner.id, {})).toMatchObject({ code: 'not-found' });
    const admin = await aUser(test, { role: 'admin' });
    expect(await change(admin.id, {})).toMatchObject({ code: 'not-found' });
  });
});

describe('removing a contact', () => {
  it('shuts them out at once, keeps their log, and lets the address be invited again', async () => {
    const { merchantId, owner } = await aShop();
    const colleague = await aUser(test, { role: 'merchant', merchantId });
    expect((await ask(owner.token, 'DELETE', { path: `/${colleague.id}` })).status).toBe(204);
    expect((await ask(colleague.token, 'GET', {})).status).toBe(401);
    const login = await test.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email: colleague.email, password: colleague.password },
    });
    expect(login.statusCode).toBe(401);
    expect((await people(owner.token)).items.map(({ id }) => id)).toEqual([owner.id]);
    expect((await logOf(merchantId)).map(({ event }) => event)).toContain('contact-removed');
    expect((await ask(owner.token, 'DELETE', { path: `/${colleague.id}` })).code).toBe('not-found');
    expect((await ask(owner.token, 'POST', { payload: aCard({ email: colleague.email }) })).status).toBe(200);
  });

  it('of a partner is one less among its people, for administrators too', async () => {
    const partnerId = await aPartner(test);
    const partner = await aUser(test, { role: 'partner', partnerId });
    const colleague = await aUser(test, { role: 'partner', partnerId });
    const admin = await aUser(test, { role: 'admin' });
    const count = async () => {
      const reply = await test.app.inject({ method: 'GET', url: '/api/partners', headers: bearer(admin.token) });
      return reply.json<{ items: { id: string; users: number }[] }>().items.find(({ id }) => id === partnerId)?.users;
    };
    expect(await count()).toBe(2);
    expect((await ask(partner.token, 'DELETE', { path: `/${colleague.id}` })).status).toBe(204);
    expect(await count()).toBe(1);
  });

  it('refuses oneself, the last one and the last owner', async () => {
    const { merchantId, owner } = await aShop();
    const admin = await aUser(test, { role: 'admin' });
    expect(await ask(owner.token, 'DELETE', { path: `/${owner.id}` })).toMatchObject({ code: 'own-account' });
    expect(await ask(admin.token, 'DELETE', { path: `/${owner.id}` })).toMatchObject({ code: 'contact-is-last' });
    await aUser(test, { role: 'merchant', merchantId, right: 'manager' });
    expect(await ask(admin.token, 'DELETE', { path: `/${owner.id}` })).toMatchObject({ code: 'contact-is-last-owner' });
    await aUser(test, { role: 'merchant', merchantId });
    expect((await ask(admin.token, 'DELETE', { path: `/${owner.id}` })).status).toBe(204);
  });

  it('leaves one of two who remove each other', async () => {
    const { merchantId, owner } = await aShop();
    const colleague = await aUser(test, { role: 'merchant', merchantId });
    await Promise.all([
      ask(owner.token, 'DELETE', { path: `/${colleague.id}` }),
      ask(colleague.token, 'DELETE', { path: `/${owner.id}` }),
    ]);
    const left = await asSystem(test, {
      text: 'select id from users where merchant_id = $1 and removed_at is null',
      values: [merchantId],
    });
    expect(left).toHaveLength(1);
  });
});

describe('an open invitation', () => {
  it('is sent again, and only an open one', async () => {
    const { owner } = await aShop();
    const card = aCard();
    const { body } = await ask(owner.token, 'POST', { payload: card });
    expect((await ask(owner.token, 'POST', { path: `/${body.id}/invitation` })).status).toBe(204);
    await runJobs(test);
    expect(test.mailer.mailsTo(card.email)).toHaveLength(2);
    expect(await ask(owner.token, 'POST', { path: `/${owner.id}/invitation` })).toMatchObject({ code: 'not-found' });
  });
});

it('a username that is made up from an email takes a number when it is taken', async () => {
  const { id: merchantId } = await aMerchant(test);
  for (const domain of ['un.test', 'deux.test', 'trois.test'])
    await asSystem(test, {
      text: `insert into users (id, account_id, email, username, name, role, merchant_id, merchant_right)
        values ($1, account_of($2, $1, true), $2, 'info', 'X', 'merchant', $3, 'reader')`,
      values: [uuid(), `info-${uuid()}@${domain}`, merchantId],
    });
  const names = await asSystem<{ username: string }>(test, {
    text: 'select username from users where merchant_id = $1 order by username',
    values: [merchantId],
  });
  expect(names.map(({ username }) => username)).toEqual(['info', 'info2', 'info3']);
});
