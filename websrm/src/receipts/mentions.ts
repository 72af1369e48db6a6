import { amountDueCents, isPrintable } from '../requests/check-transaction.ts';
import { CANCELLATION_ITEM } from '../requests/standard-items.ts';
import { paymentLabel, type PrepaidLabel } from './payments.ts';
import { indexReferences, type ReferenceIndex } from '../requests/references.ts';
import type { Transaction } from '../requests/transaction.ts';
import { parseMoney } from '../requests/values.ts';

/**
 * The document a mention is for. `earlier`: the transactions that the references lead to, in any order, as far as they are known.
 * `copy`: a document in both forms (`PEL`) says so on its electronic one only. `prepaid`: the printed name of a prepaid instrument.
 */
export type DocumentCopy = {
  transaction: Transaction;
  earlier?: readonly Transaction[];
  copy?: 'paper' | 'electronic';
  prepaid?: PrepaidLabel;
};

/**
 * The literal words a document must bear: `payment` and `platform` above the first row of `=` (orders 1 and 2), `status` between the
 * amounts and the QR code (orders 3 to 8), `link` under it (order 9).
 */
export type Mentions = { payment: string | null; platform: string | null; status: string[]; link: string | null };

/** Authority's time and number, or the reason there are none. The first is Québec City time `AAAAMMJJhhmmss`. */
export type AuthorityStanding =
  | { kind: 'accepted'; psiDatTrans: string; psiNoTrans: string }
  | { kind: 'no-answer' }
  | { kind: 'invalid-certificate' };

/** Every mention of a document, orders 1 to 9. Source: SRM-43. */
export function listMentions(document: DocumentCopy): Mentions {
  const { transaction: t, copy = 'paper' } = document;
  const isElectronic = copy === 'electronic' && (t.formImpr === 'ELE' || t.formImpr === 'PEL');
  const index = indexReferences(document.earlier ?? []);
  return {
    payment: paymentMention(t, document.prepaid),
    platform: isPlatformOrder(t) ? 'COMMANDE PAR UNE PLATEFORME NUMÉRIQUE' : null,
    status: [
      ...copyMentions(t),
      ...kindMentions(t, index),
      ...sequenceMentions(t, index),
      ...(isElectronic && t.formImpr === 'PEL' ? ['Copie électronique'] : []),
    ],
    link: isElectronic ? 'Consulter la transaction en ligne' : null,
  };
}

/** Order 10: what is printed when the authority's time and number cannot be. Nothing when it answered. Source: as `listMentions`. */
export function standingMentions(standing: AuthorityStanding): string[] {
  if (standing.kind === 'invalid-certificate') return ['*** CERTIFICAT INVALIDE ***', NOT_FOR_CUSTOMER];
  return standing.kind === 'no-answer' ? ['PROBLÈME DE COMMUNICATION'] : [];
}

const NOT_FOR_CUSTOMER = 'NE PAS REMETTRE AU CLIENT';

function paymentMention(t: Transaction, prepaid: PrepaidLabel | undefined): string | null {
  if (t.typTrans !== 'RFER') return null;
  if (t.modImpr === 'PSP') return paymentLabel('AUC');
  if (!isPrintable(t)) return null;
  const isNothingDue = amountDueCents(t) === 0;
  return isNothingDue === (t.modPai === 'AUC') ? paymentLabel(t.modPai, prepaid) : null;
}

function isPlatformOrder(t: Transaction): boolean {
  return t.sectActi.typServ === 'LVT' && (t.typTrans === 'ADDI' || t.typTrans === 'RFER') && isPrintable(t);
}

/** Orders 3 to 5: training, the operator's copy, reproduction. */
function copyMentions(t: Transaction): string[] {
  const isTraining = t.modTrans === 'FOR';
  const isOperators = ['DUP', 'PSP', 'ANN'].includes(t.modImpr) || t.typTrans === 'TIER';
  return [
    ...(isTraining ? ['*** DOCUMENT DE FORMATION ***'] : []),
    ...(isOperators ? ['*** COPIE DU COMMERÇANT ***'] : []),
    ...(t.modImpr === 'RPR' ? ['REPRODUCTION'] : []),
    ...(isTraining || isOperators ? [NOT_FOR_CUSTOMER] : []),
  ];
}

