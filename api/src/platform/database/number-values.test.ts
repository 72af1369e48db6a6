import { describe, expect, it } from 'vitest';
import { numberValues } from './number-values.ts';

describe('values of a statement', () => {
  it('go as they are when they are in order', () => {
    expect(numberValues('select $1', [7])).toEqual({ text: 'select $1', values: [7] });
    expect(numberValues("select ':no'")).toEqual({ text: "select ':no'", values: [] });
  });

  it('get the number of their name, one for a name that stands twice', () => {
    expect(numberValues('select :b, :a::text, :b', { a: 1, b: null })).toEqual({
      text: 'select $1, $2::text, $1',
      values: [null, 1],
    });
  });

  it('leave casts and quoted texts alone', () => {
    const text = "select :at::date, to_char(now(), 'HH24:mi:ss')";
    expect(numberValues(text, { at: 'x' }).text).toBe("select $1::date, to_char(now(), 'HH24:mi:ss')");
  });

  it('are refused when a name is missing or not used', () => {
    expect(() => numberValues('select :a', {})).toThrow('the value :a of a statement is missing');
    expect(() => numberValues('select :a', { a: 1, b: 2 })).toThrow('the value b is not in its statement');
  });
});
