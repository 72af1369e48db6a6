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
  state: {
    good: 'Tout va bien',
    inactive: 'Compte inactif',
    late: 'Limite de 48\u00A0h proche ou dépassée',
    waiting: 'En attente depuis plus d’un jour',
    devices: 'Certificat à vérifier',
    registration: 'Inscription à terminer',
  },
  devices:
    '{count, plural, =0 {Aucun appareil} one {# appareil} other {# appareils}}{trouble, plural, =0 {} other {, # à vérifier}}',
  waiting: '{count, plural, one {# facture} other {# factures}}',
  none: 'Aucune',
  never: 'Jamais',
};
