import { billWordsFr } from '@comptoir/domain/sales/bills/bill-words.fr';
import type { billsEn } from './bills.en.ts';

/** The exported file in French. */
export const billsFr: Pick<typeof billsEn, 'fileName' | 'columns' | 'endLine'> & typeof billWordsFr = {
  ...billWordsFr,
  fileName: 'factures',
  columns: [
    'Date et heure',
    'Décalage UTC',
    'Numéro',
    'Type',
    'Paiement',
    'Avant taxes',
    'TPS',
    'TVQ',
    'Total',
    'Montant dû',
    'Pourboire',
    'Compté dans les ventes',
    'Appareil',
    'Employé',
    'État',
    'Numéro de Revenu Québec',
    'Numéro du lot',
    'Se rapporte à',
  ],
  endLine: ({ count, lastId, sha256 }) => [
    'Fin du fichier',
    `Factures\u00A0: ${count}`,
    `SHA-256\u00A0: ${sha256}`,
    lastId ?? '',
  ],
};
