import { expect, it } from 'vitest';
import { readAhead } from '../../../../verifier/read-ahead.ts';

it.each([0, 1, 2, 3, 7])('of %i files each comes once, in order, however soon it was read', async (count) => {
  const files = Array.from({ length: count }, (_, place) => place);
  const read = async (place: number): Promise<number> => {
    // the later ones are there first
    for (let turn = place; turn < count; turn += 1) await Promise.resolve();
    return place;
  };
  const handed: number[] = [];
  for await (const found of readAhead(files, read)) handed.push(found);
  expect(handed).toEqual(files);
});

it('reads two files beyond the one that is being worked on, and no more', async () => {
  const begun: number[] = [];
  const read = async (place: number): Promise<number> => begun.push(place);
  const reading = readAhead([1, 2, 3, 4, 5], read);
  await reading.next();
  expect(begun).toEqual([1, 2, 3]);
  await reading.next();
  expect(begun).toEqual([1, 2, 3, 4]);
});
