import { CONTRACTS as contractsEn } from './contracts.en.ts';
import { CONTRACTS as contractsFr } from './contracts.fr.ts';
import { ERRORS as errorsEn } from './errors.en.ts';
import { ERRORS as errorsFr } from './errors.fr.ts';
import { EXPORTS as exportsEn } from './exports.en.ts';
import { EXPORTS as exportsFr } from './exports.fr.ts';
import { HELP as helpEn } from './help.en.ts';
import { HELP as helpFr } from './help.fr.ts';
import { MENU as menuEn } from './menu.en.ts';
import { MENU as menuFr } from './menu.fr.ts';
import { TERMINAL as terminalEn } from './terminal.en.ts';
import { TERMINAL as terminalFr } from './terminal.fr.ts';

/** Languages of the terminal's own words. A bill is always in French: the law wants it so. */
export type Language = 'fr' | 'en';

/** All that the terminal can say. */
export const TEXTS = {
  fr: {
    errors: errorsFr,
    terminal: terminalFr,
    contracts: contractsFr,
    exports: exportsFr,
    menu: menuFr,
    help: helpFr,
  },
  en: {
    errors: errorsEn,
    terminal: terminalEn,
    contracts: contractsEn,
    exports: exportsEn,
    menu: menuEn,
    help: helpEn,
  },
} as const;
