import { LOG_EVENTS } from '@comptoir/domain/base/activity-log/log-catalogue';
import type { LogEvent } from '@comptoir/domain/base/activity-log/log-event';
import { MOST_ROWS_AT_ONCE } from '@comptoir/domain/base/exports/export-state';
import { z } from 'zod';
import { endpoint, instant, merchantScope, plainText, repeated, rowFormat } from '../endpoint.ts';
import { HOW_ORDERED } from './exports.ts';

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
  /** The email of the person that it is about or by. */
  person: z.string().nullable(),
  message: z.string(),
});
export type LogEntryView = z.infer<typeof logEntryView>;

/** A line in full: who did it, what it changed, and what it is about. */
export const logDetailView = logEntryView.extend({
  /** The person, by name and email, as far as the reader may know them. */
  actorName: z.string().nullable(),
  actorEmail: z.string().nullable(),
  /** Id that support asks for. */
  requestId: z.uuid().nullable(),
  /** The fields that changed, by name. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  facts: z.record(z.string(), z.unknown()),
  billId: z.uuid().nullable(),
  invoiceId: z.uuid().nullable(),
  /** Time by the device's own clock, of a line that a device reported. */
  reportedAt: instant.nullable(),
});
export type LogDetailView = z.infer<typeof logDetailView>;

/** Filter of lines: days of the merchant's calendar, both included. */
const logFilter = merchantScope.extend({
  q: plainText(100)
    .describe('Words that each line holds: in its message, in the name of its event or device, or as an amount.')
    .optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  problems: z.stringbool().describe('`true` for what went wrong or is to be watched.').optional(),
  events: repeated(logEvent),
  deviceIds: repeated(z.uuid()),
});

const HOW_FILTERED =
  '`events` and `deviceIds` may be repeated. `q` finds words without letter case and accents; no character of it stands for ' +
  'others. Days are those of the merchant’s calendar.';

export const listLogs = endpoint({
  method: 'GET',
  path: '/logs',
  access: 'read-logs',
  summary: 'Activity log, newest first',
  description:
    `Newest first. ${HOW_FILTERED} \`nextCursor\` leads to older lines, \`previousCursor\` to newer ones; \`at\` begins with the ` +
    'last line of a day. Messages are in the language of `Accept-Language`. `getLogCounts` says how many lines there are.',
  query: logFilter.extend({
    at: z.iso.date().describe('A day to jump to: the page begins with its last line.').optional(),
    cursor: plainText(200).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: z.strictObject({
    items: z.array(logEntryView),
    nextCursor: z.string().nullable(),
    previousCursor: z.string().nullable(),
    archivedUntil: z.iso
      .date()
      .nullable()
      .describe('With the oldest lines: the last day of older months that have left the database, which exports have.'),
  }),
});

export const getLogCounts = endpoint({
  method: 'GET',
  path: '/logs/counts',
  access: 'read-logs',
  summary: 'How many lines of the activity log a filter leaves',
  description: `Exact up to 10,000, estimated beyond, which \`isExact\` says. ${HOW_FILTERED}`,
  query: logFilter,
  reply: z.strictObject({ count: z.number().int().min(0), isExact: z.boolean() }),
});

export const getLogEntry = endpoint({
  method: 'GET',
  path: '/logs/:id',
  access: 'read-logs',
  summary: 'A line of the activity log in full',
  description:
    'Who did it, what it changed, which bill, invoice and device it is about, and its facts by name. A person is named as far as ' +
    'the reader may know them.',
  params: z.strictObject({ id: z.uuid() }),
  query: merchantScope,
  reply: logDetailView,
});

/** Choice of an export's lines, and its form. */
const exportChoice = merchantScope.extend({
  format: rowFormat,
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  deviceIds: repeated(z.union([z.uuid(), z.literal('none')])),
  events: repeated(logEvent),
});

export const exportLogs = endpoint({
  method: 'GET',
  path: '/logs/export',
  access: 'read-logs',
  summary: 'Activity log of some days as a file',
  description:
    'Oldest first, `from` and `to` included, days of the merchant’s calendar, none after today. Name at least one event and one ' +
    'device; `none` stands for the lines that concern no device. All lines of the choice are in it as they were at one moment. ' +
    'The last line says of which business they are, how many, the id of the last, and the SHA-256 of all bytes before it (in a ' +
    'workbook, of its rows as `ndjson`): a file without it was cut. Texts are in the language of `Accept-Language`. The export is itself an ' +
    'event of the log. Months that have left the database are read from files, which takes longer.',
  replyForm: 'rows',
  query: exportChoice,
  reply: z.null(),
});

export const getLogExportSize = endpoint({
  method: 'GET',
  path: '/logs/export/size',
  access: 'read-logs',
  summary: 'How many lines an export of the activity log would have',
  description: `Counted up to ${MOST_ROWS_AT_ONCE.toLocaleString('en')}; beyond that \`isLarge\` says that there are more, and the file is better ordered.`,
  query: exportChoice.omit({ format: true }),
  reply: z.strictObject({ count: z.number().int().min(0), isLarge: z.boolean() }),
});

export const orderLogExport = endpoint({
  method: 'POST',
  path: '/logs/exports',
  access: 'read-logs',
  summary: 'Has an export of the activity log made',
  description: `The same file as of \`exportLogs\`. ${HOW_ORDERED}`,
  refusals: ['exports-under-way'],
  query: merchantScope,
  body: exportChoice.omit({ merchantId: true }),
  reply: z.strictObject({ id: z.uuid() }),
});

export const streamLogs = endpoint({
  method: 'GET',
  path: '/logs/stream',
  // what is new each screen asks for itself, and gets what its reader may have
  access: 'read-merchant',
  summary: 'Live view of the activity log (server-sent events)',
  description:
    'An event is a hint without data: ask `listLogs`, or what is on the screen, for what is new. See *Live streams*.',
  replyForm: 'events',
  query: merchantScope,
  reply: z.null(),
});
