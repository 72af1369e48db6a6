import type { KeptPartner, PartnerView } from '@comptoir/contract/people/partners';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMerchant, aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp();
let admin: string;
beforeEach(async () => {
  admin = (await aUser(test, { role: 'admin' })).token;
});

const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, token = admin) =>
  test.app.inject({ method, url: `/api${path}`, headers: bearer(token), ...(payload ? { payload } : {}) });
const codeOf = async (reply: ReturnType<typeof call>) =>
  (await reply).json<{ error?: { code: string; fields?: unknown } }>().error;

const kept = (name: string): KeptPartner => ({ name, contactEmail: null, telephone: null, language: 'fr' });
const suspend = (id: string, suspended = true) => call('PUT', `/partners/${id}/suspension`, { suspended });
const acts = async (id: string) =>
  (
    await asSystem<{ action: string }>(test, {
      text: `select action from audit_events where subject_type = 'partner' and subject_id = $1 order by id`,
      values: [id],
    })
  ).map(({ action }) => action);

describe('a partner', () => {
  it('is created and changed by an administrator, and its audit trail says so', async () => {
    const given = { ...kept('Rive Sud'), contactEmail: 'info@rive.test', telephone: '418 555-0190 poste 12' };
    const made = (await call('POST', '/partners', given)).json<PartnerView>();
    expect(made).toMatchObject({ ...given, suspended: false, merchants: 0, users: 0 });
    const changed = { ...kept('RIVE SUD'), language: 'en' as const };
    expect((await call('PUT', `/partners/${made.id}`, changed)).json()).toMatchObject(changed);
    expect(await acts(made.id)).toEqual(['partner-created', 'partner-changed']);
    expect(await codeOf(call('PUT', `/partners/${uuid()}`, kept('Nulle part')))).toMatchObject({ code: 'not-found' });
  });

  it('bears a name of its own, whatever its capitals and accents, also when two come at once', async () => {
    const made = (await call('POST', '/partners', kept('Étoile du Nord'))).json<PartnerView>();
    const other = (await call('POST', '/partners', kept('Autre'))).json<PartnerView>();
    const taken = { code: 'partner-name-taken', fields: [{ path: 'name', rule: 'partner-name-taken' }] };
    expect(await codeOf(call('POST', '/partners', kept(' ETOILE du nord ')))).toMatchObject(taken);
    expect(await codeOf(call('PUT', `/partners/${other.id}`, kept('étoile du nord')))).toMatchObject(taken);
    expect((await call('PUT', `/partners/${made.id}`, kept('Étoile du nord'))).statusCode).toBe(200);
    const both = await Promise.all(['Jumeau', 'JUMEAU'].map((name) => call('POST', '/partners', kept(name))));
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('has a name that its statements can show', async () => {
    const refused = { code: 'validation-failed', fields: [{ path: 'name', rule: 'script' }] };
    const made = (await call('POST', '/partners', kept('Łódź et Phở'))).json<PartnerView>();
    expect(made.name).toBe('Łódź et Phở');
    expect(await codeOf(call('POST', '/partners', kept('王记')))).toMatchObject(refused);
    expect(await codeOf(call('PUT', `/partners/${made.id}`, kept('Soutien 🥟')))).toMatchObject(refused);
  });

  it.each([
    { name: ' ' },
    { name: 'Allez sur exemple.com' },
    { contactEmail: 'personne' },
    { telephone: 'demain' },
    { language: 'de' },
  ])('is refused as %j', async (given) => {
    expect(await codeOf(call('POST', '/partners', { ...kept('Refusé'), ...given }))).toMatchObject({
      code: 'validation-failed',
    });
  });
});

describe('a suspended partner', () => {
  async function aPartnerAtWork() {
    const partnerId = await aPartner(test);
    const merchant = await aMerchant(test, { partnerId });
    const user = await aUser(test, { role: 'partner', partnerId });
    return { partnerId, merchant, user };
  }
  const login = ({ email, password }: { email: string; password: string }) =>
    test.app.inject({ method: 'POST', url: '/api/login', payload: { email, password } });

  it('is signed out at once, learns why at sign-in, and comes in again once it is taken up', async () => {
    const { partnerId, merchant, user } = await aPartnerAtWork();
    const colleague = await aUser(test, { role: 'partner', partnerId });
    const stranger = await aUser(test, { role: 'partner', partnerId: await aPartner(test) });
    expect((await suspend(partnerId)).json()).toMatchObject({ suspended: true, merchants: 1 });
    for (const { token } of [user, colleague])
      expect(await codeOf(call('GET', '/session', undefined, token))).toMatchObject({ code: 'session-ended' });
    expect((await call('GET', '/session', undefined, stranger.token)).statusCode).toBe(200);
    expect((await login(user)).json()).toMatchObject({ error: { code: 'partner-suspended' } });
    // who does not know the password learns nothing
    expect((await login({ ...user, password: 'a guess' })).json()).toMatchObject({
      error: { code: 'invalid-credentials' },
    });
    expect((await call('GET', `/merchant/${merchant.id}`)).json()).toMatchObject({ partnerId, active: true });
    expect((await suspend(partnerId, false)).json()).toMatchObject({ suspended: false });
    expect((await login(user)).statusCode).toBe(200);
    expect(await acts(partnerId)).toEqual(['partner-suspended', 'partner-reinstated']);
  });

  it('does not come in by a session that was opened while it was being suspended', async () => {
    const { partnerId, user } = await aPartnerAtWork();
    await asSystem(test, { text: 'update partners set suspended_at = now() where id = $1', values: [partnerId] });
    expect(await codeOf(call('GET', '/session', undefined, user.token))).toMatchObject({ code: 'session-ended' });
  });

  it('acts for no merchant any more, whose log says so, and its streams end', async () => {
    const { partnerId, merchant, user } = await aPartnerAtWork();
    const server = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const asked = { merchantId: merchant.id, reason: 'Aide à la caisse' };
    const { webToken } = (await call('POST', '/impersonation', asked, user.token)).json<{ webToken: string }>();
    const stream = await fetch(`${server}/api/logs/stream`, { headers: bearer(webToken) });
    await suspend(partnerId);
    expect(await stream.text()).toMatch(/^event: ready/);
    expect(await codeOf(call('GET', '/session', undefined, webToken))).toMatchObject({ code: 'session-ended' });
    const log = await call('GET', `/logs?merchantId=${merchant.id}`);
    expect(log.json<{ items: { event: string }[] }>().items.map(({ event }) => event)).toEqual([
      'impersonation-ended',
      'impersonated-request',
      'impersonation-started',
    ]);
  });

  it('is nothing new the second time, and nothing where there is none', async () => {
    const partnerId = await aPartner(test);
    await suspend(partnerId);
    await suspend(partnerId);
    expect(await acts(partnerId)).toEqual(['partner-suspended', 'partner-changed']);
    expect(await codeOf(suspend(uuid()))).toMatchObject({ code: 'not-found' });
  });
});
