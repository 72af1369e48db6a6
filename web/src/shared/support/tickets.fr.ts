import type { Translated } from '../../lib/i18n/texts.ts';
import type { ticketsEn } from './tickets.en.ts';

export const ticketsFr: Translated<typeof ticketsEn> = {
  states: { open: 'En attente du soutien', waiting: 'En attente de vous', solved: 'Réglé', reopened: 'Rouvert' },
  supportStates: { open: 'À répondre', waiting: 'En attente du client', solved: 'Réglé', reopened: 'Rouvert' },
  subjects: {
    certificate: 'Certificat',
    transmission: 'Envoi des factures',
    terminal: 'Appareil',
    billing: 'Forfait et paiement',
    account: 'Compte et accès',
    other: 'Autre',
  },
  title: 'Billet {number}, {subject}',
  unread: 'Nouveau',
  support: 'Soutien Comptoir',
  own: 'Vous',
  byMail: 'par courriel',
  unverified: 'expéditeur non vérifié',
  note: 'Note interne',
  erased: 'Le texte de cette conversation a été effacé\u00A0: trois ans ont passé depuis qu’elle est réglée.',
  noText: 'Aucun texte',
  cut: 'Le courriel était plus long; sa fin n’a pas été gardée.',
  filesLeft:
    '{count, plural, one {# pièce jointe n’a pas été gardée} other {# pièces jointes n’ont pas été gardées}}\u00A0: le courriel n’en transmet pas.',
  messages: 'Ce qui s’est dit',
  tooLong: '5000 caractères au plus',
  about: {
    bill: 'Facture',
    device: 'Appareil',
    person: 'Demandé par',
    partner: 'Partenaire',
    merchant: 'Commerce',
    opened: 'Ouvert',
  },
};
