import { applyFault, type FaultEntry } from '../../shared/waiting-faults.ts';
import type { CloverFault } from './clover-fault.ts';
import type { CloverState } from './clover-state.ts';
import type { JournalEntry, TokensEntry } from './journal-entry.ts';
import { changeSettings } from './settings.ts';
import { applyByKind, type ApplyTable } from '../../shared/journal.ts';

const KEPT_DELIVERIES = 100;

/** The one way the state changes: at the moment an entry is written, and again when the journal is read at the next start. */
export function applyEntry(state: CloverState, entry: JournalEntry): void {
  applyByKind(APPLY, state, entry);
}

const APPLY: ApplyTable<CloverState, JournalEntry> = {
  merchants: (state, { merchants }) => {
    for (const merchant of merchants) state.merchants.set(merchant.id, merchant);
  },
  settings: (state, { change }) => {
    state.settings = changeSettings(state.settings, change);
  },
  clock: (state, { clock }) => {
    state.clock = clock;
  },
  authorized: (state, { code }) => {
    state.codes.set(code.code, code);
    setInstalled(state, code.merchantId, true);
  },
  tokens: applyTokens,
  uninstalled: (state, { merchantId }) => {
    setInstalled(state, merchantId, false);
    for (const granted of [state.codes, state.accessTokens, state.refreshTokens]) forget(granted, merchantId);
  },
  delivery: (state, { delivery }) => {
    state.deliveries = [...state.deliveries.slice(1 - KEPT_DELIVERIES), delivery];
  },
  fault: applyToFaults,
  'fault-used': applyToFaults,
  'faults-cleared': applyToFaults,
};

function applyToFaults(state: CloverState, entry: FaultEntry<CloverFault>): void {
  state.faults = applyFault(state.faults, entry);
}

function setInstalled(state: CloverState, merchantId: string, isInstalled: boolean): void {
  const merchant = state.merchants.get(merchantId);
  if (merchant) state.merchants.set(merchantId, { ...merchant, isInstalled });
}

function forget(granted: Map<string, { merchantId: string }>, merchantId: string): void {
  for (const [key, one] of granted) {
    if (one.merchantId === merchantId) granted.delete(key);
  }
}

function applyTokens(state: CloverState, { access, refresh, usedCode, usedRefreshToken }: TokensEntry): void {
  if (usedCode !== undefined) state.codes.delete(usedCode);
  if (usedRefreshToken !== undefined) state.refreshTokens.delete(usedRefreshToken);
  state.accessTokens.set(access.token, access);
  if (refresh === null) return;
  state.refreshTokens.set(refresh.token, refresh);
  const live = [...state.refreshTokens.values()].filter(({ merchantId }) => merchantId === refresh.merchantId);
  const dead = live.slice(0, Math.max(0, live.length - state.settings.liveRefreshTokens));
  for (const { token } of dead) state.refreshTokens.delete(token);
}
