import type { AccountWords } from '../../base/accounting/account.ts';
import type { RevenueAccount } from './revenue-accounts.ts';

/** À quoi servent nos propres comptes, et comment ils s’appellent tant que personne n’en dit rien. */
export const revenueAccountsFr: Readonly<Record<RevenueAccount, AccountWords>> = {
  card: { label: 'Payé par carte', name: 'Cartes de crédit à encaisser', number: '1030' },
  receivable: { label: 'Dû par les commerçants', name: 'Soldes des commerçants', number: '1210' },
  service: { label: 'Service mensuel avant taxes', name: 'Revenus d’abonnement', number: '4000' },
  installation: { label: 'Installations avant taxes', name: 'Revenus d’installation', number: '4050' },
  discounts: { label: 'Rabais par code promo', name: 'Rabais accordés', number: '4060' },
  credits: { label: 'Notes de crédit avant taxes', name: 'Rendus sur ventes', number: '4010' },
  gst: { label: 'TPS perçue', name: 'TPS perçue', number: '2310' },
  qst: { label: 'TVQ perçue', name: 'TVQ perçue', number: '2320' },
};
