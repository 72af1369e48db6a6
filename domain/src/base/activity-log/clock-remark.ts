import { dateFormat } from '../languages/formats.ts';
import type { Language, MerchantTimeZone } from '../merchants/merchant-information.ts';

/** Delay that a till's report may have on its way; beyond it, the time of its clock is remarked on. */
const ON_ITS_WAY_MS = 60_000;

type Words = Readonly<Record<Language, (moment: string) => string>>;

const BY_DEVICE: Words = {
  fr: (moment) => `Heure de l’appareil\u00A0: ${moment}.`,
  en: (moment) => `The device’s own time: ${moment}.`,
};

const LEARNED_LATER: Words = {
  fr: (moment) => `Survenu\u00A0: ${moment}.`,
  en: (moment) => `It happened on: ${moment}.`,
};

/** Time of an event by the clock of a till, or of someone else who reports it later, and the time at which Comptoir heard of it. */
export interface TillTime {
  readonly isByDevice: boolean;
  readonly occurredAt: Date;
  readonly arrivedAt: Date;
  readonly timeZone: MerchantTimeZone;
}

/** Returns the remark on a line of the log that was reported late, or with a clock that is wrong; null when there is none. */
export function clockRemark(
  { isByDevice, occurredAt, arrivedAt, timeZone }: TillTime,
  language: Language,
): string | null {
  if (Math.abs(arrivedAt.getTime() - occurredAt.getTime()) < ON_ITS_WAY_MS) return null;
  return (isByDevice ? BY_DEVICE : LEARNED_LATER)[language](
    dateFormat({ language, timeZone }, { dateStyle: 'long', timeStyle: 'short' }).format(occurredAt),
  );
}
