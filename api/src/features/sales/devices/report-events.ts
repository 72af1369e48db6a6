import { deviceEvent, type DeviceEvent, type DeviceEventResult } from '@comptoir/contract/sales/device-event';
import type { reportDeviceEvents } from '@comptoir/contract/sales/device-api';
import type { LogRecord } from '@comptoir/domain/base/activity-log/log-event';
import { z } from 'zod';
import type { Announcements } from '../../../platform/database/announcements.ts';
import type { Database } from '../../../platform/database/database.ts';
import { writeReported } from '../../base/record/write-log.ts';
import { scopeOfDevice, type CallingDevice } from './calling-device.ts';

/**
 * Writes what a till reports into the activity log, each event once however often it is sent, and whatever its clock says: it is
 * evidence. One that cannot be read is refused by itself. What is acknowledged is committed.
 */
export async function reportEvents(
  deps: { database: Database; announcements: Announcements; now: () => Date },
  device: CallingDevice,
  sent: readonly unknown[],
): Promise<z.input<typeof reportDeviceEvents.reply>> {
  const receivedAt = deps.now();
  const read = sent.map((event) => deviceEvent.safeParse(event));
  const events = firstOfEach(read.flatMap(({ data }) => (data ? [data] : [])));
  const fresh = await store(deps, { device, receivedAt, events });
  const results = read.map(({ data, error }, index): DeviceEventResult => {
    if (!data) return refusalOf(sent[index], error);
    // of two in one call the first is new
    const state = fresh.delete(idOf(data)) ? 'new' : 'known';
    return { id: data.id, state, skewMs: Date.parse(data.occurredAt) - receivedAt.getTime(), fields: [] };
  });
  return {
    stored: results.filter(({ state }) => state !== 'refused').length,
    receivedAt: receivedAt.toISOString(),
    results,
  };
}

/** Ids are kept in lower case. */
const idOf = ({ id }: DeviceEvent): string => id.toLowerCase();

const firstOfEach = (events: readonly DeviceEvent[]): DeviceEvent[] => {
  const byId = new Map<string, DeviceEvent>();
  for (const event of events) if (!byId.has(idOf(event))) byId.set(idOf(event), event);
  return [...byId.values()];
};

/** The ids of those that were not there yet. */
async function store(
  { database, announcements }: { database: Database; announcements: Announcements },
  { device, receivedAt, events }: { device: CallingDevice; receivedAt: Date; events: readonly DeviceEvent[] },
): Promise<Set<string>> {
  if (events.length === 0) return new Set();
  const lines = events.map((event) => ({
    id: idOf(event),
    occurredAt: new Date(event.occurredAt),
    record: recordOf(event),
  }));
  const report = { merchantId: device.merchantId, deviceId: device.id, arrivedAt: receivedAt, lines };
  const fresh = await database.transaction(scopeOfDevice(device), (tx) => writeReported(tx, report));
  if (fresh.size > 0) announcements.publish(device.merchantId);
  return fresh;
}

const named = z.object({ id: z.uuid() });

function refusalOf(event: unknown, { issues }: z.ZodError): DeviceEventResult {
  const fields = issues.map(({ path, code }) => ({ path: path.join('.'), rule: code }));
  return { id: named.safeParse(event).data?.id ?? null, state: 'refused', skewMs: null, fields };
}

function recordOf(event: DeviceEvent): LogRecord {
  switch (event.event) {
    case 'till-went-offline':
      return { event: event.event, facts: {} };
    case 'till-came-online':
      return { event: event.event, facts: { waiting: event.waiting } };
    case 'till-clock-confirmed':
      return { event: event.event, facts: { by: event.by, minutes: event.minutes } };
    case 'document-produced':
      return { event: event.event, facts: { noTrans: event.noTrans, document: event.document } };
  }
}
