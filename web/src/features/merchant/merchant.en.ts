export const merchantEn = {
  title: 'Merchant information',
  lead: 'What your certificates, your receipts and your tax file are made from.',
  missing: {
    title: '{count, plural, one {# piece of information is missing} other {# pieces of information are missing}}:',
    text: 'Everything here is required before a device can send its bills.',
    value: 'Missing',
  },
  whole: 'Nothing is missing.',
  registration: { open: 'Registration to be completed', completed: 'Registration complete' },
  sections: { identity: 'Business', taxes: 'Tax file', address: 'Address and telephone' },
  leads: {
    taxes:
      'These numbers must be those that Revenu Québec gave you together. If one is wrong, the certificate is refused.',
  },
  fields: {
    company_name: 'Name on the receipts',
    sub_sector: 'Sub-sector',
    time_zone: 'Time zone',
    file_number: 'File number',
    authorization_code: 'Authorization code',
    qst_number: 'QST number',
    gst_number: 'GST number',
    area_code: 'Area code',
    phone_number: 'Telephone',
    civic_number: 'Civic number',
    address: 'Street',
    city: 'City',
    postal_code: 'Postal code',
  },
  hints: {
    company_name: 'The first line that your customers read.',
    time_zone: 'The times on the screens and the midnight of payments follow it.',
    file_number: 'Two letters and four digits. Error 614 means that it does not go with the code.',
    authorization_code: 'Kept under seal and never shown, not even to us.',
    qst_number: 'Error 430 means that it does not go with the code.',
  },
  subSectors: { food_truck: 'Food truck', bar: 'Bar (with alcohol sales)', restaurant: 'Restaurant' },
  caterer: 'Caterer',
  zones: {
    'America/Montreal': 'Eastern (UTC-05:00, Montreal)',
    'America/Halifax': 'Atlantic (UTC-04:00, Magdalen Islands)',
  },
  hidden: 'Hidden',
  correct: {
    title: 'To correct something',
    text: '<p>This screen does not change the record yet: <contact>contact support</contact>. After a correction, refresh the device so that it asks again for its certificate. The <faq>frequently asked questions</faq> explain each refusal.</p>',
  },
  receipt: {
    title: 'Your receipts',
    lead: 'An example with what is on file today. Receipts are in French.',
    caption: 'Example of a receipt',
  },
} as const;
