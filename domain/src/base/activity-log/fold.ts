/** A text as the database compares it: without letter case and accents. */
export const fold = (text: string): string =>
  text
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'oe')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();
