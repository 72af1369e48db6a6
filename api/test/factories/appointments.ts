import type { TestApp } from '../test-app.ts';
import { subscriptionCalls } from './subscribers.ts';

/** Lists the hours that are free from a day to another, as the bearer of a token sees them. */
export const freeHours =
  (test: TestApp) =>
  async (token: string, from: string, to = from): Promise<string[]> =>
    (await subscriptionCalls(test).call(token, ['GET', `appointments/free?from=${from}&to=${to}`]))
      .json<{ items: { startsAt: string }[] }>()
      .items.map(({ startsAt }) => startsAt);
