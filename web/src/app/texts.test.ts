import { describe, expect, it } from 'vitest';
import type { TextTree } from '../lib/i18n/texts.ts';
import { textSources } from './texts.ts';

/** Words that are the same in both languages, and names. */
const SAME = new Set([
  '{from} → {to}',
  'Document',
  'Source',
  'Documents',
  'Correction',
  'Reproduction',
  'Coupon',
  'Signature',
  'Pages',
  'CSV',
  'PDF',
  'Excel',
  'JSON',
  'Français',
  'English',
  'Date',
  'Message',
  'Information',
  'Menu',
  'Code',
  'Bar',
  'Restaurant',
  'Client',
  'Contacts',
  'Administration',
  'Installation',
  'Installations',
  'Questions',
  'Action',
  'Actions',
  'Type',
  'Total',
  'Service',
  'Transmission',
  'Note',
  'Certification',
  'Audit',
  'Pauses',
  '{ms, number} ms',
  'Commission',
  'Absences',
  'Commissions',
]);

function flatten(tree: TextTree, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') found.set(`${path}${key}`, value);
    else for (const [inner, text] of flatten(value as TextTree, `${path}${key}.`)) found.set(inner, text);
  }
  return found;
}

/** The values a text takes, so that none is lost in translation; `=0 {none}` is a word for a number and no value. */
const valuesOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/(?<!=\d )\{(\w+)(?=[,}])/g)].map(([, name]) => name ?? ''))].sort();

describe.each(Object.keys(textSources))('the texts of %s', (namespace) => {
  const read = async () => {
    const source = textSources[namespace];
    if (!source) throw new Error(`no source for ${namespace}`);
    return { english: flatten(await source.en()), french: flatten(await source.fr()) };
  };

  it('exist in both languages', async () => {
    const { english, french } = await read();
    expect(english.size).toBeGreaterThan(0);
    expect([...french.keys()].sort()).toEqual([...english.keys()].sort());
    for (const text of [...english.values(), ...french.values()]) expect(text.trim()).not.toBe('');
  });

  it('are not English in French', async () => {
    const { english, french } = await read();
    const untranslated = [...english].filter(([key, text]) => french.get(key) === text && !SAME.has(text));
    expect(untranslated).toEqual([]);
  });

  it('take the same values in both languages', async () => {
    const { english, french } = await read();
    for (const [key, text] of english) expect([key, valuesOf(french.get(key) ?? '')]).toEqual([key, valuesOf(text)]);
  });

  it('are set as French is in Québec', async () => {
    const { french } = await read();
    const wrong = [...french].filter(([, text]) => {
      const words = text.replaceAll(/\{[^{}]*\{|\{\w+(, \w+)?\}/g, 'x');
      return /'|[^\u00A0\d]:(?!\d)|\s[;!?]|\.\.\./.test(words);
    });
    expect(wrong).toEqual([]);
  });
});
