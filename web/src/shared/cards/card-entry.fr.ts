import type { Translated } from '../../lib/i18n/texts.ts';
import type { cardEntryEn } from './card-entry.en.ts';

export const cardEntryFr: Translated<typeof cardEntryEn> = {
  frame: 'Champs de carte du fournisseur de paiement',
  save: 'Enregistrer la carte',
  cancel: 'Annuler',
  unavailable: 'Les champs de la carte n’ont pas pu être chargés. Vérifiez votre connexion, puis rechargez la page.',
  face: '{brand} se terminant par {last4}',
  faceless: 'Carte',
  expires: 'Expire le {month}/{year}',
  expired: 'Expirée',
  fields: {
    CARD_NUMBER: 'Numéro de carte',
    CARD_DATE: 'Expiration (MM/AA)',
    CARD_CVV: 'Code de sécurité',
    CARD_POSTAL_CODE: 'Code postal',
  },
  consent: {
    terms: {
      label: 'J’accepte les conditions d’utilisation, et que la carte serve à payer chaque facture.',
      read: 'Lire les conditions d’utilisation',
    },
    privacy: { label: 'J’accepte la politique de confidentialité.', read: 'Lire la politique de confidentialité' },
    required: 'Pour ajouter une carte, acceptez les conditions d’utilisation et la politique de confidentialité.',
  },
};
