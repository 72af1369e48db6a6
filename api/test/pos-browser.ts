import { parseCookie } from 'cookie';
import { expect } from 'vitest';
import type { SimulatedClover, SimulatedMerchant } from './simulated-clover.ts';
import type { TestApp } from './test-app.ts';

/** Choice of a merchant's person on the provider's page. */
export interface Choice {
  readonly employee?: string;
  readonly deny?: true;
}

/** Secret that the page makes up when it begins a sign-in. */
export const HAND_OVER = 'made-up-by-the-page-01';

let browsers = 0;

/** A browser: it keeps cookies and does not follow redirects by itself. Each has an address, so that none slows another down. */
export function aBrowser(test: TestApp) {
  const jar: Record<string, string> = {};
  browsers += 1;
  const remoteAddress = `10.0.${Math.floor(browsers / 250)}.${1 + (browsers % 250)}`;
  const visit = async (url: string) => {
    const cookie = Object.entries(jar).map(([name, value]) => `${name}=${value}`);
    const reply = await test.app.inject({ method: 'GET', url, headers: { cookie: cookie.join('; ') }, remoteAddress });
    for (const set of [reply.headers['set-cookie'] ?? []].flat())
      Object.assign(jar, parseCookie(set.split(';')[0] ?? ''));
    return reply;
  };
  /** The token as the portal's page takes it out of its cookie. */
  const webToken = () => jar['webToken']?.replace(`${HAND_OVER}.`, '') ?? '';
  return { jar, visit, webToken };
}

export type Browser = ReturnType<typeof aBrowser>;

/** Begins a sign-in at the provider; the answer leads to its page. */
export const start = (browser: Browser, query: Record<string, string> = {}) =>
  browser.visit(`/api/pos-sign-in/start?${new URLSearchParams({ handOver: HAND_OVER, ...query }).toString()}`);

/** From a launch to the moment the provider sends the browser back. */
export async function consentTo(
  simulator: SimulatedClover,
  browser: Browser,
  given: { merchant: SimulatedMerchant } & Choice,
): Promise<URL> {
  const { merchant, ...choice } = given;
  const begun = await start(browser, { merchantId: merchant.id, clientId: simulator.settings.clientId });
  return simulator.consent(String(begun.headers.location), choice);
}

/** Comes back from the provider. */
export const finish = (browser: Browser, arrival: URL) => browser.visit(`${arrival.pathname}${arrival.search}`);

/** The code of the error screen that a reply leads to. */
export const errorOf = (reply: { statusCode: number; headers: { location?: string | undefined } }) => {
  expect(reply.statusCode).toBe(302);
  return /^\/login\/clover\?error=([\w-]+)$/.exec(String(reply.headers.location))?.[1];
};
