import type * as activityLog from '../../../base/activity-log.ts';
import type { ExamplesOf } from '../example.ts';
import { DEVICE_ID, OTHER_ID } from '../ids.ts';

export const exampleEntry = {
  id: OTHER_ID,
  occurredAt: '2026-06-20T17:45:03.120Z',
  event: 'bill-accepted' as const,
  level: 'success' as const,
  deviceId: DEVICE_ID,
  deviceName: 'Caisse avant',
  deviceNumber: '1234-5678-9012',
  person: null,
  message: 'Bill 0000000042 was accepted.',
};

export const activityLogExamples: ExamplesOf<typeof activityLog> = {
  listLogs: {
    query: { events: ['bill-accepted'], limit: 50 },
    reply: {
      items: [exampleEntry],
      nextCursor: 'WyJvbGRlciIsIjIwMjYtMDYtMjBUMTc6NDU6MDMuMTIwMDAwWiJd',
      previousCursor: null,
      archivedUntil: null,
    },
  },
  getLogCounts: {
    query: { problems: 'true', from: '2026-06-01', to: '2026-06-30' },
    reply: { count: 12, isExact: true },
  },
  getLogEntry: {
    reply: {
      ...exampleEntry,
      actorName: null,
      actorEmail: null,
      requestId: null,
      before: null,
      after: null,
      facts: { noTrans: '0000000042', totalCents: 575, psiNoTrans: '7KQ2-M4XD-19TB-Z0RC' },
      billId: OTHER_ID,
      invoiceId: null,
      reportedAt: null,
    },
  },
  exportLogs: {
    query: { format: 'csv', from: '2026-06-01', to: '2026-06-30', deviceIds: [DEVICE_ID], events: ['bill-accepted'] },
  },
  getLogExportSize: {
    query: { from: '2026-06-01', to: '2026-06-30', deviceIds: [DEVICE_ID], events: ['bill-accepted'] },
    reply: { count: 4812, isLarge: false },
  },
  orderLogExport: {
    body: { format: 'csv', from: '2020-01-01', to: '2026-06-30', deviceIds: [DEVICE_ID], events: ['bill-accepted'] },
    reply: { id: OTHER_ID },
  },
  streamLogs: {
    reply: 'event: ready\ndata: {}\n\nevent: activity\ndata: {}\n\nevent: ping\ndata: {}\n\n',
  },
};
