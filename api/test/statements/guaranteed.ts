/** Columns that may be null in their table and never are where they are read, by file and name, with what sees to it. */
export const NEVER_NULL: Readonly<Record<string, string>> = {
  'base/sessions/credentials.store.ts secretSealed': 'the statement asks for rows that have one',
  'help/appointments/appointment-mail.store.ts email': 'the statement asks for technicians who have one',
  'help/installation/installation.store.ts linkedAt': 'the statement asks for linked devices',
  'money/cards/cards.store.ts referenceSealed':
    'a check keeps it while the card is in use; of an ended card the statement asks for it',
  'money/payments/payments.store.ts cardId':
    'a check: only an attempt that a restored copy adopted is without a card, and it is settled',
  'money/payments/payments.store.ts referenceSealed': 'the reference goes when the attempt is settled, never before',
  'money/payments/refunds.store.ts key': 'a refund that is open was begun under a key',
  'money/payments/refunds.store.ts chargeReference': 'an attempt that succeeded has its charge',
  'money/payments/unexpected-charges.store.ts key': 'a refund that is open was begun under a key',
  'money/price-moves/price-moves.queries.ts reason': 'a check: who was left out has a reason',
  'money/promo-codes/promo-codes.store.ts withdrawnAt': 'the statement itself sets it',
  'people/ownership/ownership.store.ts right': 'a check: people of a merchant have a right',
  'people/impersonation/impersonation.store.ts endedAt': 'the statement itself sets it',
  'provider/pos-sign-in/pos-sign-in.store.ts right': 'a check: a person of a merchant has a right',
  'sales/acceptance/acceptance-mail.store.ts customer':
    'a check: a revision that was sent has one, and no link leads to a draft',
  'sales/acceptance/acceptance-mail.store.ts expiresAt':
    'a check: a revision that was sent has one, and no link leads to a draft',
  'sales/acceptance/acceptance-mail.store.ts pdf':
    'a check: a revision that was sent has one, and no link leads to a draft',
  'sales/acceptance/acceptance.store.ts price':
    'a check: a revision that was sent has one, and no link leads to a draft',
  'sales/acceptance/acceptance.store.ts customer':
    'a check: a revision that was sent has one, and no link leads to a draft',
  'sales/acceptance/acceptance.store.ts expiresAt':
    'a check: a revision that was sent has one, and no link leads to a draft',
  'sales/acceptance/acceptance.store.ts pdfSha256':
    'a check: a revision that was sent has one, and no link leads to a draft',
  'sales/acceptance/acceptance.store.ts pdf': 'a check: a revision that was sent has one, and no link leads to a draft',
  'sales/acceptance/acceptance-mail.store.ts sentAt':
    'a check: a revision that was sent has one, and no link leads to a draft',
  'sales/contracts/contracts.queries.ts transactionId': 'a check: a document that is signed has one',
  'sales/contracts/contracts.queries.ts noTrans': 'a check: a document that is signed has one',
  'sales/contracts/contracts.queries.ts signedAt': 'a check: a document that is signed has one',
  'sales/contracts/contracts.queries.ts price': 'a check: a revision that was sent has one',
  'sales/contracts/contracts.queries.ts customer': 'a check: a revision that was sent has one',
  'sales/contracts/contracts.queries.ts isGstRegistered': 'a check: a revision that was sent has one',
  'sales/contracts/contracts.store.ts price': 'a check: a revision that was sent has one',
  'sales/contracts/contracts.store.ts customer': 'a check: a revision that was sent has one',
  'sales/contracts/contracts.store.ts isGstRegistered': 'a check: a revision that was sent has one',
  'sales/devices/certificate-reminders.store.ts deviceNumber': 'a device gets its number with its first certificate',
  'sales/devices/certificates.store.ts csrSealed': 'the statement asks for requests that have one',
  'sales/devices/certificates.store.ts deviceNumber': 'a device gets its number with its first certificate',
  'sales/devices/devices.store.ts tokenHash': 'the statement asks for tills with these hashes',
  'sales/devices/devices.store.ts prefix': 'the statement itself sets it',
};

/** Texts that a check of the table lets in and the statement does not read, by file and name. */
export const NOT_READ_THERE: Readonly<Record<string, string>> = {
  'money/payments/restored-money.store.ts state': 'none: both statements ask for credit notes with a refund',
  'sales/acceptance/acceptance-mail.store.ts state': 'draft: no letter is about one, and nothing is decided of one',
  'sales/acceptance/acceptance.store.ts state': 'draft: no link leads to one',
};

/** Statements whose text is built from a list of tables or of conditions, by file; the test that runs them over the whole list. */
export const BUILT_FROM_A_LIST: Readonly<Record<string, string>> = {
  'base/key-rotation/key-rotation.store.ts': 'rotate-keys.deep.test.ts reseals every column of SEALED_COLUMNS',
  'base/merchants/attention.queries.ts': 'look-at-merchants.test.ts looks at each part of what all and a partner have',
  'base/merchants/merchant-files.queries.ts':
    'export-merchants.test.ts takes files of all, of a search and of a selection',
  'base/merchants/merchant-pages.queries.ts':
    'merchant-pages.test.ts walks every order with every kind of search and filter',
  'base/merchants/selections.store.ts': 'merchant-batches.test.ts freezes what a filter and what names leave',
  'people/partners/partner-standings.queries.ts': 'partner-standings.test.ts walks every order, page by page',
  'people/users/users.queries.ts': 'list-users.test.ts walks every order, page by page',
};
