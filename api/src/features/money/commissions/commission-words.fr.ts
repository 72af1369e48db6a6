import type { CommissionWords } from './write-statement.ts';

/** The statement of commissions in French. */
export const commissionWordsFr: CommissionWords = {
  file: 'commissions',
  title: 'Relevé de commissions',
  facts: 'Relevé',
  month: 'Mois',
  rate: 'Taux',
  closedAt: 'Arrêté',
  total: 'Commission du mois',
  noRate: 'Aucun',
  percent: (share) => `${share} des sommes payées, avant taxes`,
  amount: (amount) => `${amount} par facture payée`,
  lines: 'Par commerçant',
  how: 'Une facture compte dans le mois de son paiement, pour le partenaire à qui le commerçant était confié ce jour-là, au taux de ce mois. Ce qui est crédité plus tard est repris dans le mois du crédit.',
  none: 'Rien n’a été payé ni crédité au cours de ce mois.',
  columns: [
    'Commerçant',
    'Factures',
    'Payé, avant taxes',
    'Commission',
    'Crédits',
    'Crédité',
    'Commission reprise',
    'Total',
  ],
  all: 'Total',
};
