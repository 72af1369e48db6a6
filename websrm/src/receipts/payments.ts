import type { Transaction } from '../requests/transaction.ts';

/** A method of payment, `modPai` of a transaction. */
export type PaymentCode = Transaction['modPai'];

/** The three names a prepaid instrument may be printed under. Source: facts, methods of payment. */
export const PREPAID_LABELS = ['CARTE PRÉPAYÉE', 'CERTIFICAT-CADEAU', 'CHÈQUE CADEAU'] as const;

/** The name to print for a gift card, a gift certificate or a gift cheque. */
export type PrepaidLabel = (typeof PREPAID_LABELS)[number];

/**
 * The words a receipt prints for a method of payment, null for `SOB`, which prints nothing.
 *
 * `prepaid`: which of the three names `CPR` goes by here. Source: SRM-30.
 */
export function paymentLabel(code: PaymentCode, prepaid: PrepaidLabel = 'CARTE PRÉPAYÉE'): string | null {
  return code === 'CPR' ? prepaid : LABELS[code];
}

const LABELS: Record<Exclude<PaymentCode, 'CPR'>, string | null> = {
  ARG: 'ARGENT COMPTANT',
  CHQ: 'CHÈQUE',
  COU: 'COUPON',
  CRE: 'CARTE DE CRÉDIT',
  DEB: 'CARTE DE DÉBIT',
  FID: 'PROGRAMME DE FIDÉLISATION',
  CRY: 'CRYPTOMONNAIE',
  MVO: 'PORTEFEUILLE ÉLECTRONIQUE',
  TFD: 'TRANSFERT DE FONDS',
  MIX: 'PAIEMENT MIXTE',
  PAC: 'PORTÉ AU COMPTE',
  AUT: 'AUTRE MODE DE PAIEMENT',
  INC: 'INCONNU',
  AUC: 'AUCUN PAIEMENT',
  SOB: null,
};
