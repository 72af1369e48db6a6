import type { SupportSettingsTexts } from './support-settings-mail.en.ts';

export const supportSettingsFr: SupportSettingsTexts = {
  answers: (hours, where) => `Le soutien répond du lundi au vendredi, ${hours}, heure de Québec${where}.`,
  reached: (addresses) => `\u00A0: ${addresses}`,
  here: () => ', dans le portail et à cette adresse',
  closed: (days) => `Il est fermé le ${days.join(', le ')}.`,
};
