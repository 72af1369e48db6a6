import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { hasMoreNames, mostNamesFor } from './count-names.ts';

const countNames = (json: string): number => {
  const bytes = Buffer.from(json.padEnd(10_000));
  let most = 0;
  while (hasMoreNames(bytes, most)) most += 1;
  return most;
};

describe('names of JSON', () => {
  it.each([
    ['', 0],
    ['{}', 0],
    ['{"a":1,"b":{"c":2}}', 3],
    ['[{"a" :1},{"a"\n\t:1}]', 2],
    // what stands in a text is none
    ['{"a":"b:c"}', 1],
    [String.raw`{"a":"{\"b\":1,\"c\":2}"}`, 1],
    // a backslash that is written twice ends no text late
    [String.raw`{"a\\":1,"b\\\"":2,"c":"\\"}`, 3],
    ['{"é":"\u2028:","\u{1F600}":":"}', 2],
    // what is no JSON is counted to its end
    ['{"a:1,', 0],
    ['":":":"', 1],
    [':::\\', 3],
  ])('are counted as a parser would: %j', (json, names) => {
    expect(countNames(json)).toBe(names);
  });

  it('are not looked at beyond the first too many', () => {
    const json = Buffer.from(JSON.stringify(Object.fromEntries(Array.from({ length: 6000 }, (_, at) => [at, 1]))));
    expect(hasMoreNames(json, 5999)).toBe(true);
    expect(hasMoreNames(json, 6000)).toBe(false);
  });
});

describe('the most names for a schema', () => {
  const line = z.strictObject({ text: z.string(), price: z.string().transform(Number) });
  it.each([
    ['nothing', z.null(), 0],
    ['fields', line, 2],
    ['a list', z.strictObject({ lines: z.array(line).min(1).max(50).optional() }), 101],
    ['a list of texts of any length', z.strictObject({ ids: z.array(z.string()) }), 1],
    ['forms', z.union([line, z.strictObject({ all: z.literal(true) })]), 2],
    ['what is changed before', z.preprocess((one) => one, z.array(line).max(2)), 4],
    ['what is changed afterwards', line.transform(({ text }) => text), 2],
    ['lists of lists', z.array(z.array(line).max(3)).max(2), 12],
  ])('is what it takes, and a hundred to be named: %s', (_what, schema, names) => {
    expect(mostNamesFor(schema)).toBe(names + 100);
  });

  it.each([
    ['anything', z.strictObject({ more: z.unknown() })],
    ['other fields', z.looseObject({})],
    ['names of any kind', z.record(z.string(), z.string())],
    ['a list of any length', z.array(line)],
  ])('is ten thousand where it takes %s', (_what, schema) => {
    expect(mostNamesFor(schema)).toBe(10_000);
  });
});
