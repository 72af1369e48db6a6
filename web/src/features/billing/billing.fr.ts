import type { Translated } from '../../lib/i18n/texts.ts';
import type { billingEn } from './billing.en.ts';

export const billingFr: Translated<typeof billingEn> = {
  title: 'Abonnement et paiement',
  lead: 'L’état de votre compte et la façon dont l’abonnement se paie.',
  account: {
    title: 'Votre compte',
    business: 'Commerce',
    state: 'Compte',
    active: 'Actif',
    inactive: 'En pause',
    activeHint: 'Les appareils associés peuvent envoyer leurs factures.',
    inactiveHint: 'Aucune nouvelle facture de service n’est créée pendant la pause.',
    registration: 'Inscription',
    completed: 'Terminée',
    open: 'À terminer',
    card: 'Carte enregistrée',
    noCard: 'Aucune',
    noCardHint: 'Cet écran ne permet pas encore d’enregistrer une carte.',
    nextPayment: 'Prochain paiement',
    none: 'Aucun prévu',
    noneHint: 'Aucune facture de service n’est en attente.',
  },
  finish: {
    text: 'L’inscription n’est pas terminée.',
    missing: '{count, plural, one {Il manque # renseignement} other {Il manque # renseignements}}.',
    link: 'Voir ce qui manque',
  },
  payment: {
    title: 'Comment se fait le paiement',
    text: '<ul><li>La facture est créée à l’abonnement. Elle est payée à minuit, à l’heure de votre commerce, avec la carte enregistrée.</li><li>La TPS (5\u00A0%) et la TVQ (9,975\u00A0%) s’ajoutent au montant.</li><li>Même si un paiement tarde, vos appareils continuent d’envoyer les factures\u00A0: la loi n’attend pas.</li></ul><p><bills>Voir les factures de service</bills></p>',
  },
  season: {
    title: 'Fermer pour la saison',
    text: '<ul><li>La pause arrête les prochaines factures à la fin de la période payée.</li><li>À la réouverture, une nouvelle période commence ce jour-là. Les jours inutilisés ne sont jamais facturés deux fois.</li><li>Avant la pause, assurez-vous qu’aucune facture n’attend\u00A0: le <logs>journal d’activité</logs> les compte.</li></ul><p>La pause ne se règle pas encore sur cet écran\u00A0: <contact>communiquez avec le soutien</contact>.</p>',
  },
};
