import type { AccountWords } from '../../base/accounting/account.ts';
import { billWordsFr } from '../bills/bill-words.fr.ts';
import type { SalesAccount } from './sales-accounts.ts';

const { payments } = billWordsFr;

/** À quoi servent les comptes d’un commerçant, et comment ils s’appellent tant qu’il n’en dit rien. */
export const salesAccountsFr: Readonly<Record<SalesAccount, AccountWords>> = {
  ARG: { label: payments.ARG, name: 'Petite caisse', number: '1010' },
  DEB: { label: payments.DEB, name: 'Cartes de débit à encaisser', number: '1020' },
  CRE: { label: payments.CRE, name: 'Cartes de crédit à encaisser', number: '1030' },
  MVO: { label: payments.MVO, name: 'Portefeuilles électroniques à encaisser', number: '1040' },
  CPR: { label: payments.CPR, name: 'Cartes-cadeaux à honorer', number: '2350' },
  CHQ: { label: payments.CHQ, name: 'Chèques à déposer', number: '1050' },
  COU: { label: payments.COU, name: 'Coupons échangés', number: '4030' },
  FID: { label: payments.FID, name: 'Points de fidélité échangés', number: '4040' },
  CRY: { label: payments.CRY, name: 'Cryptomonnaie à encaisser', number: '1060' },
  TFD: { label: payments.TFD, name: 'Virements à encaisser', number: '1070' },
  MIX: { label: payments.MIX, name: 'Paiements mixtes à répartir', number: '1080' },
  AUT: { label: 'Autre moyen, inconnu ou aucun', name: 'Autres paiements à encaisser', number: '1090' },
  receivable: { label: 'Porté au compte, et factures à versements', name: 'Soldes des clients', number: '1210' },
  sales: { label: 'Ventes avant taxes', name: 'Ventes', number: '4000' },
  refunds: { label: 'Remboursements avant taxes', name: 'Rendus sur ventes', number: '4010' },
  service: { label: 'Frais de service', name: 'Frais de service', number: '4020' },
  alcohol: {
    label: 'Taxes supplémentaires, comme les droits sur l’alcool',
    name: 'Droits sur l’alcool à payer',
    number: '2330',
  },
  gst: { label: 'TPS perçue', name: 'TPS perçue', number: '2310' },
  qst: { label: 'TVQ perçue', name: 'TVQ perçue', number: '2320' },
  tips: { label: 'Pourboires', name: 'Pourboires à payer', number: '2340' },
  adjustment: { label: 'Arrondi et coupons après taxes', name: 'Arrondi', number: '4900' },
};
