import type { Translated } from '../../lib/i18n/texts.ts';
import type { latestEntriesEn } from './latest-entries.en.ts';

export const latestEntriesFr: Translated<typeof latestEntriesEn> = {
  levels: { success: 'Succès', info: 'Information', warning: 'Avertissement', error: 'Erreur' },
  folded: {
    signIns: '{count, plural, one {# connexion} other {# connexions}}',
    actions: '{count, plural, one {# action} other {# actions}} de {person} en votre nom',
  },
};
