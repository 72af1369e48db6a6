import * as z from 'zod/mini';
import { sessionStore } from '../sessions/session-store.ts';

/** A merchant that was in view, by its name then. */
export interface RecentMerchant {
  readonly id: string;
  readonly name: string;
}

const KEY = 'RecentMerchants';
const MOST = 6;

const kept = z.object({ userId: z.string(), merchants: z.array(z.object({ id: z.string(), name: z.string() })) });

/** The merchants that this person last had in view in this browser, the latest first. Gone with the session. */
export function readRecentMerchants(userId: string | undefined): readonly RecentMerchant[] {
  const { data } = kept.safeParse(parse(window.localStorage.getItem(KEY)));
  return data && data.userId === userId ? data.merchants : [];
}

export function keepRecentMerchant(userId: string, merchant: RecentMerchant): void {
  const others = readRecentMerchants(userId).filter(({ id }) => id !== merchant.id);
  window.localStorage.setItem(KEY, JSON.stringify({ userId, merchants: [merchant, ...others].slice(0, MOST) }));
}

sessionStore.subscribe((change) => {
  if (change === 'signed-out' || change === 'ended') window.localStorage.removeItem(KEY);
});

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
