import type { Outcome, PosAccess, PosProvider, PosTokens } from '../src/gateways/pos-provider/pos-provider.ts';

/** A provider in memory that keeps one live pair of tokens, as the real one does, and misbehaves as it is set. */
export interface FakeProvider extends PosProvider {
  /** Every refresh token that was presented, in order. */
  readonly presented: string[];
  /** Misfortunes of the next renewals, one each: a lost reply before or after it was done, no connection, a refusal, or a wait. */
  readonly misfortunes: (Misfortune | (() => Promise<void>))[];
  /** Gives a new pair, as a consent does; the one before is dead. */
  issue(lifetimeMs?: number): PosTokens;
  /** Returns true when an access token is the live one. */
  knows(access: PosAccess): boolean;
}

type Misfortune = 'lost-before' | 'lost-after' | 'unavailable' | 'refused';

const HALF_AN_HOUR_MS = 1_800_000;
const YEAR_MS = 31_536_000_000;

export function createFakeProvider(now: () => Date): FakeProvider {
  let made = 0;
  let live: PosTokens | null = null;
  const presented: string[] = [];
  const misfortunes: FakeProvider['misfortunes'] = [];
  const issue = (lifetimeMs = HALF_AN_HOUR_MS): PosTokens => {
    made += 1;
    live = {
      accessToken: `access-${made}`,
      accessExpiresAt: new Date(now().getTime() + lifetimeMs),
      refreshToken: `refresh-${made}`,
      refreshExpiresAt: new Date(now().getTime() + YEAR_MS),
    };
    return live;
  };
  const refresh = (token: string): Outcome<PosTokens> =>
    token === live?.refreshToken ? { kind: 'answer', answer: issue() } : { kind: 'refused', status: 401 };
  const nothing = async () => ({ kind: 'unavailable' as const, detail: 'not part of this fake' });
  return {
    name: 'fake',
    presented,
    misfortunes,
    issue,
    knows: ({ accessToken }) => accessToken === live?.accessToken && live.accessExpiresAt > now(),
    refreshTokens: async (token) => {
      presented.push(token);
      const met = misfortunes.shift();
      if (typeof met === 'function') await met();
      if (met === 'unavailable') return { kind: 'unavailable', detail: 'ECONNREFUSED' };
      if (met === 'refused') return { kind: 'refused', status: 401 };
      if (met === 'lost-before') return { kind: 'unknown', detail: 'UND_ERR_SOCKET' };
      const outcome = refresh(token);
      return met === 'lost-after' ? { kind: 'unknown', detail: 'UND_ERR_SOCKET' } : outcome;
    },
    isOurApp: () => true,
    consentAddress: () => 'http://127.0.0.1:1/',
    exchangeCode: nothing,
    readMerchant: nothing,
    readEmployee: nothing,
    readCurrentEmployee: nothing,
    listEmployees: nothing,
    readInventory: nothing,
    listDevices: nothing,
    listTaxRates: nothing,
    recognizesDelivery: () => false,
    readDelivery: () => null,
    close: async () => {},
  };
}
