import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linkTerminal } from '../../test/link-terminal.ts';
import type { RelayDevice } from '../../test/relay.ts';
import { runLine } from '../../test/run-line.ts';
import { startStandIn, type StandIn } from '../../test/stand-in.ts';
import { makeContext, type TestContext } from '../../test/test-context.ts';

// Meals and drinks but spirits were zero-rated for GST from 2024-12-14 to 2025-02-15, by the clock of Québec; QST stayed.

let standIn: StandIn;
let context: TestContext;
let device: RelayDevice;
const beginAt = (at: string) => async () => {
  standIn = await startStandIn();
  context = makeContext(standIn.url, { at });
  device = await linkTerminal(context, standIn);
};
afterEach(() => standIn.close());

const MINUTES = 60;
const run = async (line: string) => {
  const ran = await runLine(context, line);
  expect(ran.warned).toBe('');
  return ran.output;
};

/** The last bill: when, the letters of its items, GST and QST. */
const last = () => {
  const bill = device.links.at(-1)?.bill;
  if (bill === undefined) throw new Error('no bill was made');
  const { datTrans, items, mont } = bill;
  return [datTrans.slice(4, 12), items.map(({ tax }) => tax).join(' '), Number(mont.TPS), Number(mont.TVQ)];
};

describe('the night before meals are zero-rated', () => {
  beforeEach(beginAt('2024-12-14T04:58:00Z'));

  it('a sale has the rates of its side of midnight', async () => {
    await run('sale 10.00');
    expect(last()).toEqual(['12132358', 'FP', 0.5, 1]);
    context.advance(2 * MINUTES);
    await run('sale 10.00');
    expect(last()).toEqual(['12140000', 'P', 0, 1]);
  });

  it('a bill that is printed before midnight is paid after it as it was printed', async () => {
    await run('table 12 --line "Poutine:10.00"');
    context.advance(5 * MINUTES);
    await run('pay 12 --payment DEB');
    expect(last()).toEqual(['12140003', 'FP', 0.5, 1]);
  });

  it('a table that is open over midnight keeps the day that it was begun, with what is added, moved and split', async () => {
    await run('table 12 --line "Poutine:10.00"');
    context.advance(5 * MINUTES);
    await run('table 12 --line "Tarte:6.00"');
    expect(last()).toEqual(['12140003', 'FP FP', 0.8, 1.6]);
    await run('split 12 --by 2');
    expect(last()).toEqual(['12140003', 'FP FP', 0.4, 0.8]);
    await run('table 14 --line "Soupe:5.00"');
    expect(last()).toEqual(['12140003', 'P', 0, 0.5]);
  });

  it('a refund across midnight gives back the taxes of the sale, whole or in part', async () => {
    await run('sale --line "Poutine:10.00" --line "Tarte:6.00"');
    context.advance(5 * MINUTES);
    await run('refund 10.00');
    expect(last()).toEqual(['12140003', 'FP', -0.5, -1]);
    await run('refund');
    expect(last()).toEqual(['12140003', 'FP', -0.3, -0.6]);
  });

  it('a receipt of before midnight is corrected by its own day', async () => {
    await run('sale 10.00');
    context.advance(5 * MINUTES);
    await run('correct 12.00');
    expect(last()).toEqual(['12140003', 'FP', 0.6, 1.2]);
  });

  it('an estimate has the taxes of its event, whenever it is made', async () => {
    await run('estimate 100.00 --contract C-1 --date 2024-12-20');
    expect(last()).toEqual(['12132358', 'SOB P', 0, 9.98]);
    await run('estimate 100.00 --contract C-2 --date 2025-02-16');
    expect(last().slice(1)).toEqual(['SOB FP', 5, 9.98]);
  });
});

describe('while meals are zero-rated', () => {
  beforeEach(beginAt('2025-01-10T17:00:00Z'));

  it('a mixed bill bears each tax on what it is due on, without a letter being typed', async () => {
    await run(
      'sale --line "Poutine:10.00" --line "Bière:8.00 BIERE" --line "Rhum:9.00 SPIRITUEUX" --line "Casquette:20.00 AUTRE"',
    );
    expect(last()).toEqual(['01101200', 'P P FP FP', 1.45, 4.69]);
  });

  it('letters that are typed stay as they are typed', async () => {
    await run('sale --line "Rhum:9.00 FP" --line "Eau:2.00 NON"');
    expect(last()).toEqual(['01101200', 'FP NON', 0.45, 0.9]);
  });

  it('prices that include taxes come to what was asked', async () => {
    await run('sale --total 10.00');
    expect(last()).toEqual(['01101200', 'P', 0, 0.91]);
    expect(device.links.at(-1)?.bill.mont.apresTax).toBe('+000000010.00');
  });

  it('an imposed gratuity bears both taxes', async () => {
    await run('sale --line "Poutine:10.00" --service 10%');
    expect(last()).toEqual(['01101200', 'P FP', 0.05, 1.1]);
  });

  it('six muffins bear no tax and five QST alone, and six that two guests share stay six', async () => {
    await run('sale --line "5 x Muffin:2.00 BOULANGERIE"');
    expect(last()).toEqual(['01101200', 'P', 0, 1]);
    await run('sale --line "6 x Muffin:2.00 BOULANGERIE"');
    expect(last().slice(1)).toEqual(['NON', 0, 0]);
    await run('table 3 --line "6 x Muffin:2.00 BOULANGERIE"');
    await run('split 3 --by 2');
    expect(last().slice(1)).toEqual(['NON', 0, 0]);
  });
});

describe('the night on which the measure ends', () => {
  beforeEach(beginAt('2025-02-16T04:59:00Z'));

  it('a sale, an open table and a refund each have the rates of the day that they began on', async () => {
    await run('sale 10.00');
    expect(last()).toEqual(['02152359', 'P', 0, 1]);
    await run('table 12 --line "Poutine:10.00"');
    context.advance(2 * MINUTES);
    await run('refund');
    expect(last()).toEqual(['02160001', 'P', 0, -1]);
    await run('pay 12 --payment DEB');
    expect(last()).toEqual(['02160001', 'P', 0, 1]);
    await run('sale 10.00');
    expect(last()).toEqual(['02160001', 'FP', 0.5, 1]);
  });
});
