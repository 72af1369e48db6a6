import type { Translated } from '../../lib/i18n/texts.ts';
import type { supportContactEn } from './support-contact.en.ts';

export const supportContactFr: Translated<typeof supportContactEn> = {
  help: 'Besoin d’aide?',
  phone: 'Téléphone\u00A0:',
  email: 'Courriel\u00A0:',
};
