import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { writeProgressTo } from './payments.routes.ts';

/** A reader who takes a line at once, or only when asked to. */
function open({ takes }: { takes: 'at-once' | 'on-demand' }) {
  const lines: unknown[] = [];
  let take = (): void => {};
  const stream = new Writable({
    highWaterMark: 10,
    write: (chunk: Buffer, _, done) => {
      lines.push(JSON.parse(chunk.toString()));
      if (takes === 'at-once') done();
      else take = done;
    },
  });
  let now = 0;
  const write = writeProgressTo(stream, () => now);
  const tell = (step: string, paid: number, at: number): void => {
    now = at;
    const progress = { step, paid };
    write(progress);
  };
  return { lines, stream, tell, take: () => take() };
}

describe('progress', () => {
  it('is written at once when a step begins, and at most ten times a second within it', async () => {
    const { lines, tell, stream } = open({ takes: 'at-once' });
    tell('invoices', 0, 0);
    tell('payments', 0, 1);
    for (let paid = 1; paid <= 300; paid += 1) {
      tell('payments', paid, paid);
      if (stream.writableNeedDrain) await new Promise((done) => stream.once('drain', done));
    }
    tell('done', 300, 301);
    expect(lines).toEqual([
      { step: 'invoices', paid: 0 },
      { step: 'payments', paid: 0 },
      { step: 'payments', paid: 101 },
      { step: 'payments', paid: 201 },
      { step: 'done', paid: 300 },
    ]);
  });

  it('does not pile up before a reader who takes nothing, who gets the newest afterwards', async () => {
    const { lines, tell, stream, take } = open({ takes: 'on-demand' });
    for (let paid = 0; paid <= 1000; paid += 1) tell('payments', paid, paid * 1000);
    expect(stream.writableLength).toBeLessThan(100);
    const drained = new Promise((done) => stream.once('drain', done));
    take();
    await drained;
    tell('payments', 1001, 1_001_000);
    expect(lines).toEqual([
      { step: 'payments', paid: 0 },
      { step: 'payments', paid: 1001 },
    ]);
  });

  it('reports each step even to a reader who takes nothing', () => {
    const { lines, tell, take } = open({ takes: 'on-demand' });
    for (const step of ['invoices', 'payments', 'done']) tell(step, 0, 0);
    take();
    take();
    expect(lines).toMatchObject([{ step: 'invoices' }, { step: 'payments' }, { step: 'done' }]);
  });
});
