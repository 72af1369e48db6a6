import type { FaultEntry } from '../../shared/waiting-faults.ts';
import type { CloverFault } from './clover-fault.ts';
import type { Delivery } from '../webhooks/delivery.ts';
import type { Clock } from './clock.ts';
import type { AuthorizationCode, Token } from './clover-state.ts';
import type { Merchant } from './merchant.ts';
import type { SettingsChange } from './settings.ts';

/** One line of the journal: all that one request or one control call changed, so that a torn line loses none of half of it. */
export type JournalEntry =
  | { kind: 'merchants'; merchants: Merchant[] }
  | { kind: 'settings'; change: SettingsChange }
  | { kind: 'clock'; clock: Clock }
  /** The merchant has the app from then on, if not before. */
  | { kind: 'authorized'; code: AuthorizationCode }
  | TokensEntry
  | { kind: 'uninstalled'; merchantId: string }
  | { kind: 'delivery'; delivery: Delivery }
  | FaultEntry<CloverFault>;

export interface TokensEntry {
  kind: 'tokens';
  access: Token;
  refresh: Token | null;
  /** The code or the refresh token that they were given for, which is worth nothing any more. */
  usedCode?: string;
  usedRefreshToken?: string;
}
