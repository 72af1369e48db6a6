import { createActivationCode, listDevices } from '@comptoir/contract/sales/devices';
import { removeContact } from '@comptoir/contract/people/contacts';
import { getMerchant } from '@comptoir/contract/base/merchants';
import { getSession, renewSession } from '@comptoir/contract/base/sessions';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, answerRaw, cutOff, refuse } from '../../../test/mock-api.ts';
import { aMerchant, aSessionView, aToken, hoursAgo, id } from '../../../test/factories.ts';
import { nameApi } from '../../../test/name-api.ts';
import { subscribeToAlerts, type Alert } from '../../lib/alerts.ts';
import { sessionStore } from '../sessions/session-store.ts';
import { ApiError } from './api-error.ts';
import { call, QUIET } from './call.ts';

let alerts: Alert[] = [];

beforeEach(() => {
  alerts = [];
  return subscribeToAlerts((alert) => alerts.push(alert));
});

const code = { deviceId: id(1), code: '7KQ2-M4XD', expiresAt: hoursAgo(-1) };
const createCode = (headers = {}) =>
  call<typeof createActivationCode>('POST', '/devices/activation-code', { body: { name: 'Bar' }, headers });
const readDevices = (headers = {}) => call<typeof listDevices>('GET', '/devices', { headers });

