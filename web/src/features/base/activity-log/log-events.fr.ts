import { logAdviceFr } from '@comptoir/domain/base/activity-log/events/log-advice.fr';
import { meaningsIn } from '@comptoir/domain/base/activity-log/name-events';
import type { Translated } from '../../../lib/i18n/texts.ts';
import type { logEventsEn } from './log-events.en.ts';

export const logEventsFr: Translated<typeof logEventsEn> = {
  title: 'Ce que dit le journal',
  lead: 'Chaque événement du journal d’activité\u00A0: ce qu’il veut dire, et quoi faire.',
  back: 'Journal d’activité',
  search: 'Chercher un événement',
  placeholder: 'Certificat, facture, paiement…',
  count: '{count, plural, one {# événement} other {# événements}}',
  noMatch: 'Essayez un autre mot, ou écrivez au soutien avec la date et le message de la ligne.',
  means: 'Ce que cela veut dire',
  todo: 'Quoi faire',
  show: 'Lignes de cet événement dans le journal',
  levels: { success: 'Réussite', info: 'À titre d’information', warning: 'À surveiller', error: 'Problème' },
  meanings: meaningsIn('fr'),
  advice: logAdviceFr,
};
