import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAllowedText, isWritableItem, readsAlike, toAllowedText } from './allowed-text.ts';

describe('allowed text', () => {
  it('takes accents, refuses what the authority does not know', () => {
    expect(isAllowedText("Crème brûlée à l'érable, 2 @ 3.50 #1", 'text')).toBe(true);
    for (const text of ['œuf', '“x”', 'a;b', '[x]', '"x"', '🍕', 'a\nb', 'a\u00a0b']) {
      expect(isAllowedText(text, 'text')).toBe(false);
    }
  });

  it('takes / < > \\ in descriptions only', () => {
    expect(isAllowedText('a/b<c>d\\e', 'description')).toBe(true);
    for (const text of ['a/b', 'a<b', 'a>b', 'a\\b']) expect(isAllowedText(text, 'text')).toBe(false);
  });

  it.each([
    ['Œufs bénédictine', 'OEufs bénédictine'],
    ['L’assiette « du chef »', "L'assiette ' du chef '"],
    ['Midi – soir — nuit', 'Midi - soir - nuit'],
    ['Pizza 🍕', 'Pizza'],
    ['Crème brule\u0301e', 'Crème brulée'],
    ['Kőszeg, Šimon, Łódź', 'Koszeg, Simon, Lódz'],
    ['2\u00a0cafés\u202f!', '2 cafés !'],
    ['[extra]; "chaud"…', "(extra), 'chaud'..."],
    ['café/thé', 'café-thé'],
    ['½ poulet, 3ᵉ', '1-2 poulet, 3e'],
    ['ﬁlet de bœuf, æ', 'filet de boeuf, æ'],
    ['Crêperie n°1', 'Crêperie no 1'],
    ['N° 7, n° 8', 'No 7, no 8'],
    ['№5 ℅ Léa', 'No 5 c-o Léa'],
    ['Henri Ⅳ, Ⅳe', 'Henri IV, IVe'],
    ['Menu① ⒈5 a🄁5', 'Menu 1 1. 5 a 0, 5'],
    ['4℃, 350°F', '4 deg C, 350 deg F'],
    ['Poutine™ 5€ 50¢', 'Poutine TM 5 EUR 50 c'],
    ['H₂O, 20 m²', 'H2O, 20 m2'],
    ['Pizza 12", 12½”, 5′10″', "Pizza 12'', 12 1-2'', 5'10''"],
    ['Menu « 12 », "12"', "Menu ' 12 ', '12'"],
    ['2🍕3, a🍕b', '2 3, a b'],
    ['１２．５ kg', '12.5 kg'],
    ['Phở Nguyễn', 'Pho Nguyen'],
    ['日本', ''],
  ])('writes %j as %j', (text, allowed) => {
    expect(toAllowedText(text, { max: 64 })).toBe(allowed);
  });

  it('keeps a slash in a description', () => {
    expect(toAllowedText('café/thé', { max: 64, kind: 'description' })).toBe('café/thé');
    expect(toAllowedText('½ poulet', { max: 64, kind: 'description' })).toBe('1/2 poulet');
  });

  it.each([
    ['Poulet 1½', 'Poulet 1 1/2'],
    ['Bière 1½L, 1½ L', 'Bière 1 1/2 L, 1 1/2 L'],
    ['½½ 1⅓2 ¾', '1/2 1/2 1 1/3 2 3/4'],
    ['1⁄2 ∕ ⅟4', '1/2 / 1/ 4'],
  ])('writes the fractions of %j as %j', (text, allowed) => {
    expect(toAllowedText(text, { max: 64, kind: 'description' })).toBe(allowed);
  });

  it.each([
    ['10²', '10 2'],
    ['x10⁻³', 'x10- 3'],
    ['10^2', '10 2'],
    ['12½', '12 1-2'],
    ['5218 1/2', '5218 1-2'],
    ['Ramen 拉面', 'Ramen'],
    ['٣ bières', 'bières'],
  ])('says of %j that %j reads otherwise', (text, allowed) => {
    expect(toAllowedText(text, { max: 64 })).toBe(allowed);
    expect(readsAlike(text, 'text')).toBe(false);
  });

  it.each(['Œuf n°5', '« Chef » 🍕', '4℃ 20 m²', 'Phở', 'bar/grill', 'Pizza 12"', 'a²'])(
    'says of %j that it reads the same',
    (text) => expect(readsAlike(text, 'text')).toBe(true),
  );

  it('takes a fraction for what it is in a description alone', () => {
    expect(readsAlike('12½ 1/2', 'description')).toBe(true);
    expect(readsAlike('10²', 'description')).toBe(false);
  });

  it('makes no number of two, whatever Unicode opens and wherever it stands', () => {
    const beside = ['', '1', 'a', '1.', '.5', '½'];
    const broken: string[] = [];
    for (const character of OPENED)
      for (const before of beside)
        for (const after of beside)
          for (const kind of ['text', 'description'] as const) {
            const write = (text: string) => numbersOf(toAllowedText(text, { max: 64, kind }));
            const apart = [before, character, after].flatMap(write).join(' ');
            const together = write(`${before}${character}${after}`).join(' ');
            if (together !== apart) broken.push(`${before}${character}${after}: ${together}`);
          }
    expect(broken).toEqual([]);
  });

  it.each(['🍕', '拉', '÷', '<', '^', '٣', '\u{1F1E8}\u{1F1E6}', '🍕🍟'])(
    'makes no number of two by leaving out %s',
    (between) => expect(numbersOf(toAllowedText(`1${between}2`, { max: 64 }))).toEqual(['1', '2']),
  );

  it.each([
    ['Poulet 1½', true],
    ['Filet de bœuf 🍕', true],
    ['王记', false],
    ['🍕🍟', false],
    ['Table 10²', false],
    ['½'.repeat(43), false],
  ])('says whether an item can be called %j: %s', (text, isWritable) => expect(isWritableItem(text)).toBe(isWritable));

  it('cuts first and trims afterwards', () => {
    expect(toAllowedText('Soupe du jour', { max: 6 })).toBe('Soupe');
  });

  it('gives allowed, trimmed text that fits, and leaves such text alone', () => {
    const kinds = fc.constantFrom('text' as const, 'description' as const);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 20 }), kinds, (text, max, kind) => {
        const allowed = toAllowedText(text, { max, kind });
        expect(isAllowedText(allowed, kind)).toBe(true);
        expect(allowed.length).toBeLessThanOrEqual(max);
        expect(allowed).toBe(allowed.trim());
        expect(toAllowedText(allowed, { max, kind })).toBe(allowed);
      }),
    );
  });
});

/** Returns the parts that read as one number. */
const numbersOf = (text: string): string[] => text.match(/\d+(?:[.,/]\d+)*/g) ?? [];

/** Every character that NFKD opens into something with a letter or a digit of ours; digits of another shape are digits. */
const OPENED = Array.from({ length: 0x11_00_00 }, (_, code) => code)
  .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => {
    const opened = character.normalize('NFKD');
    return opened !== character && /[a-zA-Z0-9]/.test(opened) && !/\p{Nd}/u.test(character);
  });
