/** Digits as people write them, of a local number at least and of the longest there is at most; with an extension, if any. */
const NUMBER = /^\+?(?:[\s()./-]*\d){7,15}[\s().-]*(?:(?:x|ext\.?|extension|poste|p\.)\s*\d{1,6})?$/i;

/** Whether a text is a telephone number, of whatever country. */
export const isTelephone = (text: string): boolean => NUMBER.test(text);
