import type { AuthorityErrorFacts, LogEvent, LogFacts } from './log-event.ts';

/** A sentence for each event, written from its facts. */
export type LogSentences = { readonly [Event in LogEvent]: (facts: LogFacts[Event]) => string };

/** Errors of the authority as it names them: `JW00B999429E[16]`. */
export const listErrors = (list: readonly AuthorityErrorFacts[]): string =>
  list.map(({ id, codRetour }) => (codRetour ? `${id}[${codRetour}]` : id)).join(', ');

/** Cents as Canadian dollars, as a locale writes them. */
export const dollars = (amount: number, locale: 'fr-CA' | 'en-CA'): string =>
  (amount / 100).toLocaleString(locale, { style: 'currency', currency: 'CAD' });
