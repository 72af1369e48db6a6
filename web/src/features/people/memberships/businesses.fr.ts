import type { Translated } from '../../../lib/i18n/texts.ts';
import type { businessesEn } from './businesses.en.ts';

export const businessesFr: Translated<typeof businessesEn> = {
  title: 'Vos commerces',
  lead: 'Tout ce que votre courriel ouvre, en ce moment. Les ventes d’il y a 7 jours sont celles des mêmes heures.',
  administration: 'Administration de Comptoir',
  inView: 'Affiché',
  notShown: 'Pas avec ce droit',
  invitedBy: 'invitation de {name}',
  offered: '{offeredBy} vous offre la propriété de {name} jusqu’au {day}.',
  seeOffer: 'Voir l’offre',
  columns: {
    name: 'Commerce',
    today: 'Aujourd’hui',
    weekBefore: 'Il y a 7 jours',
    waiting: 'À transmettre',
    owed: 'À payer',
    needs: 'À faire',
  },
  roles: { admin: 'Administrateur', partner: 'Partenaire', merchant: 'Commerçant' },
  rights: { owner: 'Propriétaire', manager: 'Gérant', accountant: 'Comptable', reader: 'Lecteur' },
  state: { invited: 'Invitation', suspended: 'Suspendu' },
  needs: {
    refused: '{count, plural, one {# facture refusée} other {# factures refusées}}',
    certificates: '{count, plural, one {# certificat à renouveler} other {# certificats à renouveler}}',
    owed: 'Facture à payer',
    registration: 'Inscription à terminer',
    none: 'Rien',
    notShown: 'À faire\u00A0: pas avec ce droit',
  },
  actions: { open: 'Ouvrir', accept: 'Accepter et ouvrir', decline: 'Refuser', leave: 'Quitter' },
  leave: {
    title: 'Quitter {name}?',
    text: 'Vous ne verrez plus rien de {name}. Ce que vous y avez fait reste dans son journal d’activité. Seule une nouvelle invitation vous y ramène.',
    stay: 'Rester',
    confirm: 'Quitter',
  },
  decline: {
    title: 'Refuser l’invitation de {name}?',
    text: '{name} le voit dans son journal d’activité, et peut vous inviter de nouveau.',
    stay: 'La garder',
    confirm: 'Refuser',
  },
  inHeader: {
    label: 'Commerce\u00A0: {name}. En ouvrir un autre',
    search: 'Chercher un commerce',
    none: 'Aucun n’a ce nom ni cette ville',
    all: 'Tous vos commerces',
    invitations: '{count, plural, one {# invitation attend} other {# invitations attendent}}',
    heldBack:
      'Cet onglet montre encore {name}, parce que quelque chose n’y est pas enregistré. Un autre onglet a ouvert un autre commerce.',
    follow: 'L’ouvrir ici aussi',
    closed: 'Vous n’avez plus accès au commerce où vous étiez. Voici celui que vous avez utilisé en dernier.',
    understood: 'Compris',
    joinable:
      'Un compte existe avec {email}. S’il est à vous, prouvez-le une fois\u00A0: une seule connexion ouvrira les deux.',
    join: 'N’avoir qu’une connexion',
  },
  add: {
    open: 'Ajouter un commerce',
    title: 'Ajouter un commerce',
    lead: 'Il s’ouvre avec le même courriel et le même mot de passe. Ses renseignements, son abonnement et ses appareils sont les siens.',
    name: 'Nom du commerce',
    tooLong: 'Trop long',
    send: 'Ajouter',
  },
};
