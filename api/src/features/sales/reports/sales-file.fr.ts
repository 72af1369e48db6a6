import { billWordsFr } from '@comptoir/domain/sales/bills/bill-words.fr';
import type { salesFileEn } from './sales-file.en.ts';

/** The file of a sales report in French. */
export const salesFileFr: Omit<typeof salesFileEn, 'kinds' | 'payments'> &
  Pick<typeof billWordsFr, 'kinds' | 'payments'> = {
  kinds: billWordsFr.kinds,
  payments: billWordsFr.payments,
  fileName: 'ventes',
  total: 'Total',
  noEmployee: 'Aucun employé nommé',
  dimensions: {
    day: 'Jour',
    month: 'Mois',
    kind: 'Type',
    payment: 'Paiement',
    device: 'Appareil',
    employee: 'Employé',
    item: 'Article',
    category: 'Catégorie',
  },
  itemColumns: [
    'Quantité vendue',
    'Quantité reprise',
    'Vendu, avant taxes',
    'Remboursé, avant taxes',
    'Net, avant taxes',
  ],
  otherItems: 'Tous les autres articles',
  uncategorized: 'Sans catégorie',
  code: 'Code au menu',
  columns: [
    'Ventes',
    'Remboursements',
    'Vendu, avant taxes',
    'Remboursé, avant taxes',
    'Net, avant taxes',
    'TPS',
    'TVQ',
    'Net, taxes comprises',
    'Ajustements',
    'Frais de service',
    'Taxes supplémentaires',
    'Pourboires',
  ],
  endLine: ({ count, sha256 }) => ['Fin du fichier', `Lignes\u00A0: ${count}`, `SHA-256\u00A0: ${sha256}`],
};
