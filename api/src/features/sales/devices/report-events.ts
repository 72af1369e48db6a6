import type { reportDeviceEvents } from '@comptoir/contract/sales/device-api';
import type { LogRecord } from '@comptoir/domain/base/activity-log/log-event';
import type { z } from 'zod';
import type { Announcements } from '../../../platform/database/announcements.ts';
import type { Database } from '../../../platform/database/database.ts';
import { writeLog } from '../../base/activity-log/write-log.ts';
import { scopeOfDevice, type CallingDevice } from './calling-device.ts';

type DeviceEvent = z.infer<typeof reportDeviceEvents.body>['events'][number];

/** Writes what a till reports into the activity log, each event once however often it is sent, and whatever its clock says: it is evidence. */
export async function reportEvents(
  deps: { database: Database; announcements: Announcements; now: () => Date },
  device: CallingDevice,
  events: readonly DeviceEvent[],
): Promise<void> {
  const arrivedAt = deps.now();
  const entries = events.map((event) => ({
    id: event.id,
    merchantId: device.merchantId,
    deviceId: device.id,
    occurredAt: new Date(event.occurredAt),
    arrivedAt,
    record: recordOf(event),
  }));
  await deps.database.transaction(scopeOfDevice(device), (tx) => writeLog(tx, entries));
  deps.announcements.publish(device.merchantId);
}

function recordOf(event: DeviceEvent): LogRecord {
  switch (event.event) {
    case 'till-went-offline':
      return { event: event.event, facts: {} };
    case 'till-came-online':
      return { event: event.event, facts: { waiting: event.waiting } };
    case 'document-produced':
      return { event: event.event, facts: { noTrans: event.noTrans, document: event.document } };
  }
}
