import { extendCalendar } from '@comptoir/domain/base/taxes/announced-row';
import { ratePeriods, TAX_CLASSES } from '@comptoir/domain/base/taxes/tax-calendar';
import type { TaxCalendarView } from '@comptoir/contract/base/taxes';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linkTerminal } from '../../test/link-terminal.ts';
import { plainSpaces } from '../../test/plain-spaces.ts';
import type { RelayDevice } from '../../test/relay.ts';
import { runLine } from '../../test/run-line.ts';
import { startStandIn, type StandIn } from '../../test/stand-in.ts';
import { makeContext, type TestContext } from '../../test/test-context.ts';

// An invented law, announced while tills sell: GST of 6 % on all that is taxed, from 2027-03-01 to 2027-03-31.

const classes = TAX_CLASSES.filter((one) => one !== 'zero-rated' && one !== 'exempt');
const SIX = { from: '2027-03-01', until: '2027-03-31', tax: 'gst', classes, rate: 60_000 } as const;
const viewOf = (isConfirmed: boolean): TaxCalendarView => {
  const row = { ...SIX, announcedBy: 'camille', isConfirmed, isWithdrawn: false };
  const { version, rows } = extendCalendar([row]).calendar;
  return { version, rows: rows.map(({ classes: of, ...rest }) => ({ ...rest, classes: [...of] })) };
};
const [BEFORE, CHANGED] = [viewOf(false), viewOf(true)];

let standIn: StandIn;
let context: TestContext;
let device: RelayDevice;
beforeEach(async () => {
  standIn = await startStandIn();
  standIn.taxCalendar = BEFORE;
  context = makeContext(standIn.url, { at: '2027-03-01T04:58:00Z' });
  device = await linkTerminal(context, standIn);
});
afterEach(() => standIn.close());

const run = async (line: string): Promise<string[]> => {
  const { output } = await runLine(context, line);
  return output.split('\n').map(plainSpaces);
};
/** GST of the last bill that reached Comptoir. */
const gst = (): number => Number(device.links.at(-1)?.bill.mont.TPS);

describe('a till that is told of a change of a tax', () => {
  it('learns of it by its next sale, says from which day, and bills by it from midnight on without a connection', async () => {
    standIn.taxCalendar = CHANGED;
    await run('sale 10.00');
    expect([gst(), standIn.statedCalendars]).toEqual([0.5, [0]]);
    expect(standIn.calls).toContain('/device/v1/configuration');
    const said = await run('status');
    expect(said.find((line) => line.startsWith('dès le 1 mars 2027'))).toMatch(/ TPS 6 % \(Repas; /);
    expect(said.find((line) => line.startsWith('dès le 1 avril 2027'))).toMatch(/ TPS 5 % \(Repas; /);
    standIn.isDown = true;
    context.advance(5 * 60);
    await run('sale 10.00');
    standIn.isDown = false;
    standIn.mood.rates = ratePeriods(CHANGED);
    await run('send');
    expect([gst(), standIn.statedCalendars.at(-1)]).toEqual([0.6, 1]);
  });

  it('bills on by what it has while it cannot be told', async () => {
    standIn.isDown = true;
    standIn.taxCalendar = CHANGED;
    context.advance(5 * 60);
    await run('sale 10.00');
    standIn.isDown = false;
    await run('send');
    expect([gst(), standIn.statedCalendars.at(-1)]).toEqual([0.5, 0]);
  });

  it('keeps what it has where a class would have two rates, or none', async () => {
    standIn.taxCalendar = { version: 7, rows: CHANGED.rows.slice(1) };
    await run('status');
    context.advance(5 * 60);
    await run('sale 10.00');
    expect([gst(), standIn.statedCalendars.at(-1)]).toEqual([0.5, 0]);
  });
});

it('a till says no word of calendars to a Comptoir that sends none', async () => {
  standIn.taxCalendar = null;
  await run('status');
  await run('sale 10.00');
  expect([gst(), standIn.statedCalendars]).toEqual([0.5, [undefined]]);
});
