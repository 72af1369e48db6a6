import type { Translated } from '../../../lib/i18n/texts.ts';
import type { partnerListEn } from './partner-list.en.ts';

export const partnerListFr: Translated<typeof partnerListEn> = {
  title: 'Partenaires',
  lead: 'Les entreprises qui suivent des commerçants.',
  filters: 'Chercher des partenaires',
  search: 'Nom du partenaire',
  create: 'Ajouter un partenaire',
  edit: 'Modifier…',
  editNamed: 'Modifier {name}',
  columns: {
    name: 'Partenaire',
    contact: 'Courriel',
    merchants: 'Commerçants',
    registering: 'Inscriptions',
    waiting: 'En attente',
    devicesInTrouble: 'Certificats',
    unpaidMerchants: 'Impayés',
    state: 'État',
  },
  active: 'Actif',
  suspended: 'Suspendu',
  unknown: 'Non indiqué',
  form: {
    lead: 'On invite ses gens sous Gestion, Utilisateurs; on lui confie des commerçants à partir de la liste des commerçants.',
    name: 'Nom',
    contactEmail: 'Courriel du contact (facultatif)',
    telephone: 'Téléphone (facultatif)',
    language: 'Langue de ce qu’on lui envoie',
    tooLong: 'Ce texte est trop long.',
    add: 'Ajouter',
    save: 'Enregistrer',
  },
  suspend: {
    title: 'Suspendre {name}?',
    menu: 'Suspendre…',
    do: 'Suspendre',
    people:
      '{users, plural, =0 {Personne ne se connecte pour lui.} one {# personne est déconnectée sur-le-champ et ne peut plus se connecter.} other {# personnes sont déconnectées sur-le-champ et ne peuvent plus se connecter.}} Toute prise en charge d’un commerçant prend fin aussi.',
    merchants:
      '{merchants, plural, =0 {Il ne suit aucun commerçant.} one {Son commerçant lui reste confié et continue comme avant.} other {Ses # commerçants lui restent confiés et continuent comme avant.}}',
    done: '{name} est suspendu.',
  },
  reinstate: {
    title: 'Rétablir l’accès de {name}?',
    menu: 'Rétablir l’accès…',
    do: 'Rétablir l’accès',
    people:
      '{users, plural, =0 {Personne ne se connecte encore pour lui.} one {# personne peut de nouveau se connecter.} other {# personnes peuvent de nouveau se connecter.}}',
    merchants:
      '{merchants, plural, =0 {Il ne suit aucun commerçant.} one {Il revoit son commerçant.} other {Il revoit ses # commerçants.}}',
    done: 'L’accès de {name} est rétabli.',
  },
  overview: 'Vue d’ensemble',
  overviewOf: 'Vue d’ensemble de {name}',
};
