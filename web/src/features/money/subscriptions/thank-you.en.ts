export const thankYouEn = {
  title: 'Thank you! Here is what comes next',
  lead: 'The payment, the installation and what is left to do.',
  notYet: 'The subscription has not been made yet.',
  next: 'What is left to do',
  notYetLink: 'Subscribe',
  payment: {
    title: 'The payment',
    planned:
      'The saved card will be charged {amount} on {day}{time, select, midnight {, at midnight} other {, {time} ({zone})}}. There is nothing for you to do; the receipt comes by email.',
    none: 'No payment is waiting.',
    more: '<p><bills>See the invoices</bills> · <billing>Subscription and payment</billing></p>',
  },
  install: {
    title: 'The installation',
    text: '<p>You have chosen to install Comptoir yourself. <configuration>The installation guide</configuration> leads you from the certificate to the first bill; support will also get in touch with you to see that all goes well.</p>',
  },
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    thankYou: typeof thankYouEn;
  }
}
