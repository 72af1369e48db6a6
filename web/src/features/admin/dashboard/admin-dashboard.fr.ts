import type { Translated } from '../../../lib/i18n/texts.ts';
import type { adminDashboardEn } from './admin-dashboard.en.ts';

export const adminDashboardFr: Translated<typeof adminDashboardEn> = {
  title: 'Vue d’ensemble',
  lead: 'Tous les commerçants, leurs appareils et ce qui part vers Revenu Québec.',
  authority: {
    reachable: 'Revenu Québec répond',
    unreachable: 'Revenu Québec ne répond pas pour le moment.',
    unreachableHint:
      'Les ventes continuent et les factures sont gardées. Elles partiront d’elles-mêmes dès le retour de la connexion.',
  },
  restore: {
    title: 'La base a été restaurée à une copie du {until}.',
    reconciled: 'Les paiements par carte faits depuis sont de retour dans les livres.',
    notReconciled: 'Rien n’est débité avant que le fournisseur de paiement ait dit ce qui s’est passé depuis.',
    unheard:
      '{count, plural, one {# appareil n’a} other {# appareils n’ont}} rien transmis depuis. Chacun remet ce qui manque à sa prochaine utilisation.',
    device: '{name} de {merchant}',
    handedAgain: '\u00A0: {count, plural, one {# facture remise} other {# factures remises}} de nouveau',
    missing:
      '\u00A0: {count, plural, =0 {aucune facture ne manque} one {il manque # facture} other {il manque # factures}}',
    missingUnknown: '\u00A0: on ne sait pas combien de factures manquent',
  },
  activity: 'Activité',
  tiles: {
    accepted: 'Factures du jour',
    acceptedHint: 'acceptées par Revenu Québec',
    merchants: 'Commerçants',
    merchantsHint: '{active, plural, one {# actif} other {# actifs}}',
    registering: 'Inscriptions en cours',
    registeringHint: 'pas encore terminées',
    partners: 'Partenaires',
    partnersHint: 'qui suivent des commerçants',
  },
  charts: {
    title: 'En un coup d’œil',
    month: 'Mois',
    recurring: 'Revenu récurrent par mois, avant taxes',
    movement: 'Commerçants arrivés, en pause et partis, par mois',
    signUps: 'Arrivées',
    paused: 'Pauses',
    churned: 'Départs',
  },
  endpoints: {
    title: 'Revenu Québec, adresse par adresse, 24 dernières heures',
    columns: {
      endpoint: 'Adresse',
      answered: 'Réponses',
      failed: 'Échecs',
      average: 'Durée moyenne',
      last: 'Dernière',
      state: 'État',
    },
    names: {
      transactions: 'Factures',
      documents: 'Rapports et déclarations',
      users: 'Utilisateurs et numéros de taxes',
      certificates: 'Certificats',
      enrolment: 'Premiers certificats',
    },
    states: { responding: 'Répond', failing: 'Ne répond pas', quiet: 'Rien demandé' },
    ms: '{ms, number}\u00A0ms',
  },
  mails: {
    title: 'Courriels non livrés',
    none: 'Tous les courriels ont été livrés',
    calm: 'Un courriel qui ne part pas, ou qui revient plus tard, est inscrit ici.',
    sum: '{count, plural, one {# courriel n’a pas été livré} other {# courriels n’ont pas été livrés}}. Un courriel qui joint l’adresse le retire de la liste; un courriel retourné y reste jusqu’à ce que vous le classiez.',
    ofOne: 'Seuls ceux aux personnes de {name} sont affichés.',
    ofAll: 'Voir ceux de tous',
    columns: {
      address: 'À',
      merchant: 'Commerçant',
      subject: 'Objet',
      at: 'Dernier essai',
      detail: 'Motif',
      outcome: 'État',
    },
  },
  all: 'Tous les commerçants',
};
