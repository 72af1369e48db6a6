import type { Action } from './access.ts';

/**
 * Step that a person must take before anything else: replace a temporary password, or set up the second factor that
 * administrators need outside the demo. Source: spec §2 "Account recovery", decision 23.
 */
export type Gate = 'choose-password' | 'set-second-factor';

/** Facts that the gate of a person depends on. */
export interface Standing {
  readonly hasTemporaryPassword: boolean;
  readonly hasSecondFactor: boolean;
  readonly needsSecondFactor: boolean;
}

/** The first gate that a person stands before, or null when the way is free. */
export function gateOf({ hasTemporaryPassword, hasSecondFactor, needsSecondFactor }: Standing): Gate | null {
  if (hasTemporaryPassword) return 'choose-password';
  return needsSecondFactor && !hasSecondFactor ? 'set-second-factor' : null;
}

/** Returns true when an action is open to a user before a gate: the way through it, and the way out. */
export function passesGate(gate: Gate | null, action: Action): boolean {
  if (gate === null || action === 'use-session') return true;
  return action === (gate === 'choose-password' ? 'choose-password' : 'edit-second-factor');
}
