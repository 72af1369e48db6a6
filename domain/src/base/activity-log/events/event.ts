import type { AuditGroup } from './audit-groups.ts';
import type { Language } from '../../merchants/merchant-information.ts';
import type { LogAdvice } from './log-advice.ts';

/** Groups of log entries, in the order of the filter. */
export const LOG_GROUPS = ['bills', 'devices', 'account', 'access', 'settings'] as const;
export type LogGroup = (typeof LOG_GROUPS)[number];

/** Level at which an entry is shown: what went well, what to know, what to watch, what went wrong. */
export type LogLevel = 'success' | 'info' | 'warning' | 'error';

/** Facts known of an event before it happens: its group, how it is shown, the advice. */
export interface Shown {
  readonly group: LogGroup;
  readonly level: LogLevel;
  readonly advice: LogAdvice;
}

/** A sentence in each language, written from facts. */
export type Sentences<Facts> = { readonly [L in Language]: (facts: Facts) => string };

/**
 * An event of the activity log, whole: its facts by type, how it is shown, the group that the audit trail has it under, its name, its meaning and the
 * sentence of a line in each language. What misses a language or a fact does not compile.
 */
export interface EventRow<Facts> extends Sentences<Facts> {
  readonly shown: Shown & { readonly audit: AuditGroup };
  readonly name: Readonly<Record<Language, string>>;
  readonly meaningEn: string;
  readonly meaningFr: string;
  /** The sentences of the audit trail, where those of the log speak to their merchant. */
  readonly ofMerchant?: Sentences<Facts>;
}

/** A row with the facts that its sentences are written from. */
export const event = <Facts>(row: EventRow<Facts>): EventRow<Facts> => row;
