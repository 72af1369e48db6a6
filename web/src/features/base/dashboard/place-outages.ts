import type { OutageView } from '@comptoir/contract/sales/report-charts';
import { dayIn, formatInstant, formatTime, type Reader } from '../../../lib/format.ts';
import type { ChartBand } from '../../../ui/chart-data.ts';

/** Outages behind the days of a chart. */
export const outagesOverDays = (
  outages: readonly OutageView[],
  days: readonly string[],
  reader: Reader,
): ChartBand[] => {
  const placeOf = (at: Date): number => {
    const index = days.indexOf(dayIn(at, reader.timeZone));
    return index === -1 ? days.length : index + hoursIn(at, reader.timeZone) / 24;
  };
  return outages.map((outage) => bandOf(outage, reader, placeOf));
};

/** Outages behind the hours of a day; `outages` are those of that day. */
export const outagesOverHours = (outages: readonly OutageView[], day: string, reader: Reader): ChartBand[] =>
  outages.map((outage) =>
    bandOf(outage, reader, (at) => (dayIn(at, reader.timeZone) === day ? hoursIn(at, reader.timeZone) : 24)),
  );

function bandOf({ from, to }: OutageView, reader: Reader, placeOf: (at: Date) => number): ChartBand {
  const [start, end] = [new Date(from), new Date(to)];
  const write = dayIn(start, reader.timeZone) === dayIn(end, reader.timeZone) ? formatTime : formatInstant;
  return { from: placeOf(start), to: placeOf(end), label: `${write(start, reader)} – ${write(end, reader)}` };
}

/** Returns the hours that the clock of a zone has gone round: 14.5 at half past two. */
function hoursIn(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at);
  const numberOf = (wanted: string): number => Number(parts.find(({ type }) => type === wanted)?.value);
  return numberOf('hour') + numberOf('minute') / 60;
}
