import type { Translated } from '../../../lib/i18n/texts.ts';
import type { partnerEn } from './partner.en.ts';

export const partnerFr: Translated<typeof partnerEn> = {
  title: 'Partenaire',
  lead: '{merchants, plural, =0 {Aucun commerçant.} one {# commerçant.} other {# commerçants, dont {active, plural, one {# actif} other {# actifs}}.}} {users, plural, one {# personne peut} other {# personnes peuvent}} se connecter.',
  merchants: 'Commerçants',
  people: 'Personnes qui peuvent se connecter',
  toDashboard: 'Vue d’ensemble',
  empty: {
    title: 'Aucun commerçant pour le moment',
    text: 'Les commerçants paraîtront ici dès qu’un administrateur les confiera à ce partenaire.',
  },
  tiles: {
    merchants: 'Commerçants',
    merchantsHint: '{active, plural, one {# actif} other {# actifs}}',
    devices: 'Certificats à vérifier',
    devicesHint: '{count, plural, =0 {aucun appareil} one {sur # appareil} other {sur # appareils}}',
    waiting: 'Factures en attente',
    waitingHint: '{count, plural, =0 {tout est transmis} other {à transmettre}}',
    registration: 'Inscriptions',
    registrationHint: 'à terminer',
  },
  dashboard: {
    title: 'Vue d’ensemble',
    lead: 'Les commerçants de {name}, leurs appareils et leurs factures.',
    all: 'Tous les commerçants',
  },
};
