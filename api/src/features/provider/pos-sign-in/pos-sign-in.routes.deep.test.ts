import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { aMerchant, asSystem, aUser } from '../../../../test/factories/merchants.ts';
import { aBrowser, consentTo, errorOf, finish, HAND_OVER, start } from '../../../../test/pos-browser.ts';
import { SITE_URL, startSimulatedClover } from '../../../../test/simulated-clover.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const simulator = await startSimulatedClover();
let clock = new Date();
const test = useTestApp({
  now: () => clock,
  config: { publicUrl: SITE_URL, provider: simulator.settings },
});

afterEach(async () => {
  clock = new Date();
  await simulator.control('DELETE /__sim/fault');
});
afterAll(() => simulator.stop());

const merchant = (name: string) => simulator.merchant(name);
const connectionsOf = (posMerchantId: string) =>
  asSystem(test, {
    text: 'select merchant_id from pos_connections where pos_merchant_id = $1',
    values: [posMerchantId],
  });

describe('an arrival that proves nothing', () => {
  const bistro = merchant('Bistro du Quai');

  it('is refused with a forged, changed or missing state, and in another browser', async () => {
    const browser = aBrowser(test);
    const arrival = await consentTo(simulator, browser, { merchant: bistro });
    const state = arrival.searchParams.get('state') ?? '';
    for (const other of ['', 'forged', `${state.slice(0, -4)}AAAA`, state.slice(1), 'x'.repeat(513)]) {
      const forged = new URL(arrival);
      forged.searchParams.set('state', other);
      expect(['pos-sign-in-expired', 'validation-failed']).toContain(errorOf(await finish(browser, forged)));
    }
    expect(errorOf(await finish(aBrowser(test), arrival))).toBe('pos-sign-in-expired');
    const strange = aBrowser(test);
    await start(strange);
    expect(errorOf(await finish(strange, arrival))).toBe('pos-sign-in-expired');
    expect((await finish(browser, arrival)).headers.location).toBe('/dashboard');
  });

  it('is refused when the state was used or has run out', async () => {
    const browser = aBrowser(test);
    const arrival = await consentTo(simulator, browser, { merchant: bistro });
    const secret = browser.jar['posSignIn'] ?? '';
    expect((await finish(browser, arrival)).headers.location).toBe('/dashboard');
    browser.jar['posSignIn'] = secret;
    const again = new URL(arrival);
    again.searchParams.set('code', await simulator.code(bistro.id));
    expect(errorOf(await finish(browser, again))).toBe('pos-sign-in-expired');
    const late = aBrowser(test);
    const lateArrival = await consentTo(simulator, late, { merchant: bistro });
    clock = new Date(clock.getTime() + 600_000);
    expect(errorOf(await finish(late, lateArrival))).toBe('pos-sign-in-expired');
  });

  it('takes one state once, also twice at the same moment', async () => {
    const browser = aBrowser(test);
    const arrival = await consentTo(simulator, browser, { merchant: bistro });
    const replies = await Promise.all([finish(browser, arrival), finish(browser, arrival)]);
    expect(replies.map(({ headers }) => headers.location)).toEqual(
      expect.arrayContaining(['/dashboard', '/login/clover?error=pos-sign-in-expired']),
    );
  });

  it('is refused with a code that is made up or was used', async () => {
    for (const used of [false, true]) {
      const browser = aBrowser(test);
      const arrival = await consentTo(simulator, browser, { merchant: bistro });
      if (used) arrival.searchParams.set('code', await usedCode());
      else arrival.searchParams.set('code', 'made-up');
      expect(errorOf(await finish(browser, arrival))).toBe('pos-sign-in-refused');
    }
  });

  it('is refused when the code opens another merchant than the one it names', async () => {
    const browser = aBrowser(test);
    const begun = await start(browser);
    const arrival = await simulator.consent(`${String(begun.headers.location)}&merchant_id=${bistro.id}`);
    arrival.searchParams.set('merchant_id', merchant('Café Nouvelle-Vague').id);
    expect(errorOf(await finish(browser, arrival))).toBe('pos-sign-in-refused');
    expect(await connectionsOf(merchant('Café Nouvelle-Vague').id)).toEqual([]);
  });

  it('is refused when it comes back for another merchant than it was launched for', async () => {
    const browser = aBrowser(test);
    const begun = await start(browser, { merchantId: merchant('Café Nouvelle-Vague').id });
    const address = new URL(String(begun.headers.location));
    address.searchParams.set('merchant_id', bistro.id);
    expect(errorOf(await finish(browser, await simulator.consent(address.href)))).toBe('pos-sign-in-refused');
  });

  it('is refused for another app, and for an employee the merchant does not have where the provider names no one', async () => {
    for (const [name, value] of [
      ['employee_id', '0000000000000'],
      ['employee_id', '../../..'],
      ['client_id', 'ANOTHERAPP001'],
    ] as const) {
      const browser = aBrowser(test);
      const arrival = await consentTo(simulator, browser, { merchant: bistro });
      arrival.searchParams.set(name, value);
      await simulator.control('POST /__sim/fault', { fault: 'nobody-named' });
      expect(errorOf(await finish(browser, arrival)), value).toBe('pos-sign-in-refused');
      await simulator.control('DELETE /__sim/fault');
    }
    expect(errorOf(await start(aBrowser(test), { clientId: 'ANOTHERAPP001' }))).toBe('pos-sign-in-refused');
  });

  it('is refused when consent was denied, and incomplete without a code', async () => {
    const browser = aBrowser(test);
    expect(errorOf(await finish(browser, await consentTo(simulator, browser, { merchant: bistro, deny: true })))).toBe(
      'pos-sign-in-refused',
    );
    expect(errorOf(await browser.visit('/api/pos-sign-in/finish'))).toBe('pos-sign-in-incomplete');
    expect(errorOf(await browser.visit(`/api/pos-sign-in/finish?merchant_id=${bistro.id}`))).toBe(
      'pos-sign-in-incomplete',
    );
  });

  it('shows an error screen for whatever else is wrong with the address', async () => {
    const browser = aBrowser(test);
    for (const url of [
      `/api/pos-sign-in/start?handOver=${HAND_OVER}&surprise=1`,
      `/api/pos-sign-in/start?handOver=${HAND_OVER}&merchantId=a&merchantId=b`,
      `/api/pos-sign-in/start?handOver=${HAND_OVER}&merchantId=${'x'.repeat(65)}`,
      '/api/pos-sign-in/start',
      '/api/pos-sign-in/start?handOver=guessable',
      '/api/pos-sign-in/finish?code=%00&state=x',
    ]) {
      expect(errorOf(await browser.visit(url)), url).toBe('validation-failed');
    }
  });

  it('is slowed down when one address tries again and again', async () => {
    const browser = aBrowser(test);
    for (let tries = 0; tries < 60; tries += 1) await start(browser);
    expect(errorOf(await start(browser))).toBe('too-many-requests');
    expect((await start(aBrowser(test))).headers.location).toContain('/oauth/v2/authorize');
  });

  async function usedCode(): Promise<string> {
    const browser = aBrowser(test);
    const arrival = await consentTo(simulator, browser, { merchant: bistro });
    await finish(browser, arrival);
    return arrival.searchParams.get('code') ?? '';
  }
});

