/**
 * A text as it can be drawn: a blank after each five hundred letters without one, which no word that a person reads has. What draws a text looks
 * at each letter of a word that fits no line again for every line: ten thousand letters without a blank took more than a minute.
 */
export const breakLongWords = (text: string): string => text.replaceAll(/\S{500}(?=\S)/gu, '$& ');
