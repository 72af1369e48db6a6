import type { Translated } from '../../lib/i18n/texts.ts';
import type { merchantViewsEn } from './merchant-views.en.ts';

export const merchantViewsFr: Translated<typeof merchantViewsEn> = {
  label: 'Vue',
  none: 'Aucune',
  shared: '{name} (partagée)',
  actions: 'Actions\u00A0: vues',
  changed: 'Modifiée depuis l’enregistrement de «\u00A0{name}\u00A0».',
  dropped:
    '{count, plural, one {Cette vue demandait aussi un élément qui n’existe plus\u00A0: {words}. Le reste est affiché.} other {Cette vue demandait aussi des éléments qui n’existent plus\u00A0: {words}. Le reste est affiché.}}',
  menu: {
    new: 'Enregistrer comme nouvelle vue…',
    keep: 'Enregistrer les changements de «\u00A0{name}\u00A0»',
    pin: 'Ouvrir la liste avec cette vue',
    unpin: 'Ne plus ouvrir la liste avec cette vue',
    share: 'Partager avec les autres administrateurs',
    unshare: 'Ne plus partager',
    edit: 'Renommer…',
    remove: 'Supprimer la vue',
  },
  remove: 'Supprimer la vue',
  removeTitle: 'Supprimer «\u00A0{name}\u00A0»?',
  removeText: 'Ce qui est affiché reste tel quel.',
  removeShared: 'Les autres administrateurs ne l’auront plus non plus. Ce qui est affiché reste tel quel.',
  newTitle: 'Enregistrer comme nouvelle vue',
  newText: 'La recherche, les filtres, l’ordre et les colonnes affichés en ce moment.',
  editTitle: 'La vue «\u00A0{name}\u00A0»',
  name: 'Nom',
  isDefault: 'Ouvrir la liste avec cette vue',
  isShared: 'La partager avec les autres administrateurs',
  save: 'Enregistrer',
  saveNew: 'Enregistrer la vue',
  saved: 'La vue «\u00A0{name}\u00A0» est enregistrée.',
  tooLong: 'Au plus 80 caractères.',
};
