import full from 'use-intl/format-message';
import compiled from 'use-intl/format-message/format-only';
import { _createCache, _createIntlFormatters } from 'use-intl';
import { expect, it } from 'vitest';
import { compileTree } from '../../build/compile-texts.ts';
import type { TextTree } from '../lib/i18n/texts.ts';
import { textSources } from './texts.ts';

const plain = (words: unknown): string => (Array.isArray(words) ? words.map(plain).join('') : String(words));

/** Values for whatever a sentence asks for: a count where it counts, a word where it names, the words themselves for a tag. */
function valuesFor(text: string, count: number): Record<string, unknown> {
  const names = [...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name = '']) => name);
  const tags = [...text.matchAll(/<(\w+)>/g)].map(([, name = '']) => [name, (words: unknown) => `[${plain(words)}]`]);
  const isCount = (name: string): boolean => new RegExp(`\\{${name}, (plural|number)`).test(text);
  return {
    ...Object.fromEntries(names.map((name) => [name, isCount(name) ? count : name])),
    ...Object.fromEntries(tags),
  };
}

function differencesIn(texts: TextTree, compiledTexts: TextTree, locale: string): unknown[] {
  const cache = _createCache();
  const options = { cache, formatters: _createIntlFormatters(cache), locale, timeZone: 'UTC' } as never;
  return Object.entries(texts).flatMap(([key, text]) => {
    const built = compiledTexts[key] ?? '';
    if (typeof text !== 'string') return differencesIn(text as TextTree, built as TextTree, locale);
    return [0, 1, 2, 1234].flatMap((count) => {
      const values = valuesFor(text, count) as never;
      const [expected, found] = [full(key, text, values, options), compiled(key, built as never, values, options)];
      return plain(expected) === plain(found) ? [] : [{ text, expected, found }];
    });
  });
}

it.each(Object.keys(textSources))('reads the same as the build puts it together: %s', async (namespace) => {
  for (const language of ['en', 'fr'] as const) {
    const texts = (await textSources[namespace]?.[language]()) ?? {};
    expect(differencesIn(texts, compileTree(texts as never) as TextTree, `${language}-CA`)).toEqual([]);
  }
});
