import type * as activityLog from '../../../base/activity-log.ts';
import type { ExamplesOf } from '../example.ts';
import { DEVICE_ID, OTHER_ID } from '../ids.ts';

export const activityLogExamples: ExamplesOf<typeof activityLog> = {
  listLogs: {
    query: { events: ['bill-accepted'], limit: 50 },
    reply: {
      items: [
        {
          id: OTHER_ID,
          occurredAt: '2026-06-20T17:45:03.120Z',
          event: 'bill-accepted',
          level: 'success',
          deviceId: DEVICE_ID,
          deviceName: 'Caisse 1',
          deviceNumber: 'QC12-3456-7890',
          message: 'Bill 0000000042 was accepted.',
        },
      ],
      nextCursor: 'WyIyMDI2LTA2LTIwVDE3OjQ1OjAzLjEyMFoiXQ',
    },
  },
  exportLogs: {
    query: { format: 'csv', from: '2026-06-01', to: '2026-06-30', deviceIds: [DEVICE_ID], events: ['bill-accepted'] },
  },
  streamLogs: {
    reply: 'event: ready\ndata: {}\n\nevent: activity\ndata: {}\n\nevent: ping\ndata: {}\n\n',
  },
};
