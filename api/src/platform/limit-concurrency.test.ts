import { describe, expect, it } from 'vitest';
import { limitConcurrency, TooManyWaiting } from './limit-concurrency.ts';

/** Work that ends when it is asked to. */
function work() {
  const ends: (() => void)[] = [];
  const order: number[] = [];
  let most = 0;
  let running = 0;
  return {
    order,
    most: () => most,
    endAll: () => ends.splice(0).forEach((end) => end()),
    piece: (number: number) => async (): Promise<number> => {
      order.push(number);
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
      return number;
    },
  };
}

describe('limitConcurrency', () => {
  it('runs so many at once and no more, in the order they came', async () => {
    const { piece, order, most, endAll } = work();
    const turns = limitConcurrency({ atOnce: 2, waiting: 10 });
    const all = Promise.all([1, 2, 3, 4, 5].map((number) => turns(piece(number))));
    expect(order).toEqual([1, 2]);
    while (order.length < 5) {
      endAll();
      await new Promise((resolve) => setImmediate(resolve));
    }
    endAll();
    expect(await all).toEqual([1, 2, 3, 4, 5]);
    expect(order).toEqual([1, 2, 3, 4, 5]);
    expect(most()).toBe(2);
  });

  it('turns away who would wait too long', async () => {
    const { piece, endAll } = work();
    const turns = limitConcurrency({ atOnce: 1, waiting: 1 });
    const [first, second] = [turns(piece(1)), turns(piece(2))];
    await expect(turns(piece(3))).rejects.toThrow(TooManyWaiting);
    endAll();
    expect(await first).toBe(1);
    endAll();
    expect(await second).toBe(2);
  });

  it('goes on after work that failed', async () => {
    const turns = limitConcurrency({ atOnce: 1, waiting: 1 });
    await expect(turns(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await turns(async () => 'yes')).toBe('yes');
  });
});
