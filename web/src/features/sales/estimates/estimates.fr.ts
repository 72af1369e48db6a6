import type { Translated } from '../../../lib/i18n/texts.ts';
import type { estimatesEn } from './estimates.en.ts';

export const estimatesFr: Translated<typeof estimatesEn> = {
  title: 'Estimations',
  lead: 'Ce que vous offrez à vos clients, et la suite.',
  new: 'Nouvelle estimation',
  caption: 'Liste des estimations',
  states: {
    draft: 'Ébauche',
    sent: 'Envoyée',
    seen: 'Vue',
    accepted: 'Acceptée',
    declined: 'Refusée',
    expired: 'Échue',
    replaced: 'Remplacée',
  },
  cancelled: 'Annulée',
  withDraft: '+ ébauche',
  erasedCustomer: 'Client effacé',
  columns: {
    customer: 'Nom du client',
    occasion: 'Événement',
    date: 'Date de l’événement',
    amount: 'Montant',
    state: 'État',
    next: 'Prochaine date',
  },
  views: { label: 'Présentation des estimations', list: 'Liste', calendar: 'Calendrier' },
  filters: {
    label: 'Filtrer les estimations',
    search: 'Numéro, événement ou client',
    from: 'Événements du',
    to: 'au',
    anyCustomer: 'De tous les clients',
    reset: 'Voir toutes les estimations',
  },
  sums: { label: 'Estimations par état' },
  empty: {
    title: 'Aucune estimation pour l’instant',
    text: 'Décrivez un événement et son prix. Votre client le reçoit par courriel et l’accepte au moyen d’un lien.',
    first: 'Préparer la première estimation',
    customers: 'Ajouter d’abord vos clients',
  },
  ofCustomer: { title: 'Estimations', all: 'Toutes les estimations de ce client', none: 'Aucune pour l’instant.' },
  others: {
    title: 'Pour les traiteurs',
    text: 'Les estimations sont préparées par les commerces qui font le traiteur. Si c’est votre cas, dites-le dans vos renseignements.',
    link: 'Ouvrir les renseignements',
  },
  calendar: {
    label: 'Événements, {month}',
    before: 'Mois précédent',
    now: 'Mois courant',
    after: 'Mois suivant',
    none: 'Aucun événement offert ou accepté ce mois-ci.',
    persons: '{count, plural, one {{words} personne} other {{words} personnes}}',
  },
};
