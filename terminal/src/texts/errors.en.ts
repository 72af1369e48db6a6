import { DECLARED_OPTIONS } from './declared-options.ts';
import type { ErrorCode } from '@comptoir/contract/errors';
import type { AuthorityError } from '../journal/journal-entry.ts';
import type { CertificateTrouble } from '../journal/terminal-state.ts';
import type { ErrorTexts } from './errors.fr.ts';
import { CLOCK_ERRORS } from './clock.en.ts';
import { MENU_ERRORS } from './menu.en.ts';
import { CONTRACT_ERRORS } from './contracts.en.ts';
import { asSentence } from './format.ts';

export const ERRORS: ErrorTexts = {
  contracts: CONTRACT_ERRORS,
  menu: MENU_ERRORS,
  clock: CLOCK_ERRORS,
  unknownCommand: (name) => `There is no command "${name}". See: npm run terminal -- help --lang en`,
  unknownOption: (name) => `This command has no option ${name}. See: npm run terminal -- help --lang en`,
  optionNeedsValue: (name) => `Option ${name} needs a value.`,
  tooManyArguments: (text) => `Unexpected argument "${text}". See: npm run terminal -- help --lang en`,
  badNumber: (name, least, most) => `${name} must be a whole number from ${least} to ${most}.`,
  badLanguage: (text) => `Language "${text}" is not available: use fr or en.`,
  badAddress: (text) => `COMPTOIR_URL is not an address: ${text}`,
  badTerminalName: (name) => `"${name}" cannot name a till: lower-case letters, digits and hyphens, 32 at most.`,
  unknownTerminal: (name, terminals) =>
    terminals.length === 0
      ? `Till "${name}" is not linked. To link it: npm run terminal -- enrol --till ${name}`
      : `Till "${name}" is not linked. Linked tills: ${terminals.join(', ')}.`,
  noTerminal: () => 'No till is linked yet. To link one: npm run terminal -- enrol',
  notLinked: (name) => `Till "${name}" is not linked yet: npm run terminal -- enrol --till ${name}`,
  terminalBusy: (name, pid) =>
    `Till "${name}" is in use by another program (process ${pid}). Try again when it is done.`,
  damagedFile: (path) => `File ${path} is damaged. Put a backup copy in its place.`,
  damagedJournal: (path, offset) =>
    `Journal ${path} is damaged at byte ${offset}. Put a backup copy in its place; no bill was made.`,
  diskFull: (path) => `The disk is full (${path}). Free some space, then try again.`,
  notWritable: (path) => `Cannot write to ${path}: check who may write in that folder.`,
  diskFailed: (path, code) => `The disk is not responding as it should (${code}, ${path}).`,
  internal: (message) => `An unexpected error stopped the till: ${message}`,

  amountMissing: () => 'An amount is missing, for instance: npm run terminal -- sale 12.49',
  badAmount: (text) => `"${text}" is not an amount: at most two decimals, for instance 12.49.`,
  negativeAmount: (text) => `"${text}" is negative. To give money back: npm run terminal -- refund`,
  amountTooLarge: () => 'This amount is too large: a bill goes up to $999,999,999.99.',
  badLine: (text) => `"${text}" is not a line: write "item:price", for instance "Poutine:12.49".`,
  readsOtherwise: (text, proposal) =>
    proposal === ''
      ? `Revenu Québec cannot take "${text}": write it in Latin letters.`
      : `Revenu Québec cannot take "${text}" as it is. You may write, for instance: "${proposal}".`,
  badDescription: (text) => `"${text}" is too short for an item: use at least two letters.`,
  tooManyLines: (most) => `A bill has at most ${most} lines.`,
  unknownPayment: (text, known) => `There is no method of payment "${text}". Methods: ${known.join(', ')}.`,
  paymentNeeded: () => 'AUC (no payment) is for a bill of $0 only.',
  nothingToPay: () => 'A bill of $0 has no method of payment: leave out --payment.',

  badQuantity: (text) => `"${text}" is not a quantity: a number above 0, at most two decimals, for instance 2 or 0.5.`,
  badTaxes: (text, known) => `"${text}" is not a tax mark: ${known.join(', ')}.`,
  badShare: (name, text) => `${name} needs a share from 0% to 100%, for instance 10%: "${text}" is none.`,
  discountTooLarge: (item) => `The discount on "${item}" is larger than its price.`,
  supplementMissing: () =>
    'An item bears a supplementary tax (S): name it, for instance --alcohol-tax "Droit sur l’alcool:0.50".',
  serviceNeedsGst: () => 'A service charge bears both taxes: a business without a GST number cannot impose one.',
  unknownOnlyInBars: () => 'INC (unknown method) is for bars only, for drinks.',
  badInstalment: () => 'The first instalment must be more than $0 and less than the total.',
  incoherent: (errors) => `Revenu Québec would refuse this bill, which was not made: ${errors}`,

  tableMissing: () => 'Which table, or which bill number? For instance: npm run terminal -- pay 12',
  badTable: (text) => `"${text}" is not a table number: one to five letters or digits.`,
  tableEmpty: (table) => `Nothing is ordered at table ${table}: add an item with --line, or cancel the bill.`,
  tableTaken: (table) => `Table ${table} already has a bill. To make one of the two: npm run terminal -- group`,
  nothingOpen: (named) => `No bill is open for ${named}. The open ones: npm run terminal -- tables`,
  severalOpen: (table, numbers) =>
    `Table ${table} has several bills: name the right one by its number, ${numbers.join(', ')}.`,
  severalNeeded: () => 'Name at least two different bills to group.',
  notATableBill: (noTrans) => `${noTrans} is not the bill of a table: it cannot be split or grouped.`,
  splitNeedsTwo: () => 'A split makes 2 to 20 bills.',
  noSuchItem: (text, most) => `"${text}" is not an item of the bill: from 1 to ${most}.`,
  moreThanDue: (noTrans, due) => `That is more than is due on ${noTrans}: ${due}.`,
  instalmentInCoins: () => 'A cash instalment is paid in coins: a multiple of $0.05. The last one is rounded.',
  nothingPaid: () => 'The instalment must be more than $0.',
  reasonMissing: () => 'Say why the bill is cancelled, for instance --reason "client parti".',
  sellerMissing: () =>
    'What a usual third party sells (HAB) needs their name, QST number and address: --seller "Hot-dogs du port" --seller-qst 1234567890TQ0001 --seller-address "12, rue du Port, Québec, G1K 3Z4".',
  sellerSellsNothing: () => 'No item is marked HAB: say which one the usual third party sells.',
  oneSellerABill: () => 'A bill has room for one usual third party: make two bills.',
  oneBusinessABill: () => 'A bill has room for one business that buys: make two bills.',
  trainingApart: () => 'A training bill is not grouped with a real one.',
  sellerNotDeclared: (qstNumber) =>
    `No usual third party with the QST number "${qstNumber}" is declared on this till: npm run terminal -- sellers shows them.`,
  goodsMissing: () => 'Say what the usual third party sells: --goods "Hot-dogs".',
  contractEndMissing: () => 'Say when the contract ends: --until 2026-12-31.',
  contractEndsEarly: () => 'The contract would end before it takes effect: see --from and --until.',
  badPhone: (text, fault) =>
    fault === 'area-code'
      ? `--phone: no number has the area code of "${text}". It begins with a digit from 2 to 9 and does not end in 11, for instance 418.`
      : `--phone needs a number of ten digits, with its extension if there is one, for instance "418 555-0123, ext. 12": "${text}" will not do.`,
  badDeclared: (option, text) =>
    `${option} needs ${DECLARED_OPTIONS.en[option] ?? 'another value'}: "${text}" will not do.`,
  thirdPartiesOnlyInBars: () => 'Only bars have usual third parties.',
  sellerOrBusiness: () => 'A bill names the usual third party or the business that buys, not both: make two bills.',
  packageTaxesDiffer: () =>
    'The items of a package bear the same taxes: give them at $0, or make a package of each sort.',
  businessMissing: () => 'Name the business that buys: --business "Name".',
  contractMissing: () => 'Name the contract or the customer: --contract C-2026-018.',
  badDay: (name, text) => `${name} needs a day, YYYY-MM-DD: "${text}" is none.`,
  otherKind: (noTrans) => `${noTrans} is of another kind: an estimate revises an estimate, a quote a quote.`,

  unknownEmployee: (name, names) =>
    names.length === 0
      ? 'No employee of this business is declared to Revenu Québec yet: see the portal, Employees.'
      : `"${name}" is not a declared employee. Employees: ${names.join(', ')}.`,
  shiftRequired: (names) =>
    names.length === 0
      ? 'Every bill of this business names its user, and no employee is declared to Revenu Québec yet: see the portal, Employees; or Merchant information, to no longer require it. No bill was made.'
      : `Every bill of this business names its user, and no shift is started. No bill was made. To start: npm run terminal -- shift --user "${names[0] ?? ''}" --code 1234`,
  employeeCodeMissing: (user) =>
    `Your code is needed, for instance: npm run terminal -- shift --user "${user}" --code 1234`,
  badEmployeeCode: () => 'An employee code has 4 to 12 digits.',
  wrongEmployeeCode: () =>
    'That is not your code. If you forgot it, an administrator of the till can clear it: --forget.',
  notAnAdministrator: (name) => `${name} does not administer the till and cannot clear the code of someone else.`,

  unknownBill: (noTrans, terminal) => `Till "${terminal}" has no bill ${noTrans}.`,
  noSaleYet: (terminal) => `Till "${terminal}" has made no bill yet.`,
  creditOfCredit: (noTrans) => `${noTrans} is a credit note: it cannot be refunded.`,
  notAReceipt: (noTrans) => `${noTrans} is not a paid bill: it cannot be refunded or corrected.`,
  alreadyCredited: (noTrans) => `Bill ${noTrans} was already refunded or corrected: it can no longer be corrected.`,
  paidInParts: (noTrans) => `Bill ${noTrans} is paid in instalments: it cannot be corrected.`,
  creditNoteItems: (noTrans) => `${noTrans} is a credit note: only its method of payment can be corrected.`,
  correctionMissing: () => 'Say what changes: --payment CRE, or the right items with --line.',
  amountOrItems: () => 'An amount or items, not both.',
  badItems: (text) => `"${text}" does not name an item: 2 for all of the second one, 2x1 for one of it.`,
  noItemOfThatNumber: (noTrans, most) => `Bill ${noTrans} has no item of that number: from 1 to ${most}.`,
  nothingLeft: (noTrans) => `Nothing is left to refund on bill ${noTrans}.`,
  itemGivenBack: (noTrans, number, name) => `Item ${number} of bill ${noTrans} (${name}) has already been refunded.`,
  moneyGivenBack: (noTrans) => `All the money taken for bill ${noTrans} has already been given back.`,
  taxesDoNotFollow: (noTrans) =>
    `The taxes of this credit note would not follow from its items: nothing was signed. Refund whole items of bill ${noTrans}, or all that is left of it.`,
  nothingAsked: () => 'The amount to refund must be more than $0.',
  moreThanLeft: (noTrans, left) => `That is more than is left to refund on bill ${noTrans}: ${left} before taxes.`,
  onlyAllIsLeft: (noTrans, left) =>
    `Of bill ${noTrans} only ${left} is left, taxes included, and no part of it can be refunded. Leave out the amount to refund it all.`,
  moreThanPaid: ({ noTrans, left, typed }) =>
    `Bill ${noTrans} is paid in instalments. Of what came in, ${left} with taxes can be refunded: npm run terminal -- refund ${noTrans} ${typed} --total`,

  certificateTrouble: (trouble, terminal) =>
    `*** CERTIFICAT INVALIDE *** NE PAS REMETTRE AU CLIENT. ${describeTrouble(trouble)}: the till can no longer bill. To get another certificate: npm run terminal -- enrol --till ${terminal}`,
  terminalBehind: () =>
    'The till’s folder was restored from an older copy: Comptoir has bills that it is missing, and it must take them back before it bills. Check the network, then try again; no bill was made.',
  chainNotShared: (terminal) =>
    `Till "${terminal}" and Comptoir each have bills that the other is missing, as when one folder is used in two places. No bill was made. To sell, link another till, which begins a chain of its own: npm run terminal -- enrol --till caisse-2. Keep this folder and call support.`,
  certificateRefused: (errors, command) =>
    [
      'Revenu Québec refuses this till’s certificate.',
      ...errors.map(describeError),
      ...(errors.some(({ merchantField }) => merchantField === 'authorization_code')
        ? ['A code received less than 90 minutes ago may not be active yet: wait, then try again.']
        : []),
      errors.some(({ merchantField }) => merchantField !== null)
        ? `Fix what is listed, then: npm run terminal -- ${command}`
        : `Try again later, or call support: npm run terminal -- ${command}`,
    ].join('\n'),
  revocationRefused: (errors) =>
    ['Revenu Québec refuses to end this certificate.', ...errors.map(describeError)].join('\n'),
  billsWaitHere: (count) =>
    `${count} ${count > 1 ? 'bills still wait' : 'bill still waits'} in the till. Send what waits first: npm run terminal -- send`,
  sayYes: () => 'Confirm by adding --yes to the command.',
  notDone: () => 'Nothing was done.',
  foreignCertificate: () => 'The certificate received is not this till’s. Try again, then call support.',

  badMerchantField: (field, value) =>
    `Fix in the portal: ${fieldName(field)} ("${value}"). Then: npm run terminal -- status`,
  unreachable: (url) =>
    `Comptoir is not responding at ${url}. Check the network, or start it (npm start), then try again.`,
  codeMissing: () =>
    'A code is needed. Create one in the portal, under Devices, then: npm run terminal -- enrol --code XXXX-XXXX',
  badCode: (text) => `"${text}" is not a code: eight letters and digits, such as 7K2Q-9M4T.`,
  endsBeforeItBegins: () => 'The last day comes before the first: swap --from and --to.',
  badFormat: (text) => `"${text}" is not a format: csv or ndjson.`,
  badDeviceNumber: (text) => `"${text}" is not a device number: twelve digits, such as 2468-1357-9024.`,
  otherDeviceNumber: (known, typed) =>
    `At Comptoir this device already has number ${known}, and keeps it: ${typed} is that of another device.`,
  refusedBy: (code, fields) => refusal(code, fields),
};

