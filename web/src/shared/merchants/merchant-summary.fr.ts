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
    behind: { waiting: 'Factures en attente', devices: 'Certificats à vérifier' },
    sum: {
      waiting:
        '{count, plural, one {# facture attend} other {# factures attendent}} chez {merchants, plural, one {# commerçant} other {# commerçants}}.',
      devices:
        '{count, plural, one {# certificat est} other {# certificats sont}} à vérifier chez {merchants, plural, one {# commerçant} other {# commerçants}}.',
    },
    none: {
      any: 'Aucun commerçant à suivre',
      waiting: 'Aucune facture n’attend',
      devices: 'Tous les certificats sont bons',
    },
    calm: 'Rien n’attend trop longtemps, chaque certificat est bon et chaque inscription est terminée.',
  },
  state: {
    good: 'Tout va bien',
    inactive: 'Compte inactif',
    late: 'Limite de 48\u00A0h proche ou dépassée',
    waiting: 'En attente depuis plus d’un jour',
    recent: 'Factures en attente',
    devices: 'Certificat à vérifier',
    registration: 'Inscription à terminer',
  },
  devices:
    '{count, plural, =0 {Aucun appareil} one {# appareil} other {# appareils}}{trouble, plural, =0 {} other {, # à vérifier}}',
  ofDevices: '{count, plural, =0 {aucun appareil} one {sur # appareil} other {sur # appareils}}',
  waiting: '{count, plural, one {# facture} other {# factures}}',
  none: 'Aucune',
  never: 'Jamais',
};
