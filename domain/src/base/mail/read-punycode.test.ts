import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalEmail } from '../sessions/normal-email.ts';
import { readPunycode } from './read-punycode.ts';

it.each([
  ['caf-dma', 'café'],
  ['caf-montral-dbbg', 'café-montréal'],
  ['qubec-csa', 'québec'],
  ['r8jz45g', '例え'],
  ['ls8h', '💩'],
  ['a', null],
  ['caf-', 'caf'],
  ['99999999', null],
  ['zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz', null],
  ['é', null],
  ['', ''],
])('xn--%s stands for %j', (written, shown) => {
  expect(readPunycode(written)).toBe(shown);
});

it('reads what a platform writes', () => {
  const label = fc.string({
    unit: fc.constantFrom(...Array.from('abcz09éèçœñøß例え한글кафеشب')),
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(label, (letters) => {
      const written = normalEmail(`a@${letters}.test`).slice('a@'.length, -'.test'.length);
      const read = written.startsWith('xn--') ? readPunycode(written.slice('xn--'.length)) : written;
      expect(read).toBe(letters.normalize('NFKC'));
    }),
  );
});
