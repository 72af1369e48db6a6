import { describe, expect, it } from 'vitest';
import { breakLongWords } from './break-long-words.ts';

describe('a text that is drawn', () => {
  it('is left as it is where its words are words, or an address', () => {
    const text = `Vingt-deux couverts\nhttps://example.test/${'a'.repeat(400)} merci`;
    expect(breakLongWords(text)).toBe(text);
  });

  it('has no word that runs on for ever, and loses no letter of it', () => {
    const broken = breakLongWords(`Avis ${'é'.repeat(1200)}`);
    expect(broken.split(' ').map((word) => word.length)).toEqual([4, 500, 500, 200]);
    expect(broken.replaceAll(' ', '')).toBe(`Avis${'é'.repeat(1200)}`);
  });
});
