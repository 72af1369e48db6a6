import { expect, it } from 'vitest';
import { isTelephone } from './is-telephone.ts';

it.each(['555-0134', '418 555-0134', '(418) 555-0134', '+33 1 70 18 99 00', '514.555.0199 poste 12', '4185550134 x3'])(
  'takes %s for a telephone number',
  (text) => expect(isTelephone(text)).toBe(true),
);

it.each(['', '911', 'demain', '418 555-0134 chez Ana', '1'.repeat(16), '418 555 0134 poste', '418\u0000555 0134'])(
  'takes «%s» for none',
  (text) => expect(isTelephone(text)).toBe(false),
);
