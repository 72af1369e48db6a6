import { billWordsFr } from '@comptoir/domain/sales/bills/bill-words.fr';
import type { BillWords } from '@comptoir/domain/sales/bills/bill-words';

/** Sales of some bills, as a person reads them. */
export interface ShownSales {
  readonly bills: number;
  readonly sales: number;
  readonly total: string;
}

const bills = (count: number): string => (count > 1 ? `${count} factures` : `${count} facture`);

export const EXPORTS = {
  /** Names of kinds, payments and states in a file. */
  words: billWordsFr as BillWords,
  billsFile: 'factures',
  journalFile: 'journal',
  /** In the order of a bill's cells. */
  columns: [
    'Date et heure',
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
    'Employé',
    'État',
    'Numéro de Revenu Québec',
    'Heure de Revenu Québec',
    'Numéro du lot',
    'Se rapporte à',
    'Signature',
  ] as readonly string[],
  sumsRow: 'Ventes',
  endRow: (count: number, sha256: string) => ['Fin du fichier', `Factures\u00A0: ${count}`, `SHA-256\u00A0: ${sha256}`],
  written: (path: string, { bills: count, sales, total }: ShownSales) =>
    `${path}\u00A0: ${bills(count)}, dont ${sales} ${sales > 1 ? 'comptées' : 'comptée'} dans les ventes\u00A0: ${total}, taxes comprises`,
  journalWritten: (path: string, count: number) => `${path}\u00A0: ${count} ${count > 1 ? 'entrées' : 'entrée'}`,
};
export type ExportTexts = typeof EXPORTS;
