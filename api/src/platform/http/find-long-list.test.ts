import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makeFindLongList } from './find-long-list.ts';

const schema = z.strictObject({
  names: z.array(z.string()).min(1).max(2).optional(),
  chosen: z.union([
    z.strictObject({ all: z.literal(true), but: z.array(z.int()).max(9).optional() }),
    z.strictObject({ ids: z.array(z.uuid()).max(3) }),
  ]),
  byShop: z.record(
    z.string(),
    z.array(z.strictObject({ at: z.preprocess((one) => one, z.array(z.int()).max(1)).default([]) })).max(2),
  ),
});
const find = makeFindLongList(schema);

describe('a list that is too long', () => {
  it.each([
    [{ names: [1, 2, 3] }, { path: 'names', most: 2 }],
    [
      { names: [1, 2], chosen: { ids: Array(4) } },
      { path: 'chosen.ids', most: 3 },
    ],
    [{ byShop: { a: [], b: [1, 2, 3] } }, { path: 'byShop.b', most: 2 }],
    [{ byShop: { a: [{ at: [] }, { at: [1, 2] }] } }, { path: 'byShop.a.1.at', most: 1 }],
  ])('is found wherever the schema takes one, whatever its members are: %j', (input, found) => {
    expect(find?.(input)).toEqual(found);
  });

  it('is for each form that takes it', () => {
    const either = makeFindLongList(z.union([z.array(z.int()).max(2), z.array(z.string()).max(4), z.string()]));
    expect(either?.([1, 2, 3])).toBeNull();
    expect(either?.([1, 2, 3, 4, 5])).toEqual({ path: '', most: 2 });
  });

  it('is none where there is none, or something else', () => {
    for (const input of [
      null,
      'text',
      [],
      { names: 'abc' },
      { names: [1, 2], chosen: { all: Array(9) }, more: Array(9) },
    ])
      expect(find?.(input)).toBeNull();
    expect(makeFindLongList(z.strictObject({ name: z.string() }))).toBeNull();
  });
});
