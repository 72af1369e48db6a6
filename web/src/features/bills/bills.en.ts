export const billsEn = {
  title: 'Invoices',
  lead: 'The invoices of your subscription to Comptoir. The bills of your sales are in the activity log.',
  caption: 'Subscription invoices',
  columns: { createdOn: 'Creation date', due: 'Amount due', client: 'Client', total: 'Total amount' },
  empty: {
    title: 'No data available',
    text: 'No subscription invoice has been created yet for {name}.',
  },
  how: {
    title: 'How it works',
    text: '<ol><li><b>The invoice is created when you subscribe.</b> The subscription comes after the merchant information is complete.</li><li><b>It is paid at midnight</b>, by the clock of your business, with the saved card.</li><li>GST (5%) and QST (9.975%) are added to the amount.</li></ol><p><billing>Your account and its state</billing> · <logs>The bills of your sales</logs></p>',
  },
} as const;
