import { describe, expect, it } from 'vitest';
import { chooseNext, countOf, type Waiting } from './choose-next.ts';

const wait = (...accounts: string[]): Waiting<never>[] =>
  accounts.map((account) => ({ account, begin: () => Promise.resolve() }));

describe('the next work', () => {
  it('is the oldest of an account for which nothing is done', () => {
    const waiting = wait('a', 'a', 'b', 'c');
    expect(chooseNext(waiting, new Set(['a']))?.account).toBe('b');
    expect(waiting.map(({ account }) => account)).toEqual(['a', 'a', 'c']);
    expect(chooseNext(waiting, new Set())?.account).toBe('a');
  });

  it('is none where all that wait are served', () => {
    const waiting = wait('a', 'a');
    expect(chooseNext(waiting, new Set(['a']))).toBeUndefined();
    expect(countOf(waiting, 'a')).toBe(2);
    expect(countOf(waiting, 'b')).toBe(0);
  });
});
