import type { Translated } from '../../../lib/i18n/texts.ts';
import type { writtenNotesEn } from './written-notes.en.ts';

export const writtenNotesFr: Translated<typeof writtenNotesEn> = {
  title: 'Nouveautés',
  write: 'Rédiger une nouveauté',
  columns: { title: 'Titre', state: 'État', publishAt: 'Parution', changedBy: 'Modifiée par' },
  states: { draft: 'Brouillon', scheduled: 'Prévue', published: 'Publiée' },
  acts: {
    write: 'Modifier',
    publish: 'Publier ou planifier',
    unschedule: 'Remettre en brouillon',
    delete: 'Supprimer',
  },
  about: '{act} «\u00A0{name}\u00A0»',
  follows: {
    unschedule: 'Elle ne paraîtra pas tant que vous ne l’aurez pas publiée ou planifiée de nouveau.',
    delete: 'Personne ne l’a encore lue. Son texte disparaît pour de bon.',
  },
  empty: {
    title: 'Aucune nouveauté',
    text: 'Une nouveauté dit dans les deux langues ce qui a changé, et reste lisible par la suite.',
  },
  form: {
    languages: { Fr: 'Français', En: 'Anglais' },
    titleFr: 'Titre en français',
    titleEn: 'Titre en anglais',
    textFr: 'Texte en français',
    textEn: 'Texte en anglais',
    hint: 'Une ligne vide commence un paragraphe. Les lignes qui commencent par un tiret forment une liste.',
    previewFr: 'Aperçu en français',
    previewEn: 'Aperçu en anglais',
    published: 'Déjà publiée\u00A0: une correction se voit tout de suite, sans nouvelle annonce.',
    submit: 'Enregistrer comme brouillon',
    save: 'Enregistrer',
  },
  publish: {
    when: 'Quand',
    now: 'Maintenant',
    later: 'Un jour à venir',
    on: 'Jour',
    midnight: 'Elle paraît avec ce jour, à minuit, heure du Québec.',
    stays: 'Tout le monde la voit à sa prochaine visite. Une nouveauté publiée peut être corrigée, mais non retirée.',
    submit: 'Publier',
    schedule: 'Planifier',
  },
};
