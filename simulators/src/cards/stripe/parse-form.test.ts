import { expect, it } from 'vitest';
import { parseForm } from './parse-form.ts';

it('reads what the names spell', () => {
  expect(parseForm('a=1&b[c]=2&b[d][e]=x%20y&types[]=card&types[]=link&list[0]=p&list[1]=q')).toEqual({
    a: '1',
    b: { c: '2', d: { e: 'x y' } },
    types: ['card', 'link'],
    list: ['p', 'q'],
  });
});

it('takes the last of two, and nothing for what has no name', () => {
  expect(parseForm('a=1&a=2&=3')).toEqual({ a: '2' });
  expect(parseForm('a=1&a[b]=2')).toEqual({ a: { b: '2' } });
  expect(parseForm('')).toEqual({});
});

it('lets no name reach what all objects have', () => {
  parseForm('__proto__[polluted]=1&constructor[prototype][polluted]=1');
  expect({}).not.toHaveProperty('polluted');
});
