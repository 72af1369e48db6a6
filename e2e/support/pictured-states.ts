import type { Page, Route } from '@playwright/test';
import { swellAnswer } from './swell-answer.ts';

/** Answers to a screen's calls in a state that the demo world never is in. */
interface PicturedState {
  readonly calls: RegExp;
  readonly answer: (route: Route) => Promise<void> | void;
}

/** Without a session and its merchant there is no screen. */
const BEYOND_THE_SESSION = /\/api\/(?!session|merchant\/)/;

/** While its data is on its way, when there is none to be had, and when every name is long and every amount in the millions. */
export const PICTURED_STATES = {
  loading: { calls: BEYOND_THE_SESSION, answer: () => undefined },
  failed: {
    calls: BEYOND_THE_SESSION,
    answer: (route) => route.fulfill({ status: 500, json: { error: { code: 'internal-error', requestId: 'r-1' } } }),
  },
  // a stream has no end to wait for, and says nothing that is shown
  long: { calls: /\/api\/(?!.*\/stream)/, answer: swellRoute },
} satisfies Record<string, PicturedState>;

/** Does something while the calls of a page end as they do in a state. */
export async function inState(page: Page, { calls, answer }: PicturedState, look: () => Promise<void>): Promise<void> {
  await page.route(calls, answer);
  await look();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

async function swellRoute(route: Route): Promise<void> {
  if (route.request().method() !== 'GET') return route.continue();
  const response = await route.fetch().catch(() => null);
  // the screen was left meanwhile
  if (!response) return;
  const isJson = response.headers()['content-type']?.includes('json') === true;
  if (!isJson || !response.ok()) return route.fulfill({ response });
  return route.fulfill({ response, json: swellAnswer(await response.json()) });
}
