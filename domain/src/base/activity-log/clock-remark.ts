import type { Language, MerchantTimeZone } from '../merchants/merchant-information.ts';

/** What a till reports may take this long on its way; beyond it, what its clock said is worth a word. */
const ON_ITS_WAY_MS = 60_000;

const WORDS: Readonly<Record<Language, (moment: string) => string>> = {
  fr: (moment) => `Heure de l’appareil\u00A0: ${moment}.`,
  en: (moment) => `The device’s own time: ${moment}.`,
};

/** When a till says that something happened, and when the relay heard of it. */
export interface TillTime {
  readonly occurredAt: Date;
  readonly arrivedAt: Date;
  readonly timeZone: MerchantTimeZone;
}

/** What is added to a line of the log that a till reported later than it happened, or with a clock that is wrong; null when there is nothing. */
export function clockRemark({ occurredAt, arrivedAt, timeZone }: TillTime, language: Language): string | null {
  if (Math.abs(arrivedAt.getTime() - occurredAt.getTime()) < ON_ITS_WAY_MS) return null;
  return WORDS[language](
    new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(occurredAt),
  );
}
