export const customersEn = {
  title: 'Customers',
  lead: 'The people and companies you cater for.',
  add: 'Add a customer',
  caption: 'Customers',
  columns: { name: 'Name', company: 'Company', email: 'Email', telephone: 'Telephone', language: 'Language' },
  languages: { fr: 'French', en: 'English' },
  filters: { label: 'Search the customers', search: 'Name, company, email or telephone', reset: 'Show all customers' },
  empty: 'Add the people and companies you cater for.',
  others: {
    title: 'For caterers',
    text: 'Customers are kept for merchants who cater. If you do, say so in your merchant information.',
    link: 'Open the merchant information',
  },
  form: {
    name: 'Name',
    nameHint: 'The person you deal with',
    company: 'Company or organization',
    email: 'Email',
    telephone: 'Telephone',
    address: 'Address',
    addressHint: 'As it stands on a letter',
    language: 'Language',
    tooLong: 'Too long',
    save: 'Save',
    add: 'Add',
  },
  newTitle: 'Add a customer',
  bills: { title: 'Bills', none: 'No device has signed anything for this customer yet.' },
  erase: {
    open: 'Erase this customer’s details',
    text: 'Name, company, email, telephone and address are gone for good. Documents that the law has you keep do not change. The activity log says when, and by whom.',
    keep: 'Keep',
    confirm: 'Erase',
  },
} as const;

declare module '../../lib/i18n/messages.ts' {
  interface Messages {
    customers: typeof customersEn;
  }
}
