import { cents } from '@comptoir/domain/money/money';
import { composeBill, type Terms } from '../src/billing/compose-bill.ts';
import { makeBill, type MadeBill } from '../src/billing/make-bill.ts';
import { priceLines } from '../src/billing/price-lines.ts';
import type { Context } from '../src/context.ts';
import { enrolTill } from '../src/enrolment/enrol-till.ts';
import type { TillState } from '../src/journal/till-state.ts';
import { withTill } from '../src/till/with-till.ts';
import type { RelayDevice } from './relay.ts';
import type { StandIn } from './stand-in.ts';

/** Links a till through the stand-in's demo account; the device as the stand-in knows it. */
export async function linkTill(context: Context, standIn: StandIn, till = 'caisse'): Promise<RelayDevice> {
  const { record } = await enrolTill(context, { till, code: undefined, demo: true });
  const device = standIn.devices.find(({ id }) => id === record.deviceId);
  if (!device) throw new Error('the stand-in does not know the till');
  return device;
}

const TERMS: Terms = { payment: 'DEB', customers: 1, tip: null, training: false };

/** Sells one thing. */
export const sell = (context: Context, price: number, terms: Partial<Terms> = {}): Promise<MadeBill> =>
  withTill(context, 'caisse', (till) =>
    makeBill(context, till, {
      content: composeBill(till.record, priceLines([{ description: 'Poutine', price: cents(price) }]), {
        ...TERMS,
        ...terms,
      }),
      origin: 'sale',
    }),
  );

export const stateOf = (context: Context, till = 'caisse'): Promise<TillState> =>
  withTill(context, till, ({ journal }) => Promise.resolve(journal.state));
