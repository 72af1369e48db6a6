import { expect, it } from 'vitest';
import { formatPhone } from './format-phone.ts';

it.each([
  ['418', '5550142', '418\u00A0555-0142'],
  ['418', '555-0142', '418\u00A0555-0142'],
  ['418', '555 0142 poste 3', '418\u00A0555 0142 poste 3'],
  [null, '5550142', null],
  ['418', null, null],
])('writes %s and %s', (areaCode, number, written) => {
  expect(formatPhone(areaCode, number)).toBe(written);
});
