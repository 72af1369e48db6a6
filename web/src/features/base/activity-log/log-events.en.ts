import { logAdviceEn } from '@comptoir/domain/base/activity-log/events/log-advice.en';
import { meaningsIn } from '@comptoir/domain/base/activity-log/name-events';

export const logEventsEn = {
  title: 'What the log says',
  lead: 'Every event of the activity log: what it means, and what to do about it.',
  back: 'Activity log',
  search: 'Search for an event',
  placeholder: 'Certificate, bill, payment…',
  count: '{count, plural, one {# event} other {# events}}',
  noMatch: 'Try another word, or write to support with the date and the message of the line.',
  means: 'What it means',
  todo: 'What to do',
  show: 'Lines of this event in the log',
  levels: { success: 'Went well', info: 'Information', warning: 'To watch', error: 'Problem' },
  meanings: meaningsIn('en'),
  advice: logAdviceEn,
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    logEvents: typeof logEventsEn;
  }
}
