import { startImpersonation as startEndpoint, type SessionView } from '@comptoir/contract/base/sessions';
import type { LogEntryView } from '@comptoir/contract/base/activity-log';
import type { FastifyRequest } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import {
  aMerchant,
  aPartner,
  asSystem,
  aUser,
  bearer,
  type MadeMerchant,
} from '../../../../test/factories/merchants.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { planJobs } from '../../../plan-jobs.ts';
import { recognizeUser } from '../../base/access/recognize-user.ts';
import { startImpersonation } from './start-impersonation.ts';

let clock = new Date();
const test = useTestApp({ now: () => clock });

let merchant: MadeMerchant;
let partnerId: string;
let admin: { id: string; email: string; token: string };
beforeEach(async () => {
  partnerId = await aPartner(test);
  merchant = await aMerchant(test, { partnerId });
  admin = await aUser(test, { role: 'admin' });
});

const call = (token: string, method: 'GET' | 'POST', path: string, payload?: object) =>
  test.app.inject({ method, url: `/api${path}`, headers: bearer(token), ...(payload ? { payload } : {}) });
const start = (token: string, merchantId: string, reason = 'Aide à la caisse') =>
  call(token, 'POST', '/impersonation', { merchantId, reason });
const tokenOf = async (reply: ReturnType<typeof call>) => (await reply).json<{ webToken: string }>().webToken;
const codeOf = async (reply: ReturnType<typeof call>) => {
  const answer = await reply;
  return [answer.statusCode, answer.json<{ error: { code: string } }>().error.code];
};
const recognize = (token: string) =>
  recognizeUser(test.dependencies)({ headers: bearer(token) } as FastifyRequest, startEndpoint);
const sessionOf = async (token: string) => (await call(token, 'GET', '/session')).json<SessionView>();
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
const later = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000);
};

/** Lists the merchant's log of it, oldest first. */
const loggedFor = (merchantId = merchant.id) =>
  asSystem<{ event: string; facts: object; occurredAt: Date; userId: string }>(test, {
    text: `select event, facts, occurred_at as "occurredAt", user_id as "userId" from activity_log where merchant_id = $1
      order by occurred_at, id`,
    values: [merchantId],
  });
const loggedEvents = async (merchantId?: string) => (await loggedFor(merchantId)).map(({ event }) => event);

