import { errorMessagesEn } from '../shared/errors/error-messages.en.ts';
import { uiEn } from '../ui/ui.en.ts';
import { appEn } from './app.en.ts';

/** What every screen needs, in one load: the shell's own words, the controls' and the errors'. */
export const shellTextsEn = { app: appEn, ui: uiEn, errors: errorMessagesEn };
