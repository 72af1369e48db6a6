import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { control } from '../../../test/control.ts';
import {
  allow,
  BISTRO,
  callClover,
  exchange,
  ILES,
  readTokens,
  startTestClover,
  type TestClover,
} from '../../../test/test-clover.ts';
import { CLOVER_APP } from '../clover-app.ts';

let clover: TestClover;

beforeAll(async () => {
  clover = await startTestClover();
});
afterAll(() => clover.remove());

const advance = (seconds: number) => control(clover.running, 'POST /__sim/clock', { advanceMs: seconds * 1000 });
const REFUSED = { status: 401, json: { message: 'Failed to validate authentication code.' } };

describe('a code', () => {
  it('is exchanged for tokens that expire in 30 minutes and in a year, in seconds', async () => {
    await control(clover.running, 'POST /__sim/clock', { at: '2026-03-01T12:00:00.000Z', frozen: true });
    const tokens = readTokens(await exchange(clover.running, await allow(clover.running)));
    const seconds = Date.parse('2026-03-01T12:00:00.000Z') / 1000;
    expect(tokens.access_token_expiration).toBe(seconds + 1800);
    expect(tokens.refresh_token_expiration).toBe(seconds + 365 * 86_400);
    const read = await callClover(clover.running, `GET /v3/merchants/${BISTRO}`, { token: tokens.access_token });
    expect(read).toMatchObject({ status: 200, json: { id: BISTRO, name: 'Bistro du Quai' } });
    await control(clover.running, 'DELETE /__sim/clock');
  });

  it('is worth nothing the second time', async () => {
    const code = await allow(clover.running);
    expect(await exchange(clover.running, code)).toMatchObject({ status: 200 });
    expect(await exchange(clover.running, code)).toMatchObject(REFUSED);
  });

  it('is exchanged by one of many who try at once', async () => {
    const code = await allow(clover.running);
    const all = await Promise.all(Array.from({ length: 5 }, () => exchange(clover.running, code)));
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401, 401]);
  });

  it('lasts ten minutes', async () => {
    const [early, late] = [await allow(clover.running), await allow(clover.running)];
    await advance(590);
    expect(await exchange(clover.running, early)).toMatchObject({ status: 200 });
    await advance(11);
    expect(await exchange(clover.running, late)).toMatchObject(REFUSED);
  });

  it('comes without a refresh token where none is wanted, in the address or in the body', async () => {
    const body = { client_id: CLOVER_APP.clientId, client_secret: CLOVER_APP.clientSecret };
    const inAddress = await callClover(clover.running, 'POST /oauth/v2/token?no_refresh_token=true', {
      body: { ...body, code: await allow(clover.running) },
    });
    const inBody = await exchange(clover.running, await allow(clover.running), { no_refresh_token: true });
    for (const { json } of [inAddress, inBody]) {
      expect(json).toEqual({ access_token: expect.any(String), access_token_expiration: expect.any(Number) });
    }
    expect(await exchange(clover.running, await allow(clover.running), { no_refresh_token: false })).toMatchObject({
      json: { refresh_token: expect.any(String) },
    });
  });

  it('of a merchant who has done away with the app is worth nothing', async () => {
    const code = await allow(clover.running, { merchant_id: ILES });
    await control(clover.running, 'POST /__sim/uninstall', { merchant: ILES });
    expect(await exchange(clover.running, code)).toMatchObject(REFUSED);
  });
});

describe('PKCE', () => {
  const verifier = 'un-secret-que-seul-le-programme-connait-0123456789';
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const prove = (code: string, changes: object) =>
    callClover(clover.running, 'POST /oauth/v2/token', { body: { client_id: CLOVER_APP.clientId, code, ...changes } });
  const query = { code_challenge: challenge, code_challenge_method: 'S256' };

  it('exchanges a code for a caller who knows the verifier, without the app’s secret', async () => {
    const code = await allow(clover.running, query);
    expect(await prove(code, { code_verifier: `${verifier}x` })).toMatchObject(REFUSED);
    expect(await prove(code, { code_verifier: verifier })).toMatchObject({ status: 200 });
  });

  it('exchanges a code of a server for its secret and the verifier together', async () => {
    const code = await allow(clover.running, query);
    expect(await exchange(clover.running, code, { code_verifier: `${verifier}x` })).toMatchObject(REFUSED);
    expect(await exchange(clover.running, code, { code_verifier: verifier, client_secret: 'x' })).toMatchObject(
      REFUSED,
    );
    expect(await exchange(clover.running, code, { code_verifier: verifier })).toMatchObject({ status: 200 });
  });

  it('is not satisfied with the secret, nor a code without a challenge with a verifier', async () => {
    expect(await exchange(clover.running, await allow(clover.running, query))).toMatchObject(REFUSED);
    expect(await prove(await allow(clover.running), { code_verifier: verifier })).toMatchObject(REFUSED);
  });
});

describe('an exchange is refused', () => {
  it.each([
    ['an unknown code', { code: 'unknown' }, 401],
    ['another app', { client_id: 'AAAAAAAAAAAAA' }, 401],
    ['a wrong secret', { client_secret: 'wrong' }, 401],
    ['a field that does not exist', { grant_type: 'authorization_code' }, 400],
    ['a verifier of no challenge', { code_verifier: 'x' }, 401],
    ['a code that is no text', { code: 1 }, 400],
    ['an unknown wish', { no_refresh_token: 'true' }, 400],
  ])('for %s', async (_what, changes, status) => {
    const code = await allow(clover.running);
    expect(await exchange(clover.running, code, changes)).toMatchObject({
      status,
      json: { message: expect.any(String) },
    });
  });

  it.each([
    ['POST /oauth/v2/token', 'no JSON', {}, 400],
    ['POST /oauth/v2/token', '{}', {}, 400],
    ['POST /oauth/v2/token', 'client_id=x', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['POST /oauth/v2/token', JSON.stringify({ code: 'x'.repeat(200_000) }), {}, 413],
    ['PUT /oauth/v2/token', '{}', {}, 405],
  ])('%s %s is answered in kind', async (route, body, headers, status) => {
    const answer = await callClover(clover.running, route, { body, headers });
    expect(answer).toMatchObject({ status, json: { message: expect.any(String) } });
  });

  it('with an unknown parameter in the address', async () => {
    const body = { client_id: CLOVER_APP.clientId, client_secret: CLOVER_APP.clientSecret, code: 'x' };
    expect(await callClover(clover.running, 'POST /oauth/v2/token?more=1', { body })).toMatchObject({ status: 400 });
  });
});
