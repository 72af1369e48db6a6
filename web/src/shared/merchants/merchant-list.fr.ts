import type { Translated } from '../../lib/i18n/texts.ts';
import type { merchantListEn } from './merchant-list.en.ts';

export const merchantListFr: Translated<typeof merchantListEn> = {
  title: 'Commerçants',
  lead: '{count, plural, =0 {Aucun commerçant pour le moment.} one {# commerçant.} other {# commerçants.}}',
  leadFound:
    '{count, plural, =0 {Aucun commerçant ne correspond.} one {# commerçant correspond.} other {# commerçants correspondent.}}',
  leadAbout: 'Environ {count, number} commerçants.',
  near: 'Aucun commerçant ne porte ces mots. Voici les plus proches.',
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
    search: 'Nom, ville ou tout numéro',
    states: 'Compte',
    subSectors: 'Sous-secteur',
    partners: 'Partenaire',
  },
  subSectors: { food_truck: 'Camion-restaurant', bar: 'Bar avec alcool', restaurant: 'Restauration' },
  noSubSector: 'Sous-secteur inconnu',
  caterer: 'Traiteur',
  state: { active: 'Actif', inactive: 'Inactif', registering: 'Inscription à terminer' },
  move: {
    title: 'Qui suit {name}?',
    partner: 'Partenaire',
    unassigned: 'Aucun partenaire',
    suspended: '{name} (suspendu)',
    same: 'Choisissez-en un autre.',
    leaves:
      '{from} ne voit plus {name}\u00A0: ce que ses gens font en son nom s’arrête sur-le-champ, de même que les fichiers en cours de téléchargement.',
    comes: '{to} voit dès maintenant les factures, les appareils et le dossier de {name}.',
    none: 'Aucun partenaire ne suit plus {name}.',
    rest: 'Ses appareils continuent comme avant, et son journal d’activité dit qui le suit.',
    do: 'Changer de partenaire',
  },
  unknown: 'Inconnu',
  reset: 'Afficher tous les commerçants',
};
