import type { Namespace } from '../lib/i18n/messages.ts';
import { createTextStore } from '../lib/i18n/text-store.ts';
import { readTextFiles } from '../lib/i18n/text-files.ts';

/** Every file of texts under `src`, this folder named apart for the check of unused code; loaded when a screen asks for it. */
export const textSources = readTextFiles({
  en: import.meta.glob(['./*.en.ts', '../**/*.en.ts']),
  fr: import.meta.glob(['./*.fr.ts', '../**/*.fr.ts']),
});

/** The texts of this page. */
export const textStore = createTextStore(textSources);

/** What every screen needs: the words of the shell, of the controls and of the errors. */
export const SHELL_TEXTS: readonly Namespace[] = ['app', 'ui', 'errorMessages'];
