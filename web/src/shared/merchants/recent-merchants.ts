import { sessionStore } from '../sessions/session-store.ts';

/** A merchant that was in view, by its name then. */
export interface RecentMerchant {
  readonly id: string;
  readonly name: string;
}

const KEY = 'RecentMerchants';
const MOST = 6;

interface Kept {
  readonly userId: string;
  readonly merchants: readonly RecentMerchant[];
}

/** The merchants that this person last had in view in this browser, the latest first. Gone with the session. */
export function readRecentMerchants(userId: string | undefined): readonly RecentMerchant[] {
  const kept = parse(window.localStorage.getItem(KEY));
  return isKept(kept) && kept.userId === userId ? kept.merchants : [];
}

export function keepRecentMerchant(userId: string, merchant: RecentMerchant): void {
  const others = readRecentMerchants(userId).filter(({ id }) => id !== merchant.id);
  window.localStorage.setItem(KEY, JSON.stringify({ userId, merchants: [merchant, ...others].slice(0, MOST) }));
}

sessionStore.subscribe((change) => {
  if (change === 'signed-out' || change === 'ended') window.localStorage.removeItem(KEY);
});

/** By hand: a schema would bring what reads schemas to every screen. */
function isKept(value: unknown): value is Kept {
  const { userId, merchants } = fieldsOf(value);
  return typeof userId === 'string' && Array.isArray(merchants) && merchants.every(isMerchant);
}

function isMerchant(value: unknown): value is RecentMerchant {
  const { id, name } = fieldsOf(value);
  return typeof id === 'string' && typeof name === 'string';
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => ({ ...(value as object | null) });

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
