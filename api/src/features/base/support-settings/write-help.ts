import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { wordSupportHours } from '@comptoir/domain/base/support-settings/word-support-hours';
import { writeDay } from '../mail/format-amounts.ts';
import type { SupportHelp } from './read-help.ts';
import { supportSettingsEn, type SupportSettingsTexts } from './support-settings-mail.en.ts';
import { supportSettingsFr } from './support-settings-mail.fr.ts';

const TEXTS: Readonly<Record<Language, SupportSettingsTexts>> = { fr: supportSettingsFr, en: supportSettingsEn };

/** Writes the hours of support and its closing days for a mail: with the addresses, or `here`, where the mail itself is answered. */
export function writeHelp(help: SupportHelp, language: Language, where: 'reached' | 'here' = 'reached'): string {
  const words = TEXTS[language];
  const addresses = [help.telephone, help.email].filter(Boolean).join(', ');
  const answers = words.answers(wordSupportHours(help, language), words[where](addresses));
  if (help.closedOn.length === 0) return answers;
  return `${answers} ${words.closed(help.closedOn.map((day) => writeDay(day, language)))}`;
}
