import { formatDay, formatTime, formatZone, type Reader } from '../../lib/format.ts';

/** Writes the moment when a card is charged, by the merchant's clock, for texts that have a word for midnight. */
export const paymentMoment = (at: Date, reader: Reader) => ({
  day: formatDay(at, reader),
  time: isMidnight(at, reader) ? 'midnight' : formatTime(at, reader),
  zone: formatZone(at, reader),
});

const isMidnight = (at: Date, { timeZone }: Reader): boolean =>
  formatTime(at, { language: 'en', timeZone }) === '12:00\u00A0a.m.';