describe('call', () => {
  it('sends token, JSON and language, and fills in the path', async () => {
    sessionStore.signIn(aToken());
    const received = answer(getMerchant, aMerchant());
    answerRaw(getMerchant, () => Response.json(aMerchant({ company_name: 'Asked for by id' })));
    answer({ ...getMerchant, path: `/merchant/${id(7)}` }, aMerchant({ company_name: 'Seven' }));
    const merchant = await call<typeof getMerchant>('GET', '/merchant/:id', { params: { id: id(7) } });
    expect(merchant.company_name).toBe('Seven');
    expect(received).toEqual([]);
  });

  it('sends headers that the server expects', async () => {
    const token = aToken();
    sessionStore.signIn(token);
    const received = answer(getSession, aSessionView());
    await call<typeof getSession>('GET', '/session');
    const headers = received[0]?.headers;
    expect(headers?.get('authorization')).toBe(`Bearer ${token}`);
    expect(headers?.get('content-type')).toBe('application/json');
    expect(headers?.get('accept-language')).toMatch(/^(fr|en)$/);
  });

  it('asks the API that the page names, with the mark by which it knows this browser', async () => {
    nameApi('https://api.example');
    const fetched = vi.spyOn(window, 'fetch').mockResolvedValue(Response.json({ items: [] }));
    await readDevices().finally(() => nameApi(null));
    expect(fetched.mock.calls[0]).toMatchObject(['https://api.example/api/devices', { credentials: 'include' }]);
  });

  it('shows a refusal by its code, with fields and reference', async () => {
    refuse(listDevices, 'merchant-required');
    await expect(readDevices()).rejects.toMatchObject({
      code: 'merchant-required',
      status: 422,
      requestId: 'request-42',
    });
  });

  it.each([
    ['no one answers', () => cutOff(listDevices), 'network-unreachable', 0],
    [
      'a proxy answers',
      () => answerRaw(listDevices, () => new Response('<p>', { status: 503 })),
      'internal-error',
      503,
    ],
    [
      'an unknown code comes',
      () => answerRaw(listDevices, () => Response.json({ error: { code: 'x' } }, { status: 418 })),
      'unreadable-reply',
      418,
    ],
    ['a success cannot be read', () => answerRaw(listDevices, () => new Response('<p>')), 'unreadable-reply', 200],
  ] as const)('is an ApiError when %s', async (_, arrange, failure, status) => {
    arrange();
    const error: unknown = await readDevices().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: failure, status });
  });

  it('shows until when to wait', async () => {
    refuse(listDevices, 'too-many-requests', { headers: { 'retry-after': '30' } });
    const before = Date.now();
    const refusal = readDevices();
    await expect(refusal).rejects.toMatchObject({ retryAt: expect.any(Date) as Date });
    const { retryAt } = (await refusal.catch((thrown: unknown) => thrown)) as ApiError;
    expect((retryAt?.getTime() ?? 0) - before).toBeGreaterThanOrEqual(30_000);
  });

  it.each([undefined, 'soon', 'Wed, 21 Oct 2026 07:28:00 GMT'])('knows of no pause: %s', async (header) => {
    refuse(listDevices, 'too-many-requests', { headers: header ? { 'retry-after': header } : {} });
    await expect(readDevices()).rejects.toMatchObject({ retryAt: null });
  });

  it('takes a server that says nothing for too long as unreachable', async () => {
    answerRaw(listDevices, () => new Response(new ReadableStream()));
    const reason = new DOMException('too long', 'TimeoutError');
    const stop = new AbortController();
    stop.abort(reason);
    const timedOut = call<typeof listDevices>('GET', '/devices', { signal: stop.signal });
    await expect(timedOut).rejects.toMatchObject({ code: 'network-unreachable' });
  });

  it('passes on that it was aborted', async () => {
    const stop = new AbortController();
    stop.abort();
    const aborted = call<typeof listDevices>('GET', '/devices', { signal: stop.signal });
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('alerts', () => {
  it('tell a success by method and status', async () => {
    answer(createActivationCode, code);
    await createCode();
    await readDevices();
    expect(alerts).toEqual([{ tone: 'success', key: 'created' }]);
  });

  it('tell any error 500', async () => {
    refuse(listDevices, 'internal-error');
    await expect(readDevices()).rejects.toBeInstanceOf(ApiError);
    expect(alerts).toEqual([{ tone: 'error', key: 'internal-error' }]);
  });

  it('tell of something removed that it is, also where it was gone already', async () => {
    refuse({ ...removeContact, path: `/contacts/${id(3)}` }, 'not-found');
    const removed = await call<typeof removeContact>('DELETE', '/contacts/:id', { params: { id: id(3) } });
    expect(removed).toBeNull();
    expect(alerts).toEqual([{ tone: 'success', key: 'deleted' }]);
  });

  it('stay silent for a call that asks for it, and the asking never leaves the browser', async () => {
    const received = answer(createActivationCode, code);
    await createCode(QUIET);
    refuse(listDevices, 'internal-error');
    await expect(readDevices(QUIET)).rejects.toBeInstanceOf(ApiError);
    expect(alerts).toEqual([]);
    expect(received[0]?.headers.get('x-suppress-alerts')).toBeNull();
  });
});

describe('the session in use', () => {
  const seconds = (): number => Math.floor(Date.now() / 1000);
  const young = (): string => aToken({ iat: seconds() - 60, exp: seconds() + 3600 });
  const old = (): string => aToken({ iat: seconds() - 3600, exp: seconds() + 60 });

  it('is renewed once less than half of its life is left, one request at a time', async () => {
    sessionStore.signIn(old());
    const fresh = young();
    const received = answer(renewSession, { webToken: fresh });
    await Promise.all([readDevices(), readDevices()]);
    await vi.waitFor(() => expect(sessionStore.token()).toBe(fresh));
    await readDevices();
    expect(received).toHaveLength(1);
    expect(alerts).toEqual([]);
  });

  it('is left alone in the first half of its life', async () => {
    const token = young();
    sessionStore.signIn(token);
    await readDevices();
    expect(sessionStore.token()).toBe(token);
  });

  it('goes on with the old token when it could not be renewed', async () => {
    const token = old();
    sessionStore.signIn(token);
    let asked = 0;
    answerRaw(renewSession, () => {
      asked += 1;
      return new Response('', { status: 503 });
    });
    await readDevices();
    await vi.waitFor(() => expect(asked).toBe(1));
    expect(sessionStore.token()).toBe(token);
  });

  it.each(['invalid-credentials', 'second-factor-required', 'second-factor-invalid'] as const)(
    'goes on when a sign-in is refused as %s',
    async (refusal) => {
      sessionStore.signIn(young());
      refuse(listDevices, refusal);
      await expect(readDevices()).rejects.toMatchObject({ code: refusal });
      expect(sessionStore.current()).not.toBeNull();
    },
  );

  it('goes on when a call with an earlier token is refused', async () => {
    sessionStore.signIn(young());
    const later = young();
    answerRaw(listDevices, () => {
      sessionStore.renew(later);
      return Response.json({ error: { code: 'session-ended', requestId: 'x' } }, { status: 401 });
    });
    localStorage.setItem('JWT', aToken({ iat: seconds() - 61, exp: seconds() + 3600 }));
    await expect(readDevices()).rejects.toMatchObject({ code: 'session-ended' });
    expect(sessionStore.token()).toBe(later);
  });

  it('asks for a token that says the truth once acting for a merchant is over', async () => {
    sessionStore.signIn(aToken({ impersonateMerchantId: id(5) }));
    const own = young();
    const received = answer(renewSession, { webToken: own });
    refuse(listDevices, 'impersonation-ended');
    const refusals = await Promise.allSettled([readDevices(), readDevices()]);
    expect(refusals.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await vi.waitFor(() => expect(sessionStore.token()).toBe(own));
    expect(sessionStore.current()?.impersonateMerchantId).toBeNull();
    expect(received).toHaveLength(1);
  });

  it('ends on a 401', async () => {
    sessionStore.signIn(young());
    refuse(listDevices, 'not-signed-in');
    await expect(readDevices()).rejects.toBeInstanceOf(ApiError);
    expect(sessionStore.current()).toBeNull();
  });
});
