import { cents } from '@comptoir/domain/base/amounts/cents';
import { composeBill, type Terms } from '../src/bills/compose-bill.ts';
import { makeBill, type MadeBill } from '../src/selling/make-bill.ts';
import { priceLines } from '../src/bills/price-lines.ts';
import type { Context } from '../src/context.ts';
import { enrolTerminal } from '../src/enrolment/enrol-terminal.ts';
import type { TerminalState } from '../src/journal/terminal-state.ts';
import { withTerminal } from '../src/terminal/with-terminal.ts';
import type { RelayDevice } from './relay.ts';
import type { StandIn } from './stand-in.ts';
import { RATES } from './taxes.ts';

/** Links a terminal through the stand-in's demo account; the device as the stand-in knows it. */
export async function linkTerminal(context: Context, standIn: StandIn, terminal = 'caisse'): Promise<RelayDevice> {
  const { record } = await enrolTerminal(context, { terminal, code: undefined, demo: true });
  const device = standIn.devices.find(({ id }) => id === record.deviceId);
  if (!device) throw new Error('the stand-in does not know the terminal');
  return device;
}

const TERMS: Terms = { payment: 'DEB', customers: 1, tip: null, training: false };

/** Sells one thing. */
export const sell = (context: Context, price: number, terms: Partial<Terms> = {}): Promise<MadeBill> =>
  withTerminal(context, 'caisse', (terminal) =>
    makeBill(context, terminal, {
      content: composeBill(terminal.record, priceLines([{ description: 'Poutine', price: cents(price) }], RATES), {
        ...TERMS,
        ...terms,
      }),
      origin: 'sale',
    }),
  );

export const stateOf = (context: Context, terminal = 'caisse'): Promise<TerminalState> =>
  withTerminal(context, terminal, ({ journal }) => Promise.resolve(journal.state));
