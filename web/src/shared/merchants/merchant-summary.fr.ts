import type { Translated } from '../../lib/i18n/texts.ts';
import type { merchantSummaryEn } from './merchant-summary.en.ts';

export const merchantSummaryFr: Translated<typeof merchantSummaryEn> = {
  columns: {
    name: 'Commerçant',
    city: 'Ville',
    state: 'État',
    devices: 'Appareils',
    waiting: 'Factures en attente',
    lastBill: 'Dernière facture',
  },
  attention: {
    title: 'Commerçants à suivre',
    all: 'Tous ceux à suivre',
    behind: {
      waiting: 'Factures en attente',
      calm: 'Factures en attente depuis moins de 24\u00A0h',
      warning: 'Factures en attente depuis 24 à 42\u00A0h',
      urgent: 'Factures en attente depuis 42 à 48\u00A0h',
      late: 'Factures en attente depuis plus de 48\u00A0h',
      refused: 'Factures refusées',
      devices: 'Certificats à vérifier',
      registration: 'Inscriptions bloquées',
    },
    sum: {
      bills:
        '{count, plural, one {# facture attend} other {# factures attendent}} chez {merchants, plural, one {# commerçant} other {# commerçants}}.',
      refused:
        '{count, plural, one {# facture des sept derniers jours a été refusée} other {# factures des sept derniers jours ont été refusées}} chez {merchants, plural, one {# commerçant} other {# commerçants}}.',
      devices:
        '{count, plural, one {# certificat est} other {# certificats sont}} à vérifier chez {merchants, plural, one {# commerçant} other {# commerçants}}.',
      registration:
        '{count, plural, one {# inscription n’est pas terminée} other {# inscriptions ne sont pas terminées}} après plus d’une semaine.',
    },
    none: {
      any: 'Aucun commerçant à suivre',
      waiting: 'Aucune facture n’attend',
      calm: 'Aucune facture n’attend depuis moins de 24\u00A0h',
      warning: 'Aucune facture n’attend depuis 24 à 42\u00A0h',
      urgent: 'Aucune facture n’attend depuis 42 à 48\u00A0h',
      late: 'Aucune facture n’attend depuis plus de 48\u00A0h',
      refused: 'Aucune facture n’a été refusée dernièrement',
      devices: 'Tous les certificats sont bons',
      registration: 'Aucune inscription n’est bloquée',
    },
    calm: 'Rien n’attend trop longtemps, chaque certificat est bon, rien n’est dû et chaque inscription est terminée.',
  },
  state: {
    good: 'Tout va bien',
    inactive: 'Compte inactif',
    late: 'Limite de 48\u00A0h proche ou dépassée',
    waiting: 'En attente depuis plus d’un jour',
    recent: 'Factures en attente',
    refused: 'Factures refusées',
    devices: 'Certificat à vérifier',
    owed: 'Facture impayée',
    registration: 'Inscription à terminer',
  },
  devices:
    '{count, plural, =0 {Aucun appareil} one {# appareil} other {# appareils}}{trouble, plural, =0 {} other {, # à vérifier}}',
  ofDevices: '{count, plural, =0 {aucun appareil} one {sur # appareil} other {sur # appareils}}',
  waiting: '{count, plural, one {# facture} other {# factures}}',
  none: 'Aucune',
  never: 'Jamais',
};
