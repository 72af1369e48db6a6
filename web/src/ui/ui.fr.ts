import type { Translated } from '../lib/i18n/texts.ts';
import type { uiEn } from './ui.en.ts';

export const uiFr: Translated<typeof uiEn> = {
  close: 'Fermer',
  copy: 'Copier',
  copied: 'Copié',
  show: 'Afficher',
  hide: 'Masquer',
  loading: 'Chargement…',
  retry: 'Réessayer',
  reference: 'Référence\u00A0: {requestId}',
  failed: 'Le chargement a échoué',
  all: 'Tous',
  selected: '{count, plural, one {# choix} other {# choix}}',
  clear: 'Effacer les choix',
  language: { label: 'Langue', fr: 'Français', en: 'English' },
  empty: { nothing: 'Aucune donnée disponible', noMatch: 'Aucun enregistrement correspondant' },
};
