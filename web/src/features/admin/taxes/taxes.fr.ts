import type { Translated } from '../../../lib/i18n/texts.ts';
import type { taxesEn } from './taxes.en.ts';

export const taxesFr: Translated<typeof taxesEn> = {
  title: 'Taxes par jour',
  lead: 'Un changement de taux est annoncé par un administrateur et confirmé par un autre. Dès lors, les appareils le reçoivent d’avance, et les propriétaires en sont avisés par courriel.',
  add: 'Annoncer un changement',
  announced: 'Changements annoncés',
  builtIn: 'Taux du programme',
  empty: 'Aucun changement n’est annoncé',
  emptyText:
    'Les taux du programme s’appliquent. Annoncez un changement dès qu’il est connu, pour que les appareils l’aient avant son premier jour.',
  columns: {
    days: 'Jours',
    state: 'État',
    tax: 'Taxe',
    classes: 'Sur',
    rate: 'Taux',
  },
  change: '{tax} {rate}\u00A0: {classes}',
  from: 'dès le {from}',
  fromUntil: 'du {from} au {until}',
  states: {
    announced: 'À confirmer',
    lapsed: 'Non confirmé à temps',
    confirmed: 'Confirmé',
    'in-force': 'En vigueur',
    ended: 'Terminé',
    withdrawn: 'Retiré',
  },
  own: 'Un autre administrateur le confirme',
  people: {
    announced: 'Annoncé par {name}',
    confirmed: 'Confirmé par {name}',
    withdrawn: 'Retiré par {name}',
  },
  letters: 'Courriels\u00A0: {sent} sur {ordered} envoyés',
  source: 'Source\u00A0: {source}',
  confirm: 'Confirmer',
  withdraw: 'Retirer',
  keep: 'Retour',
  confirmation: {
    title: 'Confirmer le changement du {from}?',
    text: 'Comparez-le avec sa source. Dès maintenant, serveurs et appareils l’ont, et un courriel part à chaque propriétaire.',
    done: 'Le changement est confirmé. Les appareils le reçoivent, et les propriétaires en sont avisés.',
  },
  withdrawal: {
    title: 'Retirer le changement du {from}?',
    text: 'Il ne vient plus. S’il était confirmé, on récrit à ceux qui en avaient été avisés.',
    done: 'Le changement est retiré.',
  },
  dialog: {
    title: 'Annoncer un changement',
    submit: 'Annoncer',
    done: 'Le changement est annoncé. Un autre administrateur le confirme.',
    tax: 'Taxe',
    rate: 'Nouveau taux',
    classes: 'Sur',
    from: 'Premier jour',
    until: 'Dernier jour (vide\u00A0: jusqu’à nouvel ordre)',
    source: 'Source',
    sourceHint: 'Le nom de la loi, du budget ou du bulletin, pour que l’autre administrateur le trouve.',
    rules: {
      rate: 'Un taux entre 0 et 30\u00A0%, comme 6 ou 7,5',
      classes: 'Choisissez-en au moins une',
      far: 'Dix ans d’avance au plus',
    },
  },
};
