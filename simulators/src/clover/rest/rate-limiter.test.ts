import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { control } from '../../../test/control.ts';
import { BISTRO, callClover, connect, ILES, startTestClover, type TestClover } from '../../../test/test-clover.ts';
import { DEFAULT_SETTINGS } from '../state/settings.ts';
import { type Admission, createRateLimiter } from './rate-limiter.ts';

let now = 0;

function openLimiter() {
  return createRateLimiter({ limits: () => DEFAULT_SETTINGS.rateLimits, now: () => now });
}

function finish(admission: Admission): void {
  if (admission.ok) admission.value();
}

function headersOf(admission: Admission): Record<string, string> | null {
  return admission.ok ? null : admission.reason;
}

/** Lets so many requests through, one after the other. */
function pass(limiter: ReturnType<typeof openLimiter>, token: string, count: number): number {
  let passed = 0;
  for (let index = 0; index < count; index += 1) {
    const admission = limiter.admit(token);
    if (headersOf(admission) === null) passed += 1;
    finish(admission);
  }
  return passed;
}

beforeEach(() => {
  now = 1_000_000;
});

describe('the rate limiter', () => {
  it('lets 16 requests of a token through in any second', () => {
    const limiter = openLimiter();
    expect(pass(limiter, 'a', 10)).toBe(10);
    now += 500;
    expect(pass(limiter, 'a', 10)).toBe(6);
    expect(headersOf(limiter.admit('a'))).toEqual({ 'X-RateLimit-tokenLimit': '16' });
    now += 499;
    expect(pass(limiter, 'a', 1)).toBe(0);
    now += 1;
    expect(pass(limiter, 'a', 20)).toBe(10);
  });

  it('lets 50 requests of the app through in a second, whatever their tokens', () => {
    const limiter = openLimiter();
    expect(['a', 'b', 'c', 'd'].map((token) => pass(limiter, token, 16))).toEqual([16, 16, 16, 2]);
    expect(headersOf(limiter.admit('e'))).toEqual({ 'X-RateLimit-crossTokenLimit': '50' });
    now += 1000;
    expect(pass(limiter, 'e', 1)).toBe(1);
  });

  it('lets 5 requests of a token run at once, and makes a caller who comes back too early wait longer', () => {
    const limiter = openLimiter();
    const running = Array.from({ length: 5 }, () => limiter.admit('a'));
    const excess = (wait: string) => ({ 'X-RateLimit-tokenConcurrentLimit': '5', 'retry-after': wait });
    expect(headersOf(limiter.admit('a'))).toEqual(excess('1'));
    running.forEach(finish);
    expect(headersOf(limiter.admit('a'))).toEqual(excess('2'));
    expect(headersOf(limiter.admit('a'))).toEqual(excess('4'));
    now += 3999;
    expect(headersOf(limiter.admit('a'))).toEqual(excess('8'));
    now += 8000;
    expect(pass(limiter, 'a', 1)).toBe(1);
  });

  it('lets 10 requests of the app run at once', () => {
    const limiter = openLimiter();
    for (const token of ['a', 'b']) for (let index = 0; index < 5; index += 1) limiter.admit(token);
    expect(headersOf(limiter.admit('c'))).toEqual({
      'X-RateLimit-crossTokenConcurrentLimit': '10',
      'retry-after': '1',
    });
  });

  it('forgets what was when the clock is set back', () => {
    const limiter = openLimiter();
    pass(limiter, 'a', 16);
    now -= 3_600_000;
    expect(pass(limiter, 'a', 1)).toBe(1);
  });
});

describe('too many calls', () => {
  let clover: TestClover;
  let token: string;

  beforeAll(async () => {
    clover = await startTestClover();
    token = (await connect(clover.running)).access_token;
  });
  afterAll(() => clover.remove());

  const call = (path = '') => callClover(clover.running, `GET /v3/merchants/${BISTRO}${path}`, { token });

  it('in a second are answered 429, until Clover’s clock has moved on', async () => {
    await control(clover.running, 'POST /__sim/clock', { frozen: true });
    for (let index = 0; index < 16; index += 1) expect(await call()).toMatchObject({ status: 200 });
    const excess = await call();
    expect(excess).toMatchObject({ status: 429, json: { message: '429 Too Many Requests' } });
    expect(excess.headers.get('x-ratelimit-tokenlimit')).toBe('16');
    const { access_token: other } = await connect(clover.running, ILES);
    expect(await callClover(clover.running, `GET /v3/merchants/${ILES}`, { token: other })).toMatchObject({
      status: 200,
    });
    await control(clover.running, 'POST /__sim/clock', { advanceMs: 1000 });
    expect(await call()).toMatchObject({ status: 200 });
  });

  it('at once are answered 429 with a time to wait; a caller who gives up frees its place', async () => {
    await control(clover.running, 'POST /__sim/clock', { advanceMs: 60_000 });
    await control(clover.running, 'POST /__sim/fault', { fault: 'timeout', times: 5, route: 'devices' });
    const givingUp = new AbortController();
    const url = `${clover.running.urls.apiUrl}/v3/merchants/${BISTRO}/devices`;
    const headers = { authorization: `Bearer ${token}` };
    const waiting = Array.from({ length: 5 }, () =>
      fetch(url, { headers, signal: givingUp.signal }).catch(() => 'gave up'),
    );
    await expect
      .poll(async () => (await control(clover.running, 'GET /__sim/status')).json)
      .toMatchObject({ faults: [] });
    const excess = await call();
    expect(excess.status).toBe(429);
    expect(excess.headers.get('retry-after')).toBe('1');
    expect(excess.headers.get('x-ratelimit-tokenconcurrentlimit')).toBe('5');
    givingUp.abort();
    expect(await Promise.all(waiting)).toEqual(Array.from({ length: 5 }, () => 'gave up'));
    await control(clover.running, 'POST /__sim/clock', { advanceMs: 1000 });
    await expect.poll(async () => (await advanceAndCall()).status).toBe(200);
  });

  /** Each early call lengthens the wait: time passes before the next one. */
  async function advanceAndCall() {
    await control(clover.running, 'POST /__sim/clock', { advanceMs: 60_000 });
    return call();
  }

  it('can be allowed', async () => {
    await control(clover.running, 'POST /__sim/config', { rateLimits: { tokenPerSecond: 1 } });
    await control(clover.running, 'POST /__sim/clock', { advanceMs: 60_000 });
    expect([(await call()).status, (await call()).status]).toEqual([200, 429]);
    await control(clover.running, 'POST /__sim/config', { rateLimits: { tokenPerSecond: 3 } });
    expect([(await call()).status, (await call()).status, (await call()).status]).toEqual([200, 200, 429]);
  });
});
