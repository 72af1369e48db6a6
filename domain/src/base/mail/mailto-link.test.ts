import { expect, it } from 'vitest';
import { mailtoLink } from './mailto-link.ts';

it.each([
  ['ana+caisse@bistro.test', 'mailto:ana+caisse@bistro.test'],
  ['r&d@bistro.test', 'mailto:r%26d@bistro.test'],
  ['x%y@bistro.test', 'mailto:x%25y@bistro.test'],
  ['a?b#c/d@bistro.test', 'mailto:a%3Fb%23c%2Fd@bistro.test'],
])('a mail to %s begins at %s', (email, link) => {
  expect(mailtoLink(email)).toBe(link);
});
