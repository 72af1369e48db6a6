import type { Translated } from '../../lib/i18n/texts.ts';
import type { overviewEn } from './overview.en.ts';

export const overviewFr: Translated<typeof overviewEn> = {
  problems: 'À régler',
  tiles: {
    waiting: 'Factures en attente',
    waitingHint: 'la plus ancienne {oldest}',
    waitingNone: 'tout est transmis',
    refused: 'Factures refusées',
    refusedHint: 'au cours des sept derniers jours',
    unpaid: 'Comptes impayés',
    unpaidHint: '{count, plural, =0 {rien n’est dû} other {{owed} à recevoir}}',
    registration: 'Inscriptions bloquées',
    registrationHint: 'commencées il y a plus d’une semaine',
    mails: 'Courriels non livrés',
    mailsHint: '{count, plural, =0 {toutes les adresses ont été jointes} one {à reprendre} other {à reprendre}}',
  },
  ages: {
    label: 'Factures en attente, selon leur âge',
    calm: 'moins de 24\u00A0h',
    warning: 'de 24 à 42\u00A0h',
    urgent: 'de 42 à 48\u00A0h',
    late: 'plus de 48\u00A0h',
  },
  unpaid: {
    title: 'Comptes impayés',
    sum: '{merchants, plural, one {# commerçant doit} other {# commerçants doivent}} {owed}, pour {invoices, plural, one {# facture} other {# factures}}.',
    none: 'Aucun compte n’est impayé',
    all: 'Tous ceux à suivre',
    columns: { name: 'Commerçant', invoices: 'Factures', owed: 'Dû', since: 'Échu depuis', next: 'Prochain essai' },
    noNext: 'Aucun\u00A0: au commerçant d’agir',
  },
  hours: {
    caption: 'Transmissions des 24 dernières heures',
    hour: 'Heure',
    accepted: 'Acceptées',
    waiting: 'En attente',
    refused: 'Refusées',
  },
};
