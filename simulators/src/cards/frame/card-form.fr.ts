import type { CardFormTexts } from './card-form.en.ts';

export const FR: CardFormTexts = {
  lang: 'fr-CA',
  title: 'Carte',
  number: 'Numéro de carte',
  expiry: 'Expiration (MM/AA)',
  cvc: 'Code de sécurité',
  cvcHint: 'Trois chiffres au dos, ou quatre à l’avant d’une carte American Express.',
  postalCode: 'Code postal',
  testOnly: 'Réseau de cartes simulé\u00a0: numéros d’essai seulement. Rien ne sort de cette machine.',
  notAllowed: 'Ces champs ne s’affichent que dans le portail.',
  notAllowedDetail: 'Le simulateur de cartes ne connaît pas la page qui les demande.',
  errors: {
    number: {
      required: 'Entrez le numéro de carte.',
      incorrect_number: 'Ce n’est pas un numéro de carte. Vérifiez les chiffres.',
      not_a_test_card: 'Seuls les numéros d’essai sont acceptés ici.',
    },
    expiry: {
      required: 'Entrez la date d’expiration.',
      invalid: 'Entrez le mois et l’année, par exemple 09/29.',
      expired: 'Cette carte est expirée.',
    },
    cvc: { required: 'Entrez le code de sécurité.', invalid: 'Le code de sécurité compte trois ou quatre chiffres.' },
    postalCode: { required: 'Entrez le code postal.', invalid: 'Entrez le code postal, par exemple G1R 4P5.' },
  },
  confirmTitle: 'Confirmer le paiement',
  confirmAsks: (amount, last4) =>
    `Votre banque demande\u00a0: peut-on porter ${amount} à la carte qui se termine par ${last4}?`,
  confirm: 'Confirmer',
  refuse: 'Refuser',
  confirmed: 'Le paiement est confirmé.',
  refused: 'Le paiement est refusé.',
  nothingToConfirm: 'Il n’y a rien à confirmer.',
};
