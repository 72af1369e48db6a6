import type { AuthorityErrorView } from '@comptoir/contract/sales/authority-error';
import type { Outcome, StandIn } from './stand-in.ts';

/** A user report or a declaration, as often as it comes. */
export function takeDocument({ mood, reports }: StandIn, report: { id: string; document: string }): Outcome {
  if (!mood.up) return { refused: 'authority-unavailable' };
  if (mood.reports === 'unread') return { refused: 'validation-failed' };
  reports.push(report);
  if (mood.reports === 'refused') return { reply: { state: 'refused', errors: [REFUSED_DOCUMENT] } };
  return { reply: { state: 'taken', number: String(reports.length).padStart(10, '0') } };
}

const REFUSED_DOCUMENT: AuthorityErrorView = {
  id: 'JW00B999007E',
  codRetour: '14',
  message: 'NOTVQ inconnu',
  explanation: null,
  merchantField: null,
};

/** Each event by itself, once by its id. */
export function takeEvents({ events: kept, unreadable }: StandIn, events: readonly unknown[]): Outcome {
  const named = events as { id: string }[];
  const isRefused = ({ id }: { id: string }): boolean => unreadable.ids.has(id);
  if (events.length > unreadable.most || (unreadable.all && named.some(isRefused)))
    return { refused: 'validation-failed' };
  const results = named.map((event) => {
    const isKnown = (kept as { id: string }[]).some(({ id }) => id === event.id);
    const state = isRefused(event) ? 'refused' : isKnown ? 'known' : 'new';
    if (state === 'new') kept.push(event);
    return { id: event.id, state, skewMs: state === 'refused' ? null : 0, fields: [] };
  });
  const stored = results.filter(({ state }) => state !== 'refused').length;
  return { reply: { stored, receivedAt: '2026-01-15T17:05:00.000Z', results } };
}
