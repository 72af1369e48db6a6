import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { currentLanguage, keepLanguage } from './language.ts';
import { withFallback, type TextTree } from './texts.ts';

/** Sources of the texts of each namespace, per language. */
export type TextSources = Readonly<Record<string, Readonly<Record<Language, () => Promise<TextTree>>>>>;

/** Texts that came within the page, by namespace, in the language that it was written in. */
export interface WrittenTexts {
  readonly language: Language;
  readonly texts: Readonly<Record<string, TextTree>>;
}

export type TextStore = ReturnType<typeof createTextStore>;

/**
 * Loads texts when a screen needs them, in the language in use. English is fetched as the fallback once a text turns out to
 * be missing: anyone who reads French does not wait for both. Source: spec §1.
 */
export function createTextStore(sources: TextSources, written: WrittenTexts | null = null) {
  const loaded: Record<Language, Record<string, TextTree>> = { fr: {}, en: {} };
  const opened = new Set<string>();
  const listeners = new Set<() => void>();
  let messages: Readonly<Record<Language, TextTree>> = { fr: {}, en: {} };

  async function loadOne(namespace: string, language: Language): Promise<void> {
    const fetchTexts = sources[namespace]?.[language];
    const inPage = written?.language === language ? written.texts[namespace] : undefined;
    if (fetchTexts) loaded[language][namespace] = inPage ?? (await fetchTexts());
  }

  async function load(namespaces: Iterable<string>, language: Language): Promise<void> {
    await Promise.all(lackingOf(namespaces, language).map((name) => loadOne(name, language)));
    messages = { en: { ...loaded.en }, fr: withFallback(loaded.en, loaded.fr) };
    for (const listener of listeners) listener();
  }

  const lackingOf = (namespaces: Iterable<string>, language: Language): string[] =>
    [...namespaces].filter((name) => !loaded[language][name] && sources[name]);

  return {
    /** Fetches English for what is open; false when it is all there, and a text is missing in it too. */
    openFallback: (): boolean => {
      if (lackingOf(opened, 'en').length === 0) return false;
      void load(opened, 'en');
      return true;
    },
    /** Makes namespaces ready in the language in use. */
    open: async (namespaces: readonly string[]): Promise<void> => {
      for (const name of namespaces) opened.add(name);
      await load(namespaces, currentLanguage());
    },
    /** Shows everything in another language, once all of its texts are there. */
    switchLanguage: async (language: Language): Promise<void> => {
      await load(opened, language);
      keepLanguage(language);
    },
    messages: (language: Language): TextTree => messages[language],
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
