import { changedFieldsEn } from '@comptoir/domain/base/activity-log/changed-fields.en';
import { changedValuesEn } from '@comptoir/domain/base/activity-log/changed-values.en';
import { namesIn } from '@comptoir/domain/base/activity-log/name-events';
export const activityLogEn = {
  title: 'Activity log',
  zone: 'Times are those of {zone}.',
  zones: {
    'America/Montreal': 'the Eastern zone, Montréal ({short})',
    'America/Halifax': 'the Atlantic zone, Magdalen Islands ({short})',
  },
  caption: 'Activity log, newest first',
  columns: { date: 'Date', event: 'Event', device: 'Device', message: 'Message' },
  noDevice: 'None',
  filters: {
    label: 'Filters',
    events: 'Events',
    devices: 'Devices',
    text: 'Search the lines',
    search: 'Search events',
    problems: 'Problems only',
    reset: 'Clear filters',
  },
  export: {
    open: 'Export',
    title: 'Export the activity log',
    lead: 'All the lines of these days, as a file for a spreadsheet or a program. The export is recorded in the log.',
    from: 'From',
    to: 'To',
    withoutDevice: 'No device',
    format: 'File',
    formats: { csv: 'Spreadsheet, text (CSV)', xlsx: 'Spreadsheet, workbook (XLSX)', ndjson: 'Data (NDJSON)' },
    start: 'Export',
    stop: 'Stop',
    progress: '{done} of {total} lines',
    saved: 'File saved: {name}, {count, plural, one {# line} other {# lines}}.',
    size: '{count, plural, one {{number} line} other {{number} lines}} to export.',
    large: 'More than {number} lines: the file is made in the background.',
    later: 'Make the file in the background, and email me when it is ready',
    ordered: 'The file is being made. You will get an email when it is ready, and you can leave this page.',
    toExports: 'See your exports',
    refusals: {
      'choose-devices-and-events': 'Please select at least one device and one event type.',
      'choose-dates': 'Please select a start and end date.',
      'dates-ahead': "Dates must be earlier than or equal to today's date.",
      'dates-reversed': 'The start date must not be after the end date.',
    },
  },
  details: 'Log entry',
  meaning: 'What this means, and what to do',
  live: {
    connecting: 'Connecting…',
    live: 'Live',
    polling: 'Updated every 10 s',
    hold: 'Pause',
    held: 'Paused',
    behind: 'Paused: new lines are waiting',
  },
  count: '{count, plural, one {{number} line} other {{number} lines}}',
  about: '≈ {number} lines',
  few: 'Few lines, if any',
  newer: 'Show newer lines',
  archived: 'Lines up to {day} are kept in files: the export has them.',
  ignored: 'The address named a filter that does not exist, or no longer: it was left out.',
  entry: {
    actor: 'By',
    request: 'Request',
    reportedAt: 'The device’s own time',
    bill: 'Open the bill',
    invoice: 'Open the subscription invoice',
    yes: 'yes',
    no: 'no',
  },
  arrived: '{count, plural, one {New entry: {message}} other {# new entries. {message}}}',
  waiting: {
    count: '{count, plural, one {# bill is waiting} other {# bills are waiting}} for Revenu Québec.',
    age: 'The oldest has waited {age} of the 48 h allowed.',
    late: 'The oldest has waited {age}: the 48 h allowed are over.',
    unreachable:
      'Revenu Québec is not responding at the moment. Sales go on; everything is sent as soon as it responds again.',
  },
  groups: {
    bills: 'Bills and submission',
    devices: 'Devices and certificates',
    account: 'Account and payments',
    access: 'Access and security',
    settings: 'Merchant file and employees',
  },
  events: namesIn('en'),
  fields: changedFieldsEn,
  values: changedValuesEn,
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    activityLog: typeof activityLogEn;
  }
}