/** Order 6, except quotes, estimates and bills, which depend on their sequence. */
function kindMentions(t: Transaction, index: ReferenceIndex): string[] {
  if (t.modImpr === 'ANN') return ['TRANSACTION ABANDONNÉE'];
  if (t.typTrans === 'TIER' && t.modImpr === 'DUP') return ['TIERS INHABITUEL'];
  if (t.typTrans !== 'RFER') return [];
  if (t.modImpr === 'PSP') return amountDueCents(t) > 0 && t.modPai === 'AUC' ? ['PAIEMENT NON REÇU'] : [];
  return isPrintable(t) ? [...cancellationMentions(t, index), ...receiptMentions(t, index)] : [];
}

function cancellationMentions(t: Transaction, index: ReferenceIndex): string[] {
  const isCancellation =
    parseMoney(t.mont.apresTax) === 0 && t.modPai === 'AUC' && t.items.some((item) => item.descr === CANCELLATION_ITEM);
  if (!isCancellation) return [];
  const cancelled = new Set(index.direct(t).map((earlier) => earlier.typTrans));
  if (cancelled.has('ESTM')) return ['ESTIMATION ANNULÉE'];
  return cancelled.has('ADDI') ? ['FACTURE ANNULÉE'] : [];
}

function receiptMentions(t: Transaction, index: ReferenceIndex): string[] {
  const due = amountDueCents(t);
  const isPaid = t.modPai !== 'AUC' && t.modPai !== 'SOB';
  const isCorrected = isPaid && correctsReceipt(t, index);
  if (due > 0 && isPaid) {
    const words = t.modPai === 'PAC' ? 'PORTÉ AU COMPTE' : 'PAIEMENT REÇU';
    return isCorrected ? [words, 'Facture corrigée'] : [words];
  }
  if (due >= 0) return [];
  return [
    ...(t.modPai === 'PAC' ? ['PORTÉ AU COMPTE'] : []),
    'NOTE DE CRÉDIT',
    ...(isCorrected ? ['Note de crédit corrigée'] : []),
  ];
}

/** A correction refers to an unprinted reverse of opposite sign, which refers to a receipt of the same sign. */
function correctsReceipt(t: Transaction, index: ReferenceIndex): boolean {
  const sign = Math.sign(amountDueCents(t));
  return index
    .direct(t)
    .filter((reverse) => isReceiptOfSign(reverse, -sign) && reverse.formImpr === 'NON')
    .some((reverse) => index.direct(reverse).some((original) => isReceiptOfSign(original, sign)));
}

function isReceiptOfSign(t: Transaction, sign: number): boolean {
  return t.typTrans === 'RFER' && Math.sign(amountDueCents(t)) === sign;
}

type Sequence = { first: string; revised: string; one: string; several: string };

const SEQUENCES: Partial<Record<Transaction['typTrans'], Sequence>> = {
  SOUM: { first: 'SOUMISSION', revised: 'SOUMISSION RÉVISÉE', one: 'soumission', several: 'soumissions' },
  ESTM: {
    first: 'ESTIMATION DES RENSEIGNEMENTS',
    revised: 'ESTIMATION RÉVISÉE',
    one: 'estimation',
    several: 'estimations',
  },
  ADDI: { first: 'FACTURE ORIGINALE', revised: 'FACTURE RÉVISÉE', one: 'facture', several: 'factures' },
};

/** Orders 6 and 7 of quotes, estimates and bills: the first printed of a sequence, or one that replaces N. */
function sequenceMentions(t: Transaction, index: ReferenceIndex): string[] {
  const sequence = SEQUENCES[t.typTrans];
  if (sequence === undefined || !isPrintable(t)) return [];
  const replaced = index
    .all(t)
    .filter((earlier) => earlier.typTrans === t.typTrans && earlier.formImpr !== 'NON').length;
  if (replaced === 0) return [sequence.first];
  return [sequence.revised, `Remplace ${replaced} ${replaced === 1 ? sequence.one : sequence.several}`];
}
