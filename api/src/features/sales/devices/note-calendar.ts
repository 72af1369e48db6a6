import type { Dependencies } from '../../../dependencies.ts';
import { rememberLately } from '../../../platform/remember-lately.ts';
import { scopeOfDevice, type CallingDevice } from './calling-device.ts';
import { keepCalendarVersion } from './devices.store.ts';

/** Tills of which it is remembered what they said. */
const MOST_KEPT = 50_000;

/** Notes by which calendar a till bills; nothing of one that does not say. */
export type NoteCalendar = (
  device: Pick<CallingDevice, 'id' | 'merchantId'>,
  version: number | undefined,
) => Promise<void>;

/** Notes it once for as long as a till says the same: with most bills there is nothing to be written. */
export function noteCalendars({ database, log }: Pick<Dependencies, 'database' | 'log'>): NoteCalendar {
  const lately = rememberLately<number>(MOST_KEPT);
  return async (device, version) => {
    if (version === undefined || lately.find(device.id) === version) return;
    try {
      await database.transaction(scopeOfDevice(device), async (tx) =>
        keepCalendarVersion(tx, { deviceId: device.id, version }),
      );
      lately.keep(device.id, version);
    } catch (error) {
      // the bill that said it is stored: its answer does not wait for this, and the next one says it again
      log.warn({ err: error }, 'the calendar of a till was not noted');
    }
  };
}
