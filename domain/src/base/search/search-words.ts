import { foldText } from './fold-text.ts';

/**
 * The words of what was typed, each of which a text must hold (`findableText`) to be found; none when nothing was typed. What is a number
 * is so without what parts its figures, and a telephone number without the 1 before it. An ampersand beside words asks for nothing.
 */
export function searchWords(typed: string): string[] {
  const text = foldText(typed);
  if (NUMBER.test(text)) return [figuresOf(text).replace(/^1(?=\d{10}$)/, '')];
  const words = text
    .replaceAll('&', ' & ')
    .split(' ')
    .filter((word) => word !== '');
  const asking = words.filter((word) => word !== '&');
  return (asking.length > 0 ? asking : words.slice(0, 1)).map((word) => (NUMBER.test(word) ? figuresOf(word) : word));
}

/** Figures, however they are parted. */
const NUMBER = /^[+ ().-]*\d[\d ().-]*$/;

const figuresOf = (text: string): string => text.replaceAll(/\D/g, '');
