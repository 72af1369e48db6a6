import type { CloverFault } from './clover-fault.ts';
import type { Delivery } from '../webhooks/delivery.ts';
import { type Clock, TRUE_CLOCK } from './clock.ts';
import type { Merchant } from './merchant.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';

/** Code from a merchant's consent, to be exchanged once. */
export interface AuthorizationCode {
  code: string;
  merchantId: string;
  employeeId: string;
  /** The PKCE challenge that its verifier has to match, or null: the app's secret is asked for instead. */
  challenge: string | null;
  /** Milliseconds. */
  expiresAt: number;
}

export interface Token {
  token: string;
  merchantId: string;
  /** Employee who consented to it. */
  employeeId?: string;
  /** Seconds, the only times in Clover that are. */
  expiresAt: number;
}

export interface CloverState {
  merchants: Map<string, Merchant>;
  settings: Settings;
  clock: Clock;
  codes: Map<string, AuthorizationCode>;
  accessTokens: Map<string, Token>;
  /** Oldest first. */
  refreshTokens: Map<string, Token>;
  faults: CloverFault[];
  /** The last ones, oldest first. */
  deliveries: Delivery[];
}

export function emptyState(): CloverState {
  return {
    merchants: new Map(),
    settings: DEFAULT_SETTINGS,
    clock: TRUE_CLOCK,
    codes: new Map(),
    accessTokens: new Map(),
    refreshTokens: new Map(),
    faults: [],
    deliveries: [],
  };
}
