import { LOG_EVENTS, type LogEvent } from '@comptoir/domain/base/activity-log/log-event';
import { z } from 'zod';
import { endpoint, instant, merchantScope, pageOf, plainText, repeated, rowFormat } from '../endpoint.ts';

const logEvent = z.enum(LOG_EVENTS as [LogEvent, ...LogEvent[]]);

/** A line of the activity log: date, event, device, message. The message is in the language of `Accept-Language`. */
export const logEntryView = z.strictObject({
  id: z.uuid(),
  occurredAt: instant,
  event: logEvent,
  level: z.enum(['success', 'info', 'warning', 'error']),
  deviceId: z.uuid().nullable(),
  deviceName: z.string().nullable(),
  deviceNumber: z.string().nullable(),
  message: z.string(),
});
export type LogEntryView = z.infer<typeof logEntryView>;

export const listLogs = endpoint({
  method: 'GET',
  path: '/logs',
  access: 'read-logs',
  summary: 'Activity log, newest first',
  description:
    'Newest first. `events` and `deviceIds` may be repeated. Messages are in the language of `Accept-Language`.',
  query: merchantScope.extend({
    events: repeated(logEvent),
    deviceIds: repeated(z.uuid()),
    cursor: plainText(200).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: pageOf(logEntryView),
});

export const exportLogs = endpoint({
  method: 'GET',
  path: '/logs/export',
  access: 'read-logs',
  summary: 'Activity log of some days as a file',
  description:
    'Oldest first, `from` and `to` included, days of the merchant’s calendar, none after today. Name at least one event and one ' +
    'device; `none` stands for the lines that concern no device. All lines of the choice are in it as they were at one moment. ' +
    'The last line says how many there are, the id of the last, and the SHA-256 of all bytes before it (in a workbook, of its ' +
    'rows as `ndjson`): a file without it was cut. Texts are in the language of `Accept-Language`. The export is itself an ' +
    'event of the log.',
  replyForm: 'rows',
  query: merchantScope.extend({
    format: rowFormat,
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    deviceIds: repeated(z.union([z.uuid(), z.literal('none')])),
    events: repeated(logEvent),
  }),
  reply: z.null(),
});

export const streamLogs = endpoint({
  method: 'GET',
  path: '/logs/stream',
  access: 'read-logs',
  summary: 'Live view of the activity log (server-sent events)',
  description: 'An event is a hint without data: ask `listLogs` for what is new. See *Live streams*.',
  replyForm: 'events',
  query: merchantScope,
  reply: z.null(),
});
