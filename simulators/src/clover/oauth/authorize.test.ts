import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { control } from '../../../test/control.ts';
import {
  authorizePath,
  BISTRO,
  BISTRO_OWNER,
  callClover,
  ILES,
  MADO,
  SITE_URL,
  startTestClover,
  type TestClover,
} from '../../../test/test-clover.ts';
import { CLOVER_APP } from '../clover-app.ts';
import { cloverId } from '../clover-id.ts';

let clover: TestClover;

beforeAll(async () => {
  clover = await startTestClover();
});
afterAll(() => clover.remove());

const MANAGER = cloverId('employee:bistro:manager');

/** Returns the address at which the portal is called back, with its parameters. */
async function follow(params: Record<string, string>, headers: Record<string, string> = {}) {
  const { status, location } = await callClover(clover.running, authorizePath(params), { headers });
  return {
    status,
    target: location && location.origin + location.pathname,
    params: location && Object.fromEntries(location.searchParams),
  };
}

describe('consent without a page', () => {
  it('calls the portal back with merchant, employee, app, code and the state it was given', async () => {
    expect(await follow({ state: 'a b&c' })).toEqual({
      status: 302,
      target: `${SITE_URL}/login/clover`,
      params: {
        merchant_id: BISTRO,
        employee_id: BISTRO_OWNER,
        client_id: CLOVER_APP.clientId,
        code: expect.any(String),
        state: 'a b&c',
      },
    });
  });

  it('is given by the employee who is named, else by the one who launched the app, else by the owner', async () => {
    const cookie = `clover_launcher=${BISTRO}.${MANAGER}`;
    expect((await follow({}, { cookie })).params).toMatchObject({ employee_id: MANAGER });
    expect((await follow({ __employee: BISTRO_OWNER }, { cookie })).params).toMatchObject({
      employee_id: BISTRO_OWNER,
    });
    expect((await follow({ merchant_id: ILES }, { cookie })).params).toMatchObject({
      merchant_id: ILES,
      employee_id: cloverId('employee:iles:owner'),
    });
  });

  it('calls back with an error when it is denied, and gives no code', async () => {
    const { params } = await follow({ __auto: 'deny', state: 's' });
    expect(params).toEqual({ error: 'access_denied', error_description: expect.any(String), state: 's' });
  });

  it('calls any address within the site back, keeping what it carries', async () => {
    const { target, params } = await follow({ redirect_uri: `${SITE_URL}/login/clover?from=clover` });
    expect(target).toBe(`${SITE_URL}/login/clover`);
    expect(params).toMatchObject({ from: 'clover', code: expect.any(String) });
  });
});

