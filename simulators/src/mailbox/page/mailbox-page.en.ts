export const EN = {
  lang: 'en-CA',
  title: 'Simulated mailbox',
  subtitle: 'Receives every mail sent on this machine. Nothing leaves it.',
  otherLanguage: 'Français',
  messages: 'Mails received',
  noMessages: 'No mail has been received yet.',
  noSubject: '(no subject)',
  columns: { received: 'Received', to: 'To', subject: 'Subject', from: 'From' },
  empty: 'Delete all',
  faults: 'Faults waiting',
  clearFaults: 'Clear',
  faultTimes: (count: number | null) => (count === null ? 'always' : `${count} more`),
  back: 'Back to the list',
  recipients: 'Delivered to',
  html: 'Mail',
  text: 'Text only',
  attachments: 'Attachments',
  size: (bytes: number) => `${Math.ceil(bytes / 1024)} kB`,
  headers: 'Headers',
  notFound: 'There is nothing here.',
};

export type MailboxTexts = typeof EN;
