import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { control } from '../../test/control.ts';
import {
  allow,
  authorizePath,
  BISTRO,
  callClover,
  connect,
  exchange,
  ILES,
  readTokens,
  refresh,
  startTestClover,
  type TestClover,
  type Tokens,
} from '../../test/test-clover.ts';

let clover: TestClover;
let tokens: Tokens;

beforeAll(async () => {
  clover = await startTestClover({ rateLimits: { tokenPerSecond: 10_000, appPerSecond: 10_000 } });
  tokens = await connect(clover.running);
});
afterEach(() => control(clover.running, 'DELETE /__sim/fault'));
afterAll(() => clover.remove());

const add = (fault: object) => control(clover.running, 'POST /__sim/fault', fault);
const read = (path = '') =>
  callClover(clover.running, `GET /v3/merchants/${BISTRO}${path}`, { token: tokens.access_token });

describe('a scripted fault', () => {
  it.each([
    [401, '401 Unauthorized'],
    [403, '403 Forbidden'],
    [429, '429 Too Many Requests'],
    [500, '500 Internal Server Error'],
    [503, '503 Service Unavailable'],
  ])('status: answers %i', async (value, message) => {
    await add({ fault: 'status', value });
    expect(await read()).toMatchObject({ status: value, json: { message } });
    expect(await read()).toMatchObject({ status: 200 });
  });

  it('after: lets as many go first, such as the first page of a list', async () => {
    await add({ fault: 'status', value: 500, route: 'employees', after: 2 });
    const statuses = [];
    for (let calls = 0; calls < 4; calls += 1) statuses.push((await read('/employees')).status);
    expect(statuses).toEqual([200, 200, 500, 200]);
  });

  it('slow: answers, later', async () => {
    await add({ fault: 'slow', value: 200 });
    const begun = performance.now();
    expect(await read()).toMatchObject({ status: 200 });
    expect(performance.now() - begun).toBeGreaterThanOrEqual(199);
  });

  it('timeout: never answers and does nothing', async () => {
    const code = await allow(clover.running);
    await add({ fault: 'timeout', route: 'token' });
    const { apiUrl } = clover.running.urls;
    const given = fetch(`${apiUrl}/oauth/v2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_id: 'x', client_secret: 'x', code }),
      signal: AbortSignal.timeout(300),
    });
    await expect(given).rejects.toThrow('timeout');
    expect(await exchange(clover.running, code)).toMatchObject({ status: 200 });
  });

  it('down: hangs up and does nothing, until it is cleared', async () => {
    const code = await allow(clover.running);
    await add({ fault: 'down', times: 'always' });
    await expect(exchange(clover.running, code)).rejects.toThrow('fetch failed');
    await expect(read()).rejects.toThrow('fetch failed');
    await expect(callClover(clover.running, authorizePath())).rejects.toThrow('fetch failed');
    await control(clover.running, 'DELETE /__sim/fault');
    expect(await exchange(clover.running, code)).toMatchObject({ status: 200 });
  });

  it('drop: uses the refresh token up and loses the new ones', async () => {
    const own = await connect(clover.running, ILES);
    await add({ fault: 'drop', route: 'refresh' });
    await expect(refresh(clover.running, own.refresh_token)).rejects.toThrow('fetch failed');
    expect(await refresh(clover.running, own.refresh_token)).toMatchObject({ status: 401 });
  });

  it('malformed: answers 200 with half a body', async () => {
    await add({ fault: 'malformed' });
    expect(await read('/employees')).toMatchObject({ status: 200, json: null });
  });
});

describe('how often and for whom', () => {
  it('n times, then no more', async () => {
    await add({ fault: 'status', value: 500, times: 2 });
    expect([(await read()).status, (await read()).status, (await read()).status]).toEqual([500, 500, 200]);
  });

  it('one route only', async () => {
    await add({ fault: 'status', value: 500, times: 'always', route: 'employees' });
    expect([(await read()).status, (await read('/employees')).status]).toEqual([200, 500]);
  });

  it('one merchant only: for reads, refreshes and exchanges', async () => {
    const [bistro, iles] = [await connect(clover.running), await connect(clover.running, ILES)];
    const codes = [await allow(clover.running), await allow(clover.running, { merchant_id: ILES })] as const;
    await add({ fault: 'status', value: 500, times: 'always', merchant: ILES });
    const { access_token: token } = iles;
    expect(await callClover(clover.running, `GET /v3/merchants/${ILES}`, { token })).toMatchObject({ status: 500 });
    expect(await refresh(clover.running, iles.refresh_token)).toMatchObject({ status: 500 });
    expect(await exchange(clover.running, codes[1])).toMatchObject({ status: 500 });
    expect(await exchange(clover.running, codes[0])).toMatchObject({ status: 200 });
    readTokens(await refresh(clover.running, bistro.refresh_token));
  });

  it('the oldest first', async () => {
    await add({ fault: 'status', value: 500 });
    await add({ fault: 'status', value: 503 });
    expect([(await read()).status, (await read()).status]).toEqual([500, 503]);
  });
});
