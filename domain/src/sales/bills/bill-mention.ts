import { foldText } from '../../base/search/fold-text.ts';
import type { BillKind } from './bill-kind.ts';
import type { PaymentCode } from './payment-method.ts';

/** Filter of bills that bear a mention; null where it asks for none. */
export interface MentionedBills {
  readonly kinds: readonly BillKind[] | null;
  readonly payments: readonly PaymentCode[] | null;
  /** Printed without the authority's number, which says so in its place. */
  readonly isUnanswered: boolean;
}

const ofKind = (...kinds: readonly BillKind[]): MentionedBills => ({ kinds, payments: null, isUnanswered: false });
const paidBy = (payment: PaymentCode): MentionedBills => ({ kinds: null, payments: [payment], isUnanswered: false });

/** The mentions of documents that bills can be looked for by, as they are printed. Source: SRM-30, SRM-43. */
const MENTIONS: Readonly<Record<string, MentionedBills>> = {
  'PROBLÈME DE COMMUNICATION': { kinds: null, payments: null, isUnanswered: true },
  'NOTE DE CRÉDIT': ofKind('credit-note'),
  'FACTURE ORIGINALE': ofKind('table-bill'),
  'FACTURE RÉVISÉE': ofKind('revised-bill'),
  'FACTURE ANNULÉE': ofKind('cancellation'),
  'FACTURE CORRIGÉE': ofKind('correction'),
  'PAIEMENT NON REÇU': ofKind('left-without-paying'),
  'TRANSACTION ABANDONNÉE': ofKind('aborted'),
  'DOCUMENT DE FORMATION': ofKind('training'),
  REPRODUCTION: ofKind('reproduction'),
  SOUMISSION: ofKind('quote'),
  'ESTIMATION DES RENSEIGNEMENTS': ofKind('estimate'),
  'PORTÉ AU COMPTE': paidBy('PAC'),
  'ARGENT COMPTANT': paidBy('ARG'),
  'CARTE DE CRÉDIT': paidBy('CRE'),
  'CARTE DE DÉBIT': paidBy('DEB'),
  CHÈQUE: paidBy('CHQ'),
  'PAIEMENT MIXTE': paidBy('MIX'),
  'AUCUN PAIEMENT': paidBy('AUC'),
};

const BY_FOLDED: ReadonlyMap<string, MentionedBills> = new Map(
  Object.entries(MENTIONS).map(([mention, bills]) => [foldText(mention), bills]),
);

/**
 * The bills that a mention stands on, by its whole text, with or without its accents, stars and capitals: the specification writes
 * PROBLEME DE COMMUNICATION. Null for a text that is none. Source: spec §4.
 */
export const readMention = (typed: string): MentionedBills | null =>
  BY_FOLDED.get(foldText(typed.replaceAll('*', ' '))) ?? null;
