export const estimateFaultsEn = {
  title: 'Before it can be sent:',
  'nothing-to-pay': 'The total is zero: give a price to what is offered.',
  'event-over': 'The day of the event is past.',
  'payment-over': 'A payment is due on a day that is past.',
  'unwritable-words':
    'The document or the contract cannot write some of the words (event, items, place or terms): put them otherwise in the draft, which says which.',
  'unwritable-customer':
    'Our documents cannot write the name or address of this customer: enter them in Latin letters on the customer’s page.',
  'valid-after-event': 'The offer may be accepted after the event: let it end on its day at the latest.',
} as const;

declare module '../../lib/i18n/messages.ts' {
  interface Messages {
    estimateFaults: typeof estimateFaultsEn;
  }
}
