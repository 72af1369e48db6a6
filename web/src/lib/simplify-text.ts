/** A text as it is searched: without accents, in lower case, with plain spaces and apostrophes. */
export const simplifyText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .trim();
