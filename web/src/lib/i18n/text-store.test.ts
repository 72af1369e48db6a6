import { expect, it, vi } from 'vitest';
import { currentLanguage, keepLanguage } from './language.ts';
import { createTextStore } from './text-store.ts';

const SOURCES = {
  app: {
    en: async () => ({ hello: 'Hello', deep: { yes: 'Yes', only: 'Only in English' } }),
    fr: async () => ({ hello: 'Bonjour', deep: { yes: 'Oui' } }),
  },
};

it('falls back to English for a text that is missing', async () => {
  keepLanguage('fr');
  const store = createTextStore(SOURCES);
  await store.open(['app']);
  expect(store.openFallback()).toBe(true);
  await vi.waitFor(() =>
    expect(store.messages('fr')).toEqual({
      app: { hello: 'Bonjour', deep: { yes: 'Oui', only: 'Only in English' } },
    }),
  );
  expect(store.openFallback()).toBe(false);
});

it('asks for no file of what came within the page, in the language of the page', async () => {
  keepLanguage('fr');
  const fr = vi.fn<() => Promise<object>>();
  const written = { language: 'fr', texts: { app: { hello: 'Salut' } } } as const;
  const store = createTextStore({ app: { ...SOURCES.app, fr: fr as never }, ui: SOURCES.app }, written);
  await store.open(['app', 'ui']);
  expect(store.messages('fr')).toMatchObject({ app: { hello: 'Salut' }, ui: { hello: 'Bonjour' } });
  expect(fr).not.toHaveBeenCalled();
  await store.switchLanguage('en');
  expect(store.messages('en')).toMatchObject({ app: { hello: 'Hello' } });
});

it('does not fetch English for those who read French and miss nothing', async () => {
  keepLanguage('fr');
  const en = vi.fn<() => Promise<object>>();
  await createTextStore({ app: { ...SOURCES.app, en: en as never } }).open(['app']);
  expect(en).not.toHaveBeenCalled();
});

it('does not fetch French for those who read English', async () => {
  keepLanguage('en');
  const fr = vi.fn<() => Promise<object>>();
  await createTextStore({ app: { ...SOURCES.app, fr: fr as never } }).open(['app']);
  expect(fr).not.toHaveBeenCalled();
});

it('switches only once every open text is there', async () => {
  keepLanguage('en');
  const store = createTextStore(SOURCES);
  await store.open(['app']);
  const switched = store.switchLanguage('fr');
  expect(currentLanguage()).toBe('en');
  await switched;
  expect(currentLanguage()).toBe('fr');
  expect(store.messages('fr')).toMatchObject({ app: { hello: 'Bonjour' } });
});
