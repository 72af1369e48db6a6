import type { WrittenNoteView } from '@comptoir/contract/help/release-notes';
import { useLanguage } from '../../../lib/i18n/use-language.ts';

/** Returns the title of a note, in the language of the interface. */
export function useNoteTitle(): (note: WrittenNoteView) => string {
  const language = useLanguage();
  return ({ titleFr, titleEn }) => (language === 'fr' ? titleFr : titleEn);
}
