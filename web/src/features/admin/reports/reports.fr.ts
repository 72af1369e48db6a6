import type { Translated } from '../../../lib/i18n/texts.ts';
import type { reportsEn } from './reports.en.ts';

export const reportsFr: Translated<typeof reportsEn> = {
  title: 'Rapports',
  lead: 'Ce que chaque commerçant a transmis à Revenu Québec, par jour, heure de Québec.',
  caption: 'Transmissions par commerçant du {from} au {to}',
  sections: { label: 'Sections des rapports', transmissions: 'Envois' },
  period: {
    label: 'Période du rapport',
    presets: 'Périodes courantes',
    'this-month': 'Ce mois-ci',
    'last-month': 'Mois dernier',
    'last-30-days': '30 derniers jours',
    from: 'Du',
    to: 'Au',
    show: 'Afficher',
    faults: {
      required: 'Choisissez une date de début et une date de fin.',
      'in-future': 'Les dates doivent être antérieures ou égales à celle d’aujourd’hui.',
      'after-end': 'La date de début ne peut pas suivre la date de fin.',
      'too-long': 'Un rapport porte sur 366 jours au plus.',
    },
  },
  columns: {
    name: 'Commerçant',
    bills: 'Factures',
    accepted: 'Acceptées',
    waiting: 'En attente',
    refused: 'Refusées',
    total: 'Montant accepté, taxes comprises',
  },
  all: '{count, plural, one {# commerçant} other {# commerçants}}',
  empty: 'Aucune facture n’a été faite pendant cette période. Choisissez-en une autre.',
  saved: '{name} enregistré.',
  download: 'Exporter (CSV)',
  fileName: 'rapport-transmissions',
};
