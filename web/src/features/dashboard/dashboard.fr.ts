import type { Translated } from '../../lib/i18n/texts.ts';
import type { dashboardEn } from './dashboard.en.ts';

export const dashboardFr: Translated<typeof dashboardEn> = {
  title: 'Tableau de bord',
  lead: 'Où en sont les factures de {name}.',
  leadNobody: 'Où en sont vos factures.',
  tiles: {
    accepted: 'Acceptées aujourd’hui',
    acceptedHint: 'factures reçues par Revenu Québec',
    waiting: 'En attente',
    waitingHint: '{count, plural, =0 {tout est transmis} one {facture à transmettre} other {factures à transmettre}}',
    devices: 'Appareils',
    devicesHint:
      '{count, plural, =0 {aucun n’est encore associé} one {associé à ce compte} other {associés à ce compte}}',
  },
  latest: 'Activité récente',
  all: 'Voir tout le journal',
  news: 'Nouveautés',
  steps: {
    title: 'Ce qu’il reste à faire pour que vos factures partent comme il se doit\u00A0:',
    information: 'compléter les renseignements du commerce',
    registration: 'choisir un forfait et s’abonner',
    device: 'associer un appareil',
    certificate: 'vérifier le certificat d’un appareil',
  },
  levels: { success: 'Succès', info: 'Information', warning: 'Avertissement', error: 'Erreur' },
};
