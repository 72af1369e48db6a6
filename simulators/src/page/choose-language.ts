/** The language asked for in the address, else the browser's first of the two we have, else English. */
export function chooseLanguage(asked: string | null, acceptLanguage: string | undefined): 'fr' | 'en' {
  if (asked === 'fr' || asked === 'en') return asked;
  const first = acceptLanguage?.split(',').find((entry) => /^\s*(?:fr|en)\b/i.test(entry));
  return first?.trim().toLowerCase().startsWith('fr') ? 'fr' : 'en';
}
