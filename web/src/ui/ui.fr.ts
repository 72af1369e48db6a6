import type { Translated } from '../lib/i18n/texts.ts';
import type { uiEn } from './ui.en.ts';

export const uiFr: Translated<typeof uiEn> = {
  close: 'Fermer',
  cancel: 'Annuler',
  copy: 'Copier',
  copied: 'Copié',
  show: 'Afficher',
  hide: 'Masquer',
  loading: 'Chargement…',
  retry: 'Réessayer',
  reference: 'Référence\u00A0: {requestId}',
  failed: 'Le chargement a échoué',
  notFound: 'Introuvable',
  all: 'Tous',
  none: 'Aucun',
  selected: '{count, plural, one {# choix} other {# choix}}',
  clear: 'Effacer les choix',
  actions: 'Actions',
  actionsOn: 'Actions\u00A0: {name}',
  found: '{count, plural, =0 {Aucun résultat} one {# résultat} other {# résultats}}',
  foundSome: '{count, plural, one {Premier résultat} other {# premiers résultats}}',
  more: {
    show: 'Afficher plus',
    shown: '{shown, plural, one {# ligne affichée} other {# lignes affichées}}',
    shownOf: '{shown, number} sur {count, number} affichées',
  },
  sorted: {
    ascending: 'Trié par {column}, ordre croissant',
    descending: 'Trié par {column}, ordre décroissant',
  },
  days: { label: 'Jours', from: 'Du', to: 'Au', jump: 'Aller à un jour' },
  pager: { label: 'Pages', previous: 'Page précédente', next: 'Page suivante' },
  language: { label: 'Langue', fr: 'Français', en: 'English' },
  chart: {
    showTable: 'Afficher les chiffres en tableau',
    hideTable: 'Masquer le tableau',
    read: 'Point par point\u00A0: {caption}',
    unknown: 'inconnu',
  },
  empty: { nothing: 'Aucune donnée disponible', noMatch: 'Aucun enregistrement correspondant' },
};
