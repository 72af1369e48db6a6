import type { Namespace } from '../lib/i18n/messages.ts';
import { createTextStore, type WrittenTexts } from '../lib/i18n/text-store.ts';
import { readTextFiles } from '../lib/i18n/text-files.ts';

/** Every file of texts under `src`, this folder named apart for the check of unused code; loaded when a screen asks for it. */
export const textSources = readTextFiles({
  en: import.meta.glob(['./*.en.ts', '../**/*.en.ts']),
  fr: import.meta.glob(['./*.fr.ts', '../**/*.fr.ts']),
});

/** The words that the server has written into the page for the screen at its address: a dozen files need not be asked for. */
const written = document.getElementById('words')?.textContent;

/** The texts of this page. */
export const textStore = createTextStore(textSources, written ? (JSON.parse(written) as WrittenTexts) : null);

/** Texts that every screen needs: the words of the shell, of the controls and of the errors. */
export const SHELL_TEXTS: readonly Namespace[] = ['app', 'ui', 'errorMessages'];
