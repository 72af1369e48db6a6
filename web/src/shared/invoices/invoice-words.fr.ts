import type { Translated } from '../../lib/i18n/texts.ts';
import type { invoiceWordsEn } from './invoice-words.en.ts';

export const invoiceWordsFr: Translated<typeof invoiceWordsEn> = {
  states: {
    open: 'À payer',
    charging: 'Paiement en cours',
    unknown: 'Paiement en vérification',
    paid: 'Payée',
    refused: 'Carte refusée',
    'past-due': 'En souffrance',
    credited: 'Créditée',
    held: 'Débit en vérification',
  },
  lines: {
    caption: 'Lignes, taxes et montant dû',
    kinds: {
      'monthly-service': 'Service mensuel',
      installation: 'Frais d’installation',
      'service-discount': 'Rabais sur le service',
      'installation-discount': 'Rabais sur l’installation',
    },
    subtotal: 'Sous-total',
    gst: 'TPS ({gst})',
    qst: 'TVQ ({qst})',
    total: 'Montant total',
    credited: 'Montant crédité',
    due: 'Montant dû',
  },
  history: {
    attempts: 'Tentatives de paiement',
    attempt: 'le {at} · {by} · {card}',
    attemptStates: {
      'under-way': 'En cours',
      succeeded: 'Payée',
      'declined-soft': 'Refusée',
      'declined-hard': 'Refusée pour de bon',
      'action-required': 'La banque demande une confirmation',
      unknown: 'En vérification',
      'not-charged': 'Rien n’a été débité',
      unexpected: 'Débit inattendu',
    },
    by: {
      midnight: 'à minuit',
      merchant: 'par le commerçant',
      admin: 'par le soutien',
      restore: 'retrouvé chez le fournisseur',
    },
    credits: 'Notes de crédit',
    credit: '{number}\u00A0: {amount}',
    refunds: {
      none: 'rien n’avait été payé',
      'under-way': 'remboursement en cours',
      done: 'remboursée',
      unknown: 'remboursement en vérification',
      failed: 'remboursement refusé par le fournisseur de paiement, le soutien s’en occupe',
    },
  },
};
