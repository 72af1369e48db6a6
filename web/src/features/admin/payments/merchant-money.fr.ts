import type { Translated } from '../../../lib/i18n/texts.ts';
import type { merchantMoneyEn } from './merchant-money.en.ts';

export const merchantMoneyFr: Translated<typeof merchantMoneyEn> = {
  title: 'Compte et factures',
  lead: 'Où en sont l’abonnement et les factures d’un commerçant, et ce qui peut être corrigé.',
  back: 'Tous les commerçants',
  account: {
    states: { none: 'Non abonné', active: 'Abonné', pausing: 'Pause prévue', paused: 'En pause' },
    pastDue: 'En souffrance',
    installation: 'Forfait',
    installations: { autonomous: 'Autonome', assisted: 'Assisté' },
    subscribedAt: 'Abonné depuis le',
    validUntil: 'Valide jusqu’au',
    promoCode: 'Code promo',
    none: 'Aucun',
    toBilling: 'Carte et mode saisonnier',
    toBills: 'Les factures telles que le commerçant les voit',
  },
  invoices: {
    title: 'Factures de service',
    columns: {
      number: 'Numéro',
      createdOn: 'Date de création',
      state: 'État',
      due: 'Solde dû',
      total: 'Montant total',
      nextAttempt: 'Prochaine tentative',
    },
    empty: 'Aucune facture pour le moment',
  },
  invoice: {
    title: 'Facture {number}',
    retry: {
      open: 'Tenter le paiement maintenant',
      ask: 'Débiter {amount} de la carte enregistrée maintenant, sans attendre la prochaine tentative prévue?',
      do: 'Débiter {amount}',
      back: 'Retour à la facture',
      paid: 'Le paiement a passé. Un courriel en avertit le commerçant.',
      declined: 'La carte a été refusée. Un courriel en avertit le commerçant.',
      unknown:
        'On ne sait pas encore si le paiement a passé. La question est posée au fournisseur; rien n’est débité deux fois.',
    },
    retryRefund: {
      do: 'Tenter de nouveau le remboursement',
      done: 'Le montant est remboursé',
      refused: 'Le fournisseur refuse de nouveau\u00A0: voyez pourquoi sur son propre site, ou remboursez autrement.',
    },
    refund: {
      open: 'Rembourser',
      openUnpaid: 'Annuler ou réduire',
      paid: 'Une note de crédit est faite et envoyée, et le montant retourne à la carte qui a payé.',
      unpaid:
        'Une note de crédit est faite et envoyée. Rien n’a été payé, donc rien n’est remboursé; ce qui reste demeure dû.',
      amount: 'Montant, taxes comprises',
      left: 'Laissé vide\u00A0: tout ce qui reste, {amount}',
      reason: 'Motif, pour la note de crédit',
      rules: {
        amount: 'Un montant d’au plus {amount}',
        reason: 'Trois caractères au moins',
      },
      do: 'Rembourser ce montant',
      doUnpaid: 'Faire la note de crédit',
      back: 'Retour à la facture',
      done: 'Note de crédit faite pour la facture {number}',
    },
  },
};
