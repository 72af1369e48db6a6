import type { Language } from '@comptoir/domain/base/merchants/merchant-information';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The last two days are counted in hours. */
const HOURS_FROM = 2 * DAY;

/** dans 42 jours · in 42 days; dans 5 heures · in 5 hours. What is left is rounded down: there is never less time than is said. */
export function formatUntil(at: Date, now: Date, language: Language): string {
  const left = Math.max(0, at.getTime() - now.getTime());
  const words = new Intl.RelativeTimeFormat(`${language}-CA`);
  return left < HOURS_FROM
    ? words.format(Math.floor(left / HOUR), 'hour')
    : words.format(Math.floor(left / DAY), 'day');
}
