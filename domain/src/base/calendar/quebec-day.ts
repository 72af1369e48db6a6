import type { MerchantTimeZone } from '../merchants/merchant-information.ts';
import { type Day, dayAfter } from './calendar-day.ts';
import { dayIn, midnightOf } from './local-day.ts';

/** The zone of Québec City and Montréal, in which days of the whole house are counted. */
const QUEBEC: MerchantTimeZone = 'America/Montreal';

/** The day it is in Québec at an instant, `YYYY-MM-DD`. */
export const quebecDayOf = (instant: Date): Day => dayIn(QUEBEC, instant);

/** The instants between which days lie in Québec, both of them included. */
export const boundsOfQuebecDays = ({ from, to }: { readonly from: Day; readonly to: Day }) => ({
  start: boundsOfQuebecDay(from).start,
  end: boundsOfQuebecDay(to).end,
});

/** The instants at which a day (`YYYY-MM-DD`) begins and the next one begins in Québec; 23 to 25 hours apart. */
export const boundsOfQuebecDay = (day: Day): { readonly start: Date; readonly end: Date } => ({
  start: midnightOf(day, QUEBEC),
  end: midnightOf(dayAfter(day), QUEBEC),
});
