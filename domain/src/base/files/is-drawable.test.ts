import { expect, it } from 'vitest';
import { isDrawable } from './is-drawable.ts';

it.each([
  '',
  'L’Œuf d’Élise',
  'Jean‑François\nQuébec',
  'Phở Nguyễn',
  'Łódź',
  'Ταβέρνα',
  'Кафе',
  '12 € – 5 % ½ №',
  'E\u0301lise',
])('can show %j', (text) => {
  expect(isDrawable(text)).toBe(true);
});

it.each(['王伟', '王记酒家', 'ᐃᓄᒃᑎᑐᑦ', 'עברית', 'مطعم', 'ร้าน', '한식', 'Café 🥟', '☕', 'a\u200Bb'])(
  'cannot show %j',
  (text) => {
    expect(isDrawable(text)).toBe(false);
  },
);
