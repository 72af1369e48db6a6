import type { Translated } from '../../../lib/i18n/texts.ts';
import type { subscribeEn } from './subscribe.en.ts';

export const subscribeFr: Translated<typeof subscribeEn> = {
  title: 'S’abonner',
  lead: 'Choisissez comment Comptoir s’installe, ajoutez une carte, et c’est tout.',
  already: {
    title: 'Ce commerce est abonné.',
    next: 'Voir la suite',
    link: 'Abonnement et paiement',
  },
  readOnly: 'Seul le commerçant peut s’abonner.',
  steps: { plan: '1. Votre forfait', card: '2. Votre carte', confirm: '3. Confirmation' },
  plan: {
    legend: 'Mode d’installation',
    autonomous: {
      title: 'Autonome',
      text: 'Vous l’installez vous-même, étape par étape, avec notre guide. Le soutien répond à vos questions.',
    },
    assisted: {
      title: 'Assisté',
      text: 'Un technicien l’installe avec vous\u00A0: une heure, au moment que vous choisissez.',
    },
    priceIncluded: '{service} par mois, installation comprise',
    price: '{service} par mois, installation {installation}',
  },
  features: {
    title: 'Ce que comprend le forfait',
    sending: 'Gestion de l’envoi des transactions',
    employees: 'Gestion des employés',
    report: 'Rapport annuel',
    accounting: 'Rapports de ventes et exportation comptable',
    history: 'Historique des transactions',
    support: 'Soutien après-vente',
    caterers: 'Estimations et contrats pour les traiteurs',
  },
  cart: {
    title: 'Votre panier',
    caption: 'Ce que coûte le premier mois',
    service: 'Service mensuel',
    installation: 'Frais d’installation',
    discount: 'Code promo {code}',
    subtotal: 'Sous-total',
    gst: 'TPS ({gst})',
    qst: 'TVQ ({qst})',
    total: 'Montant total',
  },
  promo: {
    label: 'Code promo',
    apply: 'Appliquer',
    applied: 'Code promo {code} appliqué',
    remove: 'Retirer',
    problems: {
      unknown: 'Ce code est inconnu.',
      'not-started': 'Ce code n’est pas encore valide.',
      expired: 'Ce code est expiré.',
      'used-up': 'Ce code a déjà servi autant de fois qu’il le pouvait.',
      'already-used': 'Vous avez déjà utilisé ce code.',
    },
  },
  card: {
    hint: 'La carte paie chaque facture de service. Son numéro demeure chez le fournisseur de paiement\u00A0: il ne nous parvient jamais.',
    replace: 'Utiliser une autre carte',
  },
  confirm: {
    text: 'La première facture, de {total}, est créée maintenant et payée avec la carte au prochain minuit; les suivantes viennent chaque mois. Vous pouvez faire une pause en tout temps.',
    textWithoutTotal:
      'La première facture est créée maintenant et payée avec la carte au prochain minuit; les suivantes viennent chaque mois. Vous pouvez faire une pause en tout temps.',
    assisted: 'Vous choisirez tout de suite après l’heure de la visite du technicien.',
    newPrices: 'Nos prix ont changé pendant que cette page était ouverte. Le total est maintenant de {total}.',
    cardFirst: 'Ajoutez d’abord une carte.',
    otherCardFirst: 'La carte est expirée. Utilisez-en d’abord une autre.',
    subscribe: 'Je m’abonne',
  },
};
