import type { Translated } from '../../../lib/i18n/texts.ts';
import type { merchantListEn } from './merchant-list.en.ts';

export const merchantListFr: Translated<typeof merchantListEn> = {
  title: 'Commerçants',
  lead: '{count, plural, =0 {Aucun commerçant pour le moment.} one {# commerçant.} other {# commerçants.}}',
  leadLoading: 'Les commerçants que vous suivez.',
  caption: 'Commerçants',
  columns: {
    name: 'Commerçant',
    city: 'Ville',
    fileNumber: 'Numéro de dossier',
    phone: 'Téléphone',
    kind: 'Type',
    state: 'Compte',
  },
  filters: {
    label: 'Chercher des commerçants',
    search: 'Nom, ville ou numéro',
    registration: 'Inscription',
    account: 'Compte',
    all: 'Tous',
    complete: 'Terminée',
    incomplete: 'À terminer',
    active: 'Actif',
    inactive: 'Inactif',
  },
  subSectors: { food_truck: 'Camion-restaurant', bar: 'Bar avec alcool', restaurant: 'Restauration' },
  noSubSector: 'Sous-secteur inconnu',
  caterer: 'Traiteur',
  state: { active: 'Actif', inactive: 'Inactif', incomplete: 'Inscription à terminer' },
  unknown: 'Inconnu',
  reset: 'Afficher tous les commerçants',
};
