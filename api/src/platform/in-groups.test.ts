import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inGroups } from './in-groups.ts';

/** A writer that remembers its groups, and holds each until it is let go. */
function held(given: { keyOf?: (item: string) => string; failsOn?: string } = {}) {
  const groups: string[][] = [];
  const gates: (() => void)[] = [];
  const put = inGroups<string, string>({
    ...(given.keyOf ? { keyOf: given.keyOf } : {}),
    together: async (group) => {
      groups.push([...group]);
      await new Promise<void>((go) => gates.push(go));
      if (group.some((item) => item === given.failsOn)) throw new Error(`${given.failsOn} cannot be written`);
      return group.map((item) => item.toUpperCase());
    },
  });
  const letGo = async (): Promise<void> => {
    for (const go of gates.splice(0)) go();
    await new Promise(setImmediate);
  };
  return { put, groups, letGo };
}

describe('in groups', () => {
  it('one that comes alone is written at once, and those that come meanwhile together', async () => {
    const { put, groups, letGo } = held();
    const all = Promise.all(['a', 'b', 'c'].map(put));
    expect(groups).toEqual([['a']]);
    await letGo();
    expect(groups).toEqual([['a'], ['b', 'c']]);
    await letGo();
    expect(await all).toEqual(['A', 'B', 'C']);
  });

  it('two of one key never share a group, and stay in order', async () => {
    const { put, groups, letGo } = held({ keyOf: (item) => item[0] ?? '' });
    const all = Promise.all(['x', 'a1', 'b1', 'a2', 'b2', 'a3'].map(put));
    for (let turn = 0; turn < 4; turn += 1) await letGo();
    expect(groups).toEqual([['x'], ['a1', 'b1'], ['a2', 'b2'], ['a3']]);
    await all;
  });

  it('one that cannot be written fails alone', async () => {
    const { put, groups, letGo } = held({ failsOn: 'bad' });
    const all = Promise.allSettled(['first', 'a', 'bad', 'b'].map(put));
    for (let turn = 0; turn < 3; turn += 1) await letGo();
    expect(groups).toEqual([['first'], ['a', 'bad', 'b'], ['a'], ['bad'], ['b']]);
    expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  });

  it('a failed group goes the other way where there is one, also a group of one', async () => {
    const put = inGroups<string, string>({
      together: () => Promise.reject(new Error('no connection')),
      alone: async (item) => `${item} alone`,
    });
    expect(await Promise.all(['a', 'b', 'c'].map(put))).toEqual(['a alone', 'b alone', 'c alone']);
  });

  it('a group without a result for each is a failed one', async () => {
    const put = inGroups<string, string>({ together: async () => [] });
    await expect(put('a')).rejects.toThrow('1 items had 0 results');
  });

  it('no more than 64 are written together', async () => {
    const { put, groups, letGo } = held();
    const all = Promise.all(Array.from({ length: 100 }, (_, number) => put(`${number}`)));
    for (let turn = 0; turn < 3; turn += 1) await letGo();
    expect(groups.map((group) => group.length)).toEqual([1, 64, 35]);
    await all;
  });

  it('every item is written once, one group at a time, however they come', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(fc.nat({ max: 3 }), { maxLength: 20 }), async (scheduler, keys) => {
        const written: number[] = [];
        let underWay = 0;
        const put = inGroups<number, number>({
          keyOf: (item) => String(keys[item]),
          together: async (group) => {
            underWay += 1;
            expect(underWay).toBe(1);
            expect(new Set(group.map((item) => keys[item])).size).toBe(group.length);
            await scheduler.schedule(Promise.resolve());
            underWay -= 1;
            written.push(...group);
            return group;
          },
        });
        const done = keys.map((_, item) => scheduler.schedule(Promise.resolve()).then(() => put(item)));
        await scheduler.waitFor(Promise.all(done));
        expect(written.toSorted((a, b) => a - b)).toEqual(keys.map((_, item) => item));
      }),
      { numRuns: 50 },
    );
  });
});