function describeTrouble(trouble: CertificateTrouble): string {
  switch (trouble.kind) {
    case 'expired':
      return `The till’s certificate expired on ${trouble.day}`;
    case 'revoked':
      return 'The till’s certificate was revoked';
    case 'refused':
      return `Revenu Québec refuses the till’s certificate (${trouble.id})`;
  }
}

function describeError({ id, codRetour, message, explanation, merchantField }: AuthorityError): string {
  const code = codRetour === null ? '' : `[${codRetour}]`;
  const why = explanation?.en ?? message;
  if (merchantField === null) return `  ${id}${code}: ${why}`;
  return `  ${id}${code}: ${asSentence(why)} Fix in the portal: ${fieldName(merchantField)}.`;
}

const FIELDS: Readonly<Record<string, string>> = {
  authorization_code: 'authorization code',
  file_number: 'file number',
  qst_number: 'QST number',
  gst_number: 'GST number',
  time_zone: 'time zone',
  sub_sector: 'sub-sector',
  company_name: 'company name',
  phone_number: 'phone number',
  civic_number: 'civic number',
  address: 'street',
  city: 'city',
  postal_code: 'postal code',
};

const fieldName = (field: string): string => FIELDS[field] ?? field;

const REFUSALS: Partial<Record<ErrorCode, string>> = {
  'activation-code-unknown': 'This code does not exist. Check it, or create another in the portal, under Devices.',
  'activation-code-used':
    'This code was used already. Create another for the same device in the portal, under Devices.',
  'activation-code-expired':
    'This code has expired (it lasts 15 minutes). Create another in the portal, under Devices.',
  'device-already-linked': 'This device is already linked to another till.',
  'device-name-taken':
    'A linked till already has this name. Rename one of the two in the portal, under Devices, then try again.',
  'device-of-another-merchant':
    'This till holds the books of another business, and they stay with it. Link a new one, under another name: npm run terminal -- enrol --till NAME. The code was not used.',
  'device-number-taken':
    'Another device of this business already has this number. Create a code for that device in the portal, under Devices, then link it: npm run terminal -- enrol --till NAME',
  'certificate-not-renewable': 'This certificate cannot be renewed yet: renewal opens halfway through its life.',
  'device-not-recognized': 'Comptoir no longer recognizes this till. Link it again: npm run terminal -- enrol',
  'device-has-no-certificate': 'This till has no certificate that counts: npm run terminal -- enrol',
  'authority-unavailable': 'Revenu Québec is not responding. Try again in a few minutes: nothing is lost.',
  'document-at-a-till': 'Another linked till has begun this contract: go on there.',
  'document-not-waiting': 'This document no longer waits to be signed, or another one comes first.',
  'contract-not-open': 'This contract has ended or was cancelled.',
  'nothing-due': 'Nothing of this contract is left to pay, or its last payment is already waiting.',
  'invalid-credentials': 'The demo account does not exist here: --demo is for the demo world only.',
  'too-many-requests': 'Too many attempts in a row. Wait a minute, then try again.',
};

function refusal(code: ErrorCode, fields: readonly string[]): string {
  if (code === 'merchant-information-incomplete') {
    return `Business information is missing in the portal: ${fields.map(fieldName).join(', ')}.`;
  }
  return REFUSALS[code] ?? `Comptoir refuses the request (${code}).`;
}
