import type { Language } from '../merchants/merchant-information.ts';
import { taxNamesEn, type TaxNames } from './tax-names.en.ts';
import { taxNamesFr } from './tax-names.fr.ts';

/** Names of both taxes and of the classes of what is sold, in each language. */
export const TAX_NAMES: Readonly<Record<Language, TaxNames>> = { fr: taxNamesFr, en: taxNamesEn };
