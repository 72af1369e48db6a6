import type { Translated } from '../../lib/i18n/texts.ts';
import type { unexpectedChargesEn } from './unexpected-charges.en.ts';

export const unexpectedChargesFr: Translated<typeof unexpectedChargesEn> = {
  title: 'Débits à vérifier',
  lead: 'Le fournisseur de paiement a pris ce montant, qui ne paie aucune facture telle quelle. Remboursez-le, ou conservez-le avec une note.',
  unknown: 'Commerçant inconnu',
  invoice: 'facture {number}',
  reference: 'référence {reference}',
  note: 'Note\u00A0: {note}',
  reasons: {
    duplicate: 'Un autre débit a déjà payé cette facture.',
    'amount-differs': 'Le montant n’est pas celui qui est dû. La facture attend votre décision.',
    credited: 'La facture avait été créditée.',
    'no-invoice': 'Aucune facture n’est connue pour ce débit.',
  },
  states: {
    open: 'À décider',
    refunding: 'Remboursement en cours',
    'refund-unknown': 'Remboursement en vérification',
    'refund-failed': 'Remboursement refusé par le fournisseur',
    refunded: 'Remboursé',
    kept: 'Conservé',
  },
  refund: 'Rembourser',
  keep: 'Conserver',
  askRefund:
    'Remettre {amount} sur la carte débitée? Une facture en attente sera débitée de nouveau au prochain minuit.',
  doRefund: 'Rembourser {amount}',
  askKeep: 'Le montant est conservé, et aucune facture ne change.',
  askKeepHeld: 'La facture sera alors payée par ce débit. S’il est moindre, la différence est créditée.',
  noteLabel: 'Pourquoi il est conservé',
  noteRule: 'Trois caractères au moins',
  doKeep: 'Conserver ce débit',
};
