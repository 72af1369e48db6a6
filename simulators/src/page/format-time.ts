/** Date and time in Québec, in the language of the page. */
export function formatTime(lang: string, iso: string): string {
  const cached = FORMATS.get(lang);
  if (cached) return cached.format(new Date(iso));
  const format = new Intl.DateTimeFormat(lang, {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'America/Montreal',
  });
  FORMATS.set(lang, format);
  return format.format(new Date(iso));
}

/** Building a format costs far more than using it. */
const FORMATS = new Map<string, Intl.DateTimeFormat>();