describe('a wrong request is shown to a person and never redirected:', () => {
  it.each([
    ['an unknown app', { client_id: 'AAAAAAAAAAAAA' }, 'No app has this client_id'],
    ['another site', { redirect_uri: 'http://evil.example/login/clover' }, 'not within'],
    ['another port', { redirect_uri: 'http://localhost:3998/login/clover' }, 'not within'],
    ['a site that only begins alike', { redirect_uri: `${SITE_URL}.evil.example/` }, 'not within'],
    ['a fragment', { redirect_uri: `${SITE_URL}/login/clover#x` }, 'not within'],
    ['no address', { redirect_uri: 'nowhere' }, 'not within'],
    ['an unknown merchant', { merchant_id: 'AAAAAAAAAAAAA' }, 'no such merchant'],
    ['another response type', { response_type: 'token' }, 'A parameter'],
    ['a challenge that is no digest', { code_challenge: 'short' }, 'A parameter'],
    ['a plain challenge', { code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' }, 'A parameter'],
    ['a method without a challenge', { code_challenge_method: 'S256' }, 'A parameter'],
    ['an unknown parameter', { scope: 'all' }, 'A parameter'],
    ['an endless state', { state: 'x'.repeat(2001) }, 'A parameter'],
  ])('%s', async (_what, params, says) => {
    const url = new URL(authorizePath(params).slice(4), clover.running.urls.webUrl);
    const reply = await fetch(url, { redirect: 'manual' });
    expect(reply.status).toBe(400);
    expect(await reply.text()).toContain(says);
  });

  it('a parameter given twice', async () => {
    expect(await callClover(clover.running, `${authorizePath()}&state=1&state=2`)).toMatchObject({ status: 400 });
  });

  it('an unknown employee', async () => {
    expect(await follow({ __employee: 'AAAAAAAAAAAAA' })).toMatchObject({ status: 400, target: null });
  });

  it('one before the portal has said where it is', async () => {
    const other = await startTestClover({ siteUrl: null });
    expect(await callClover(other.running, authorizePath())).toMatchObject({ status: 400 });
    await other.remove();
  });
});

describe('the site', () => {
  it('may be a folder of an address: what lies beside it is not within', async () => {
    const other = await startTestClover({ siteUrl: 'http://localhost:3999/portal/' });
    const inside = await callClover(other.running, authorizePath());
    expect(inside.location?.pathname).toBe('/portal/login/clover');
    const beside = authorizePath({ redirect_uri: 'http://localhost:3999/portals/login' });
    expect(await callClover(other.running, beside)).toMatchObject({ status: 400 });
    await other.remove();
  });
});

describe('the consent page', () => {
  const path = () => authorizePath({ state: 'xyz' }).slice(4).replace('&__auto=1', '');

  async function post(body: string, headers: Record<string, string> = {}) {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    return callClover(clover.running, `POST ${path()}`, { body, headers: { ...type, ...headers } });
  }

  it('asks who is there, in both languages, and may lead to the portal and nowhere else', async () => {
    const reply = await fetch(new URL(`${path()}&lang=fr`, clover.running.urls.webUrl), {
      headers: { cookie: `clover_launcher=${BISTRO}.${MANAGER}` },
    });
    const page = await reply.text();
    expect(page).toContain('Laisser Comptoir consulter vos données?');
    expect(page).toMatch(new RegExp(`<option value="${BISTRO}.${MANAGER}" selected>`));
    expect(page).not.toContain(ILES);
    expect(reply.headers.get('content-security-policy')).toContain(`form-action 'self' ${SITE_URL};`);
  });

  it('lets every merchant be chosen when none is named', async () => {
    const query = `client_id=${CLOVER_APP.clientId}`;
    const reply = await fetch(`${clover.running.urls.webUrl}/oauth/v2/authorize?${query}`);
    const page = await reply.text();
    for (const id of [BISTRO, ILES, MADO]) expect(page).toContain(`value="${id}.`);
  });

  it('calls the portal back with the choice made on it', async () => {
    const allowed = await post(`who=${BISTRO}.${MANAGER}&decision=allow`, { origin: clover.running.urls.webUrl });
    expect(Object.fromEntries(allowed.location?.searchParams ?? [])).toMatchObject({
      employee_id: MANAGER,
      state: 'xyz',
    });
    const denied = await post(`who=${BISTRO}.${MANAGER}&decision=deny`);
    expect(denied.location?.searchParams.get('error')).toBe('access_denied');
  });

  it.each([
    [403, `who=${BISTRO}.${MANAGER}&decision=allow`, { origin: 'http://evil.example' }],
    [400, `who=${ILES}.${cloverId('employee:iles:owner')}&decision=allow`, {}],
    [400, `who=${BISTRO}.${BISTRO}&decision=allow`, {}],
    [400, `who=${BISTRO}.${MANAGER}&decision=perhaps`, {}],
    [400, `who=${BISTRO}.${MANAGER}&decision=allow&more=1`, {}],
    [400, 'decision=allow', {}],
    [413, `who=${'x'.repeat(20_000)}`, {}],
  ])('answers %i to %s %o', async (status, body, headers) => {
    expect(await post(body, headers)).toMatchObject({ status, location: null });
  });

  it('answers only GET and POST', async () => {
    expect(await callClover(clover.running, `PUT ${path()}`)).toMatchObject({ status: 405 });
  });
});

describe('a launch from Clover', () => {
  it('opens the portal with the three parameters and no code, and remembers who it was', async () => {
    const { status, location, headers } = await callClover(
      clover.running,
      `GET /__sim/launch?merchant=${BISTRO}&employee=${MANAGER}`,
    );
    expect(status).toBe(302);
    expect(location?.href).toBe(
      `${SITE_URL}/login/clover?merchant_id=${BISTRO}&employee_id=${MANAGER}&client_id=${CLOVER_APP.clientId}`,
    );
    expect(headers.get('set-cookie')).toBe(
      `clover_launcher=${BISTRO}.${MANAGER}; Path=/oauth/v2/authorize; HttpOnly; SameSite=Lax`,
    );
  });

  it('can bring a code at once, as the older flow did', async () => {
    const path = `GET /__sim/launch?merchant=${BISTRO}&employee=${MANAGER}&withCode=1`;
    const { location } = await callClover(clover.running, path);
    expect(location?.searchParams.get('code')).toEqual(expect.any(String));
  });

  it.each([
    [404, `merchant=AAAAAAAAAAAAA&employee=${MANAGER}`],
    [404, `merchant=${ILES}&employee=${MANAGER}`],
    [400, `merchant=${ILES}`],
    [400, `merchant=x&employee=y`],
    [400, `merchant=${BISTRO}&employee=${MANAGER}&withCode=2`],
    [400, `merchant=${BISTRO}&employee=${MANAGER}&more=1`],
  ])('answers %i to %s', async (status, query) => {
    const answer = await callClover(clover.running, `GET /__sim/launch?${query}`);
    expect(answer).toMatchObject({ status, json: { error: expect.any(String) } });
  });

  it('is 409 before the portal has said where it is', async () => {
    const other = await startTestClover();
    await control(other.running, 'POST /__sim/config', { siteUrl: null });
    const path = `GET /__sim/launch?merchant=${BISTRO}&employee=${MANAGER}`;
    expect(await callClover(other.running, path)).toMatchObject({ status: 409 });
    await other.remove();
  });
});
