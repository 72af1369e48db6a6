import type { Language } from '@comptoir/domain/base/merchants/merchant-information';

export const LANGUAGE_KEY = 'Language';
const listeners = new Set<() => void>();

/** The remembered choice, else the browser's language when it is French or English, else English. Source: spec §1. */
export function startingLanguage(remembered: string | null, browserLanguage: string): Language {
  if (remembered === 'fr' || remembered === 'en') return remembered;
  return /^fr\b/i.test(browserLanguage) ? 'fr' : 'en';
}

/** Screens that are shown in French to those who have not chosen: who is to bind themselves is shown the French version first. */
const FRENCH_FIRST = /^\/acceptance\//;

const preferred = FRENCH_FIRST.test(window.location.pathname) ? 'fr' : navigator.language;
let language = startingLanguage(localStorage.getItem(LANGUAGE_KEY), preferred);
if (localStorage.getItem(LANGUAGE_KEY) !== null) tellServer(language);

export const currentLanguage = (): Language => language;

/** True when a user has chosen a language in this browser. */
export const isLanguageChosen = (): boolean => localStorage.getItem(LANGUAGE_KEY) !== null;

/** Switches the interface. Its texts must be there: see `switchLanguage` of the text store. */
export function keepLanguage(chosen: Language): void {
  language = chosen;
  localStorage.setItem(LANGUAGE_KEY, chosen);
  tellServer(chosen);
  for (const listener of listeners) listener();
}

/** The server names the texts of this language in the page, so that they come with the first scripts. */
function tellServer(chosen: Language): void {
  document.cookie = `${LANGUAGE_KEY}=${chosen}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
