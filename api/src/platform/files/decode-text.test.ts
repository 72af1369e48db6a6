import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const TEXT = 'L’Œuf d’Élise;Zoé Lefèvre;5 €–10 €…;Noël';
/** As Windows wrote it. */
const WINDOWS = Buffer.from('TJKMdWYgZJLJbGlzZTtab+kgTGVm6HZyZTs1IICWMTAggIU7Tm/rbA==', 'base64');
const MAC = Buffer.from('TNXOdWYgZNWDbGlzZTtab44gTGVmj3ZyZTs1INvQMTAg28k7Tm+RbA==', 'base64');

it.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${TEXT}`)],
  ['Windows-1252', WINDOWS],
  ['Mac Roman', MAC],
  ['UTF-16 with its mark', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
  ['UTF-16 without its mark', Buffer.from(TEXT, 'utf16le')],
  ['UTF-16, the high byte first', Buffer.from(`\uFEFF${TEXT}`, 'utf16le').swap16()],
  ['UTF-16, the high byte first, without its mark', Buffer.from(TEXT, 'utf16le').swap16()],
])('reads %s', (_, bytes) => {
  expect(decodeText(bytes)).toBe(TEXT);
});

it('knows every sign of Windows-1252', () => {
  const signs = Buffer.from(Array.from({ length: 32 }, (_, at) => 0x80 + at));
  // what surrounds them says how they are written
  const around = Buffer.alloc(100, 'à', 'latin1');
  expect(decodeText(Buffer.concat([around, signs])).slice(100)).toBe(
    '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ',
  );
});

it('reads an empty file', () => {
  expect(decodeText(new Uint8Array())).toBe('');
});
