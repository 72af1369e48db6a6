import type { Translated } from '../../../lib/i18n/texts.ts';
import type { releaseNotesEn } from './release-notes.en.ts';

export const releaseNotesFr: Translated<typeof releaseNotesEn> = {
  title: 'Nouveautés',
  lead: 'Ce qui a changé dans Comptoir, du plus récent au plus ancien.',
  new: 'Nouveau',
  empty: { title: 'Rien pour l’instant', text: 'Ce qui change dans Comptoir est annoncé ici.' },
};
