import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { control } from '../../../test/control.ts';
import {
  BISTRO,
  callClover,
  connect,
  ILES,
  MADO,
  readTokens,
  refresh,
  startTestClover,
  type TestClover,
} from '../../../test/test-clover.ts';

let clover: TestClover;

beforeAll(async () => {
  clover = await startTestClover();
});
afterEach(() => control(clover.running, 'DELETE /__sim/clock'));
afterAll(() => clover.remove());

const advance = (seconds: number) => control(clover.running, 'POST /__sim/clock', { advanceMs: seconds * 1000 });
const read = (token: string) => callClover(clover.running, `GET /v3/merchants/${BISTRO}`, { token });
const REFUSED = { status: 401, json: { message: 'Failed to validate refresh token.' } };

describe('a refresh token', () => {
  it('is exchanged for a new pair; both access tokens read until they expire', async () => {
    const first = await connect(clover.running);
    await advance(1790);
    const second = readTokens(await refresh(clover.running, first.refresh_token));
    expect(second.refresh_token).not.toBe(first.refresh_token);
    for (const { access_token: token } of [first, second]) expect(await read(token)).toMatchObject({ status: 200 });
    await advance(20);
    expect(await read(first.access_token)).toMatchObject({ status: 401, json: { message: '401 Unauthorized' } });
    expect(await read(second.access_token)).toMatchObject({ status: 200 });
  });

  it('is dead once it has been used', async () => {
    const { refresh_token: used } = await connect(clover.running);
    const { refresh_token: next } = readTokens(await refresh(clover.running, used));
    expect(await refresh(clover.running, used)).toMatchObject(REFUSED);
    expect(await refresh(clover.running, next)).toMatchObject({ status: 200 });
  });

  it('serves one of many who use it at once', async () => {
    const { refresh_token: shared } = await connect(clover.running);
    const all = await Promise.all(Array.from({ length: 4 }, () => refresh(clover.running, shared)));
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401]);
  });

  it('is the oldest of six to die: five of one merchant live, others do not count', async () => {
    const other = await connect(clover.running, ILES);
    const pairs = [];
    for (let count = 0; count < 6; count += 1) pairs.push(await connect(clover.running, MADO));
    const statuses = [];
    for (const { refresh_token: token } of pairs) statuses.push((await refresh(clover.running, token)).status);
    expect(statuses).toEqual([401, 200, 200, 200, 200, 200]);
    expect(await refresh(clover.running, other.refresh_token)).toMatchObject({ status: 200 });
  });

  it('lasts a year', async () => {
    const { refresh_token: token } = await connect(clover.running);
    await advance(365 * 86_400 + 1);
    expect(await refresh(clover.running, token)).toMatchObject(REFUSED);
  });

  it('lasts, like the access token, as long as is set, and as many live', async () => {
    const other = await startTestClover({ accessTokenSeconds: 2, refreshTokenSeconds: 10, liveRefreshTokens: 1 });
    await control(other.running, 'POST /__sim/clock', { frozen: true });
    const first = await connect(other.running);
    const second = await connect(other.running);
    expect(await refresh(other.running, first.refresh_token)).toMatchObject(REFUSED);
    await control(other.running, 'POST /__sim/clock', { advanceMs: 2000 });
    const { access_token: token } = second;
    expect(await callClover(other.running, `GET /v3/merchants/${BISTRO}`, { token })).toMatchObject({ status: 401 });
    await control(other.running, 'POST /__sim/clock', { advanceMs: 8000 });
    expect(await refresh(other.running, second.refresh_token)).toMatchObject(REFUSED);
    await other.remove();
  });
});

describe('a refresh is refused', () => {
  it.each([
    ['an unknown token', { refresh_token: 'unknown' }, 401],
    ['another app', { client_id: 'AAAAAAAAAAAAA' }, 401],
    ['the app’s secret, which has no place here', { client_secret: 'x' }, 400],
    ['no token', { refresh_token: undefined }, 400],
  ])('for %s, and the token is still good', async (_what, changes, status) => {
    const { refresh_token: token } = await connect(clover.running);
    expect(await refresh(clover.running, token, changes)).toMatchObject({
      status,
      json: { message: expect.any(String) },
    });
    expect(await refresh(clover.running, token)).toMatchObject({ status: 200 });
  });

  it('with another method than POST', async () => {
    expect(await callClover(clover.running, 'GET /oauth/v2/refresh')).toMatchObject({ status: 405 });
  });
});
