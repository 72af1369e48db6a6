import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findRepeatedKeys } from './read-json.ts';

it('finds a field given twice in one object, and how deep', () => {
  expect(findRepeatedKeys('{"a":1,"a":2}')).toEqual([{ key: 'a', depth: 1 }]);
  expect(findRepeatedKeys('{"a":[{"b":1},{"b":1,"c":{"d":1,"d":2}}]}')).toEqual([{ key: 'd', depth: 4 }]);
});

it('knows a field however it is spelled', () => {
  expect(findRepeatedKeys(String.raw`{"a":1,"\u0061":2}`)).toEqual([{ key: 'a', depth: 1 }]);
});

it('is not misled by braces, colons and quotes inside texts', () => {
  expect(findRepeatedKeys(String.raw`{"a":"{\"b\":1,\"b\":2}","c":"a\":","a2":"}"}`)).toEqual([]);
});

it('finds nothing in any text that JSON.stringify wrote', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(findRepeatedKeys(JSON.stringify(value))).toEqual([]);
    }),
  );
});
