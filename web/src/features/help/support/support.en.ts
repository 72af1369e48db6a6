export const supportEn = {
  title: 'Contact us',
  lead: 'When support answers, what to have at hand, and where to find an answer right away.',
  hours: {
    title: 'Support hours',
    open: 'Open now',
    closed: 'Closed now',
    openText: 'Support answers until {time}, Québec time.',
    today: 'Support opens today at {time}, Québec time.',
    tomorrow: 'Support opens tomorrow at {time}, Québec time.',
    later: 'Support opens on {day} at {time}, Québec time.',
    closedToday: 'Closed today: {name}.',
    holiday: 'Today is a public holiday: {name}.',
    days: 'Monday to Friday',
    zone: 'Québec time',
    islands: 'In the Magdalen Islands, that is {hours}',
    closedDays: 'Closed',
    weekend: 'Saturday, Sunday and public holidays',
    nextHoliday: 'Next public holiday',
    nextClosing: 'Also closed',
    holidays: {
      'new-year': 'New Year’s Day',
      'good-friday': 'Good Friday',
      'patriots-day': 'National Patriots’ Day',
      'national-holiday': 'Québec National Holiday',
      'canada-day': 'Canada Day',
      'labour-day': 'Labour Day',
      thanksgiving: 'Thanksgiving',
      christmas: 'Christmas Day',
    },
    onDay: '{name}, on {day}',
    opensLabel: 'Open',
  },
  sales: {
    title: 'In the middle of service?',
    text: '<p><b>Keep selling.</b> An outage stops neither sales nor receipts: the bills are kept and leave when the connection returns. <outage>What to do in an outage</outage></p>',
  },
  answers: {
    title: 'Find an answer now',
    text: '<ul><li><faq>Frequently asked questions</faq>: outages, error codes, employees, refunds.</li><li><configuration>Installation guide</configuration>: what is done and what is left.</li><li><logs>Activity log</logs>: what became of each bill.</li></ul>',
  },
  ready: {
    title: 'To have at hand',
    lead: 'Support will ask you for these. An error code such as JW00B999429E[16] and a reference help too: copy them as they are.',
    business: 'Business',
    fileNumber: 'File number',
    devices: 'Device numbers',
    device: '{name}: {number}',
    line: '{label}: {value}',
    noDevice: 'No device is linked',
    missing: 'To be filled in',
    person: 'Your account',
  },
  form: {
    title: 'Write to support',
    lead: 'Support answers by e-mail during its hours. You get a copy of your message and a ticket number.',
    subject: 'Subject',
    subjects: {
      certificate: 'Certificate',
      transmission: 'Sending bills',
      terminal: 'Terminal',
      billing: 'Plan and payment',
      account: 'Account and access',
      other: 'Other',
    },
    message: 'Your message',
    messageHint:
      'Say what you were doing, what you expected and what happened. Leave out passwords and authorization codes.',
    tooLong: '5,000 characters at most',
    send: 'Send',
    again: 'Write another message',
    sent: 'Your message is sent',
    sentText: 'A copy goes to {email}. If you call, give this number:',
    ticket: 'Ticket number',
  },
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    support: typeof supportEn;
  }
}