describe('acting for a merchant', () => {
  it('gives a token with the merchant’s role, which ends no later than the one before', async () => {
    later(5);
    const token = await tokenOf(start(admin.token, merchant.id));
    expect(claimsOf(token)).toMatchObject({
      role: 'merchant',
      merchantId: merchant.id,
      partnerId: null,
      impersonateMerchantId: merchant.id,
      email: admin.email,
      exp: claimsOf(admin.token)['exp'],
    });
    const session = await sessionOf(token);
    expect(session.impersonation).toMatchObject({ merchantId: merchant.id, reason: 'Aide à la caisse' });
    expect(Date.parse(session.impersonation?.expiresAt ?? '') - clock.getTime()).toBe(30 * 60_000);
  });

  it('shows the merchant who, as what and why, before anything is looked at', async () => {
    await start(admin.token, merchant.id);
    expect(await loggedFor()).toEqual([
      {
        event: 'impersonation-started',
        facts: { email: admin.email, role: 'admin', reason: 'Aide à la caisse' },
        occurredAt: clock,
        userId: admin.id,
      },
    ]);
  });

  it('is open to the merchant’s partner, and to no other', async () => {
    const mine = await aUser(test, { role: 'partner', partnerId });
    const other = await aUser(test, { role: 'partner', partnerId: await aPartner(test) });
    expect((await start(mine.token, merchant.id)).statusCode).toBe(200);
    expect(await codeOf(start(other.token, merchant.id))).toEqual([404, 'not-found']);
    expect((await loggedFor()).map(({ facts }) => facts)).toEqual([
      { email: mine.email, role: 'partner', reason: 'Aide à la caisse' },
    ]);
  });

  it('is refused to merchants, for no merchant, without a reason, and while acting already', async () => {
    const own = await aUser(test, { role: 'merchant', merchantId: merchant.id });
    expect(await codeOf(start(own.token, merchant.id))).toEqual([403, 'forbidden']);
    expect(await codeOf(start(admin.token, uuid()))).toEqual([404, 'not-found']);
    for (const reason of ['', '    x    ', 'aide\u0000aide', 'x'.repeat(301)])
      expect(await codeOf(start(admin.token, merchant.id, reason))).toEqual([422, 'validation-failed']);
    const token = await tokenOf(start(admin.token, merchant.id));
    expect(await codeOf(start(token, merchant.id))).toEqual([403, 'forbidden']);
  });

  it('leaves one at a time when a session begins two at once', async () => {
    const other = await aMerchant(test);
    // Both are let in before either has begun.
    const caller = await recognize(admin.token);
    const tokens = await Promise.all(
      [merchant.id, other.id].map((merchantId) =>
        startImpersonation(test.dependencies, caller, { merchantId, reason: 'Aide à la caisse' }),
      ),
    );
    const answers = await Promise.all(
      tokens.map((token, index) => call(token, 'GET', `/merchant/${[merchant.id, other.id][index]}`)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const events = [...(await loggedEvents(merchant.id)), ...(await loggedEvents(other.id))].toSorted();
    expect(events.slice(0, 3)).toEqual(['impersonated-request', 'impersonation-ended', 'impersonation-started']);
  });

  it('is no way around a session that was ended', async () => {
    const caller = await recognize(admin.token);
    await asSystem(test, { text: 'update sessions set revoked_at = now() where id = $1', values: [caller.sessionId] });
    const started = startImpersonation(test.dependencies, caller, { merchantId: merchant.id, reason: 'Aide' });
    await expect(started).rejects.toMatchObject({ code: 'session-ended' });
    expect(await loggedFor()).toEqual([]);
  });
});

describe('what is done in the merchant’s name', () => {
  it('is logged each time when it may change something, even if it is refused then', async () => {
    const token = await tokenOf(start(admin.token, merchant.id));
    await call(token, 'POST', '/registration-progress/functionality');
    await call(token, 'POST', '/registration-progress/functionality');
    await call(token, 'POST', '/registration-progress/functionality', { step: 'nonsense' });
    const requests = (await loggedFor()).filter(({ event }) => event === 'impersonated-request');
    expect(requests.map(({ facts }) => facts)).toEqual(
      Array.from({ length: 3 }, () => ({ email: admin.email, action: 'edit-progress' })),
    );
  });

  it('is logged once per visit when it only looks', async () => {
    const token = await tokenOf(start(admin.token, merchant.id));
    for (const path of ['/logs', '/logs', '/devices', '/logs', `/merchant/${merchant.id}`, '/contacts'])
      expect((await call(token, 'GET', path)).statusCode).toBe(200);
    const actions = (await loggedFor()).slice(1).map(({ facts }) => (facts as { action: string }).action);
    expect(actions).toEqual(['read-logs', 'list-devices', 'read-merchant', 'list-contacts']);
    await call(token, 'POST', '/impersonation/end');
    const again = await tokenOf(start(admin.token, merchant.id));
    await call(again, 'GET', '/logs');
    expect((await loggedEvents()).filter((event) => event === 'impersonated-request')).toHaveLength(5);
  });

  it('is logged when a bill is printed, with who printed it', async () => {
    const till = await aTerminal(test, { merchant });
    await till.submitBills([(await till.bill()).text]);
    const sold = { text: 'select id from transactions where device_id = $1', values: [till.id] };
    const [bill] = await asSystem<{ id: string }>(test, sold);
    const token = await tokenOf(start(admin.token, merchant.id));
    const printed = await call(token, 'GET', `/bills/${bill?.id}/pdf`);
    expect(printed.headers['content-type']).toBe('application/pdf');
    expect((await loggedFor()).at(-1)).toMatchObject({
      event: 'impersonated-request',
      facts: { email: admin.email, action: 'read-bills' },
      userId: admin.id,
    });
  });

  it('says nothing of the visitor’s own session, nor of what the policy refuses', async () => {
    const token = await tokenOf(start(admin.token, merchant.id));
    await call(token, 'GET', '/session');
    await call(token, 'POST', '/session/renew');
    expect(await codeOf(call(token, 'POST', '/devices/activation-code', { name: 'Bar' }))).toEqual([
      403,
      'not-while-impersonating',
    ]);
    expect(await loggedEvents()).toEqual(['impersonation-started']);
  });

  it('is in the log that the merchant reads, in words', async () => {
    const token = await tokenOf(start(admin.token, merchant.id));
    await call(token, 'GET', '/devices');
    const own = await aUser(test, { role: 'merchant', merchantId: merchant.id });
    const reply = await test.app.inject({
      method: 'GET',
      url: '/api/logs?events=impersonated-request&events=impersonation-started',
      headers: { ...bearer(own.token), 'accept-language': 'fr-CA' },
    });
    const messages = reply.json<{ items: LogEntryView[] }>().items.map(({ message }) => message);
    expect(messages).toEqual([
      `${admin.email}, en votre nom\u00A0: consultation des appareils.`,
      expect.stringContaining('«\u00A0Aide à la caisse\u00A0»'),
    ]);
  });
});

describe('the end', () => {
  it('gives the person back to themselves, and notifies the merchant', async () => {
    const token = await tokenOf(start(admin.token, merchant.id));
    later(3);
    const own = await tokenOf(call(token, 'POST', '/impersonation/end'));
    expect(claimsOf(own)).toMatchObject({ role: 'admin', merchantId: null, exp: claimsOf(admin.token)['exp'] });
    expect(claimsOf(own)).not.toHaveProperty('impersonateMerchantId');
    expect((await sessionOf(own)).impersonation).toBeNull();
    expect(await loggedEvents()).toEqual(['impersonation-started', 'impersonation-ended']);
    expect(await codeOf(call(token, 'GET', '/devices'))).toEqual([409, 'impersonation-ended']);
  });

  it('comes by itself after 30 minutes; the token of before acts for no merchant', async () => {
    const token = await tokenOf(start(admin.token, merchant.id));
    later(30);
    expect(await codeOf(call(token, 'GET', '/devices'))).toEqual([409, 'impersonation-ended']);
    expect(claimsOf(await tokenOf(call(token, 'POST', '/impersonation/end')))).toMatchObject({ role: 'admin' });
    expect(await loggedEvents()).toEqual(['impersonation-started', 'impersonation-ended']);
  });

  it('is logged by a job when the user does not come back, with the time at which it ended', async () => {
    const begun = clock;
    await start(admin.token, merchant.id);
    later(29);
    await endDue();
    expect(await loggedEvents()).toEqual(['impersonation-started']);
    later(5);
    await endDue();
    await endDue();
    const [, ended, ...rest] = await loggedFor();
    expect(rest).toEqual([]);
    expect(ended).toMatchObject({ event: 'impersonation-ended', facts: { email: admin.email }, userId: admin.id });
    expect(ended?.occurredAt).toEqual(new Date(begun.getTime() + 30 * 60_000));
  });

  it('is logged when the session itself was ended', async () => {
    const token = await tokenOf(start(admin.token, merchant.id));
    later(2);
    await call(token, 'POST', '/logout');
    later(1);
    await endDue();
    const [, ended] = await loggedFor();
    expect(ended).toMatchObject({ event: 'impersonation-ended', occurredAt: new Date(clock.getTime() - 60_000) });
  });

  it('is no error for a user who acts for no merchant', async () => {
    expect(claimsOf(await tokenOf(call(admin.token, 'POST', '/impersonation/end')))).toMatchObject({ role: 'admin' });
  });

  it('makes room for the next, also when the last was not ended', async () => {
    await start(admin.token, merchant.id);
    later(31);
    const fresh = await tokenOf(call(admin.token, 'POST', '/session/renew'));
    const other = await aMerchant(test);
    expect((await start(fresh, other.id)).statusCode).toBe(200);
    expect(await loggedEvents()).toEqual(['impersonation-started', 'impersonation-ended']);
  });
});

const endDue = () => planJobs(test.dependencies).tasks['end-impersonations']?.({});

it('the queue looks every minute', async () => {
  expect(planJobs(test.dependencies).crontab.join('\n')).toMatch(/^\* \* \* \* \* end-impersonations/m);
  await runJobs(test);
});
