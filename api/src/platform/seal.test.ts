import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSeal } from './seal.ts';

const seal = createSeal(randomBytes(32));

it('gives back what it sealed, and never seals alike twice', () => {
  const [one, two] = [seal.seal('K4M7-R2T9 é'), seal.seal('K4M7-R2T9 é')];
  expect(seal.open(one)).toBe('K4M7-R2T9 é');
  expect(one.equals(two)).toBe(false);
});

it('refuses altered bytes and another key', () => {
  const sealed = seal.seal('secret');
  expect(() => createSeal(randomBytes(32)).open(sealed)).toThrow(/authenticate/);
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  expect(() => seal.open(sealed)).toThrow(/authenticate/);
});

it('refuses a short key', () => {
  expect(() => createSeal(randomBytes(16))).toThrow(RangeError);
});
