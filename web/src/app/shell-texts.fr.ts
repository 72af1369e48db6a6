import { errorMessagesFr } from '../shared/errors/error-messages.fr.ts';
import { uiFr } from '../ui/ui.fr.ts';
import { appFr } from './app.fr.ts';

/** What every screen needs, in one load: the shell's own words, the controls' and the errors'. */
export const shellTextsFr = { app: appFr, ui: uiFr, errors: errorMessagesFr };