describe('when the provider', () => {
  const bistro = merchant('Bistro du Quai');

  const hasty = useTestApp({
    config: { publicUrl: SITE_URL, provider: { ...simulator.settings, timeoutMs: 1000 } },
  });

  it.each([
    ['down', 'token'],
    ['timeout', 'token'],
    ['drop', 'token'],
    ['down', 'merchant'],
    ['timeout', 'merchant'],
    ['malformed', 'current_employee'],
    ['down', 'current_employee'],
  ])('is %s for %s, says to try again', async (fault, route) => {
    const browser = aBrowser(hasty);
    const arrival = await consentTo(simulator, browser, { merchant: bistro });
    await simulator.control('POST /__sim/fault', { fault, route });
    expect(errorOf(await finish(browser, arrival))).toBe('pos-unavailable');
    expect(browser.jar['webToken']).toBeUndefined();
  });

  it('is slow but answers in time, signs in', async () => {
    const browser = aBrowser(test);
    const arrival = await consentTo(simulator, browser, { merchant: bistro });
    await simulator.control('POST /__sim/fault', { fault: 'slow', value: 300, route: 'token' });
    await simulator.control('POST /__sim/fault', { fault: 'status', value: 429, route: 'merchant' });
    expect((await finish(browser, arrival)).headers.location).toBe('/dashboard');
  });
});

describe('secrets', () => {
  it('are neither logged nor kept in clear', async () => {
    const browser = aBrowser(test);
    const arrival = await consentTo(simulator, browser, { merchant: merchant('Bistro du Quai') });
    await finish(browser, arrival);
    await finish(browser, arrival);
    const said = test.logLines.join('\n');
    const { clientSecret } = simulator.settings;
    for (const secret of [
      arrival.searchParams.get('code'),
      browser.webToken(),
      clientSecret,
      'clvroar-',
      'access_token',
    ]) {
      expect(secret).toBeTruthy();
      expect(said).not.toContain(secret);
    }
    const kept = await asSystem(test, { text: 'select t::text as row from pos_connections t' });
    expect(JSON.stringify(kept)).not.toContain(Buffer.from('clvroar-').toString('hex'));
  });
});

describe('without a provider', () => {
  const plain = useTestApp();

  it('sign-in and webhooks are not offered', async () => {
    for (const url of [`/api/pos-sign-in/start?handOver=${HAND_OVER}`, '/api/pos-sign-in/finish?code=x&state=y']) {
      expect(errorOf(await plain.app.inject({ method: 'GET', url }))).toBe('pos-sign-in-not-offered');
    }
    const reply = await plain.app.inject({ method: 'POST', url: '/api/webhooks/clover', payload: {} });
    expect(reply.statusCode).toBe(503);
  });

  it('signing in with a password goes on', async () => {
    const { id } = await aMerchant(plain);
    expect((await aUser(plain, { role: 'merchant', merchantId: id })).token).toBeTruthy();
  });
});

describe('over https', () => {
  const secure = useTestApp({ config: { publicUrl: 'https://portal.example', provider: simulator.settings } });

  it('cookies are secure', async () => {
    const browser = aBrowser(secure);
    const reply = await start(browser);
    expect(reply.headers['set-cookie']).toMatch(
      /^__Host-posSignIn=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const asked = new URL(String(reply.headers.location)).searchParams;
    expect(asked.get('redirect_uri')).toBe('https://portal.example/api/pos-sign-in/finish');
    // the simulated provider knows one site alone
    const address = new URL(String(reply.headers.location));
    address.searchParams.set('redirect_uri', `${SITE_URL}/api/pos-sign-in/finish`);
    const arrival = await simulator.consent(address.href);
    const cookies = [(await finish(browser, arrival)).headers['set-cookie'] ?? []].flat();
    expect(cookies[0]).toMatch(
      /^__Host-webToken=made-up-by-the-page-01\.[\w.-]+; Max-Age=60; Path=\/; Secure; SameSite=Lax$/,
    );
    expect(cookies[1]).toMatch(/^__Host-posSignIn=; Max-Age=0; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(cookies[2]).toMatch(
      /^__Host-posDevice=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });
});
