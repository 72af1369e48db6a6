export const sendWaitingEn = {
  send: 'Send now…',
  title: 'Send what is waiting',
  plan: '{count, plural, one {# bill} other {# bills}} of {devices, plural, one {# device} other {# devices}}, the oldest from {at}',
  device: '{count, plural, one {# bill} other {# bills}}',
  how: 'Each device’s bills go oldest first. What does not get through is not lost: it is sent automatically later.',
  nothing: 'Nothing is waiting any more: everything has been sent.',
  running: 'A batch is already under way.',
  confirm: '{count, plural, one {Send # bill} other {Send # bills}}',
  follow: 'Follow it',
  done: 'Close',
} as const;

declare module '../../lib/i18n/messages.ts' {
  interface Messages {
    sendWaiting: typeof sendWaitingEn;
  }
}
