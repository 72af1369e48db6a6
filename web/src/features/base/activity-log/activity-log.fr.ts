import { logNamesFr } from '@comptoir/domain/base/activity-log/log-names.fr';
import type { Translated } from '../../../lib/i18n/texts.ts';
import type { activityLogEn } from './activity-log.en.ts';

export const activityLogFr: Translated<typeof activityLogEn> = {
  title: 'Journal d’activité',
  zone: 'Les heures sont celles {zone}.',
  zones: {
    'America/Montreal': 'de la zone de l’Est, à Montréal ({short})',
    'America/Halifax': 'de la zone de l’Atlantique, aux Îles-de-la-Madeleine ({short})',
  },
  caption: 'Journal d’activité, du plus récent au plus ancien',
  columns: { date: 'Date', event: 'Événement', device: 'Appareil', message: 'Message' },
  noDevice: 'Aucun',
  filters: {
    label: 'Filtres',
    events: 'Événements',
    devices: 'Appareils',
    search: 'Chercher un événement',
    problems: 'Problèmes seulement',
    reset: 'Retirer les filtres',
  },
  export: {
    open: 'Exporter',
    title: 'Exporter le journal d’activité',
    lead: 'Toutes les lignes de ces jours, dans un fichier pour un tableur ou un programme. L’exportation est inscrite au journal.',
    from: 'Du',
    to: 'Au',
    withoutDevice: 'Sans appareil',
    format: 'Fichier',
    formats: { csv: 'Tableur, texte (CSV)', xlsx: 'Tableur, classeur (XLSX)', ndjson: 'Données (NDJSON)' },
    start: 'Exporter',
    stop: 'Arrêter',
    progress: '{done} lignes sur {total}',
    saved: 'Fichier enregistré\u00A0: {name}, {count, plural, one {# ligne} other {# lignes}}.',
    refusals: {
      'choose-devices-and-events': 'Choisissez au moins un appareil et un type d’événement.',
      'choose-dates': 'Choisissez une date de début et une date de fin.',
      'dates-ahead': 'Les dates doivent être antérieures ou égales à la date d’aujourd’hui.',
      'dates-reversed': 'La date de début ne peut pas suivre la date de fin.',
    },
  },
  details: 'Entrée du journal',
  live: { connecting: 'Connexion…', live: 'En direct', polling: 'Actualisé toutes les 10\u00A0s' },
  arrived: '{count, plural, one {Nouvelle entrée\u00A0: {message}} other {# nouvelles entrées. {message}}}',
  waiting: {
    count: '{count, plural, one {# facture en attente} other {# factures en attente}} de transmission à Revenu Québec.',
    age: 'La plus ancienne attend depuis {age}, sur les 48\u00A0h permises.',
    late: 'La plus ancienne attend depuis {age}\u00A0: le délai de 48\u00A0h est dépassé.',
    unreachable:
      'Revenu Québec ne répond pas pour le moment. Les ventes continuent; tout sera envoyé dès qu’il répondra de nouveau.',
    send: 'Envoyer maintenant',
    sent: '{count, plural, =0 {Aucune facture n’a pu être envoyée} one {# facture envoyée} other {# factures envoyées}}',
    still: 'Envoyées\u00A0: {sent, number}; encore en attente\u00A0: {waiting, number}',
  },
  groups: {
    bills: 'Factures et transmission',
    devices: 'Appareils et certificats',
    account: 'Compte et paiements',
    access: 'Accès et sécurité',
    settings: 'Fiche et employés',
  },
  events: logNamesFr,
};
