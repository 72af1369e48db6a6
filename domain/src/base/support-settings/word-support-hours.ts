import type { Language } from '../merchants/merchant-information.ts';

/** A time of the wall, `16:30`, as a language says it: 16 h 30, 4:30 p.m. */
export function wordTime(time: string, language: Language): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = String(minute).padStart(2, '0');
  if (language === 'fr') return minute === 0 ? `${hour}\u00A0h` : `${hour}\u00A0h\u00A0${minutes}`;
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

/** Words the hours within a sentence: de 8 h à 16 h 30, 8:00 a.m. to 4:30 p.m. */
export const wordSupportHours = (
  { opens, closes }: { readonly opens: string; readonly closes: string },
  language: Language,
): string =>
  language === 'fr'
    ? `de ${wordTime(opens, 'fr')} à ${wordTime(closes, 'fr')}`
    : `${wordTime(opens, 'en')} to ${wordTime(closes, 'en')}`;
