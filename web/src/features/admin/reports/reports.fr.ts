import type { Translated } from '../../../lib/i18n/texts.ts';
import type { reportsEn } from './reports.en.ts';

export const reportsFr: Translated<typeof reportsEn> = {
  title: 'Rapports',
  lead: 'Ce que chaque commerçant a transmis à Revenu Québec, par jour, heure de Québec.',
  caption: 'Transmissions par commerçant du {from} au {to}',
  sections: { label: 'Sections des rapports', transmissions: 'Envois' },
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
  download: 'Exporter (CSV)',
  fileName: 'rapport-transmissions',
};
