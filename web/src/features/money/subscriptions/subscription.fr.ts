import type { Translated } from '../../../lib/i18n/texts.ts';
import type { subscriptionEn } from './subscription.en.ts';

export const subscriptionFr: Translated<typeof subscriptionEn> = {
  title: 'Abonnement et paiement',
  lead: 'L’état de votre compte, la carte qui le paie et vos saisons.',
  toDo: {
    subscribe: 'Vous n’êtes pas encore abonné.',
    subscribeHint: 'Choisissez comment Comptoir s’installe et ajoutez une carte.',
    subscribeLink: 'S’abonner',
    pay: 'Un paiement n’a pas passé.',
    payHint:
      'Vérifiez la carte ci-dessous, puis payez la facture. D’ici là, vos appareils continuent d’envoyer les factures de vos ventes.',
    payLink: 'Voir les factures impayées',
  },
  account: {
    title: 'Votre compte',
    state: 'Compte',
    active: 'Actif',
    inactive: 'Inactif',
    states: { none: 'Non abonné', active: 'Abonné', pausing: 'Pause prévue', paused: 'En pause' },
    hints: {
      none: 'Le compte devient actif à l’abonnement.',
      active: 'Les appareils associés peuvent envoyer leurs factures.',
      pausing: 'Tout fonctionne jusqu’au dernier jour payé.',
      paused: 'Aucune facture de service n’est créée pendant la pause.',
    },
    plan: 'Installation',
    plans: { autonomous: 'Autonome', assisted: 'Assistée par un technicien' },
    validUntil: 'Valide jusqu’au',
    none: 'Aucun prévu',
    noneHint: 'Aucun paiement n’est à venir.',
    noneYet: 'La première facture est créée à l’abonnement.',
    promoCode: 'Code promo',
  },
  card: {
    title: 'Carte enregistrée',
    lead: 'Son numéro demeure chez le fournisseur de paiement\u00A0: il ne nous parvient jamais.',
    none: 'Aucune carte enregistrée.',
    needed: 'Sans carte, la prochaine facture ne pourra pas être payée.',
    expired: 'Cette carte est expirée. Remplacez-la, sinon la prochaine facture ne pourra pas être payée.',
    add: 'Ajouter une carte',
    replace: 'Remplacer la carte',
    replaceHint: 'La nouvelle carte prend la place de l’actuelle dès qu’elle est enregistrée.',
    delete: 'Supprimer la carte',
    invoices: 'Voir les dernières factures',
    readOnly: 'Seul le commerçant peut changer la carte.',
    deletion: {
      title: 'Supprimer la carte?',
      text: 'La carte est oubliée ici et chez le fournisseur de paiement. Vous pourrez en ajouter une autre en tout temps.',
      textNeeded:
        'La carte est oubliée ici et chez le fournisseur de paiement. Sans autre carte, la prochaine facture ne pourra pas être payée.',
      confirm: 'Supprimer la carte',
      cancel: 'Garder la carte',
    },
  },
  payment: {
    title: 'Comment se fait le paiement',
    text: '<ul><li>La première facture est créée à l’abonnement, les suivantes chaque mois, le même jour. Chacune est payée à minuit, à l’heure de votre commerce, avec la carte enregistrée.</li><li>La TPS ({gst}) et la TVQ ({qst}) s’ajoutent au montant.</li><li>Un paiement refusé est tenté de nouveau un, trois et cinq jours plus tard, sauf si la carte ne peut plus servir.</li><li>Même si un paiement tarde, vos appareils continuent d’envoyer les factures de vos ventes\u00A0: la loi n’attend pas.</li></ul><p><bills>Voir les factures de service</bills></p>',
  },
  season: {
    title: 'Mode saisonnier',
    on: 'Activé',
    off: 'Désactivé',
    pausing: 'Tout fonctionne jusqu’au {until}. Ensuite, le compte est en pause et rien n’est facturé.',
    paused: 'Le compte est en pause. Il était valide jusqu’au {until}; rien n’est facturé d’ici la réouverture.',
    text: '<ul><li>La pause arrête les prochaines factures à la fin de la période payée. Faites-en autant que vous voulez.</li><li>À la réouverture, une nouvelle période commence ce jour-là. Les jours payés ne sont jamais facturés deux fois.</li><li>Avant la pause, assurez-vous qu’aucune facture n’attend\u00A0: le <logs>journal d’activité</logs> les compte.</li></ul>',
    pause: {
      open: 'Fermer pour la saison',
      title: 'Fermer pour la saison?',
      until: 'Tout continue de fonctionner jusqu’au {until}, le dernier jour payé.',
      nothing:
        'Après ce jour, rien n’est facturé tant que dure la pause. Les jours qui restent ne sont pas remboursés.',
      bills: 'Envoyez les factures en attente avant d’éteindre vos appareils.',
      confirm: 'Fermer pour la saison',
      done: 'La pause est prévue',
    },
    reactivate: {
      open: 'Rouvrir le compte',
      title: 'Rouvrir le compte?',
      today: 'Le compte est actif tout de suite, et une nouvelle période commence aujourd’hui.',
      invoice: 'Sa facture est créée maintenant et payée à minuit avec la carte enregistrée.',
      goesOn: 'La pause est annulée. Rien n’est facturé maintenant\u00A0: les jours jusqu’au {until} sont payés.',
      monthly: 'Les factures mensuelles reprennent ensuite.',
      confirm: 'Rouvrir le compte',
      done: 'Le compte est rouvert',
    },
  },
};
