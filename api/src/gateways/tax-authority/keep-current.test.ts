import { expect, it } from 'vitest';
import { keepCurrent } from './keep-current.ts';

function search(everyMs = 0) {
  const world = { found: 'one' as string | null, searches: 0, retired: [] as string[], fails: false };
  const current = keepCurrent<string, string>({
    find: async () => {
      world.searches += 1;
      if (world.fails) throw new Error('the database is down');
      return world.found;
    },
    isSame: (found, kept) => kept === `made of ${found}`,
    make: async (found) => `made of ${found}`,
    retire: (kept) => world.retired.push(kept),
    everyMs,
  });
  return { world, current };
}

it('keeps what it found, and searches once for all that ask at once', async () => {
  const { world, current } = search(60_000);
  expect(current.found()).toBeNull();
  expect(await Promise.all([current.get(), current.get()])).toEqual(['made of one', 'made of one']);
  await current.get();
  expect(world.searches).toBe(1);
});

it('searches again while nothing was found', async () => {
  const { world, current } = search(60_000);
  world.found = null;
  expect(await current.get()).toBeNull();
  world.found = 'one';
  expect(await current.get()).toBe('made of one');
});

it('changes to what is found later, and retires what it had', async () => {
  const { world, current } = search();
  await current.get();
  await current.get();
  expect(world.retired).toEqual([]);
  world.found = 'two';
  expect(await current.get()).toBe('made of two');
  expect([world.retired, current.found()]).toEqual([['made of one'], 'made of two']);
});

it('goes on with what it has while the search fails or finds nothing', async () => {
  const { world, current } = search();
  await current.get();
  world.found = null;
  expect(await current.get()).toBe('made of one');
  world.fails = true;
  expect(await current.get()).toBe('made of one');
});

it('reports a search that fails while there is nothing to go on with', async () => {
  const { world, current } = search();
  world.fails = true;
  await expect(current.get()).rejects.toThrow('the database is down');
});
