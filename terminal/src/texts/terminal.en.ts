import { CLOCK } from './clock.en.ts';
import type { CertificateTrouble } from '../journal/terminal-state.ts';
import { asSentence } from './format.ts';
import type { NamedDocument, TerminalTexts } from './terminal.fr.ts';

const bills = (count: number): string => (count === 1 ? '1 bill' : `${count} bills`);

const REASONS: Readonly<Record<string, string>> = {
  malformed: 'malformed',
  'foreign-device': 'not from this till',
  'broken-chain': 'off the chain',
  'broken-signature': 'invalid signature',
  'amounts-do-not-add-up': 'amounts that do not add up',
};

function nameTrouble(trouble: CertificateTrouble): string {
  switch (trouble.kind) {
    case 'expired':
      return `expired on ${trouble.day}`;
    case 'revoked':
      return 'revoked';
    case 'refused':
      return `refused by Revenu Québec (${trouble.id})`;
  }
}

const DOCUMENTS: Readonly<Record<NamedDocument, string>> = {
  bill: 'Bill',
  'credit-note': 'Credit note',
  reverse: 'Reverse entry',
  quote: 'Quote',
  estimate: 'Estimate',
  unpaid: 'Unpaid bill',
  abandoned: 'Abandoned entry',
};

const OPEN_KINDS = { bill: 'Bill', quote: 'Quote', estimate: 'Estimate', instalment: 'Left to pay on' };

const CONTRACTS = { '1': 'contract in effect', '2': 'contract changed', '3': 'contract ended' };
const STANDINGS = {
  waiting: 'waiting',
  taken: 'received by Revenu Québec',
  refused: 'refused by Revenu Québec',
  unread: 'not sent',
};

export const TERMINAL: TerminalTexts = {
  askCode: () => 'Code of the till (portal, Devices): ',
  askDeviceNumber: () => 'Revenu Québec device number, if this device already has one (otherwise Enter): ',
  linked: (terminal, deviceNumber) => `Till "${terminal}" is linked. Device number: ${deviceNumber}`,
  alreadyLinked: (terminal, deviceNumber) => `Till "${terminal}" is already linked. Device number: ${deviceNumber}`,
  certificateUntil: (day) => `Certificate valid until ${day}. The till can bill.`,

  named: (noTrans, document) => `${DOCUMENTS[document]} ${noTrans}`,
  accepted: (bill, number) => `${bill} accepted by Revenu Québec: ${number}`,
  acceptedInLot: (bill, noLot) => `${bill} accepted by Revenu Québec, in batch ${noLot}`,
  receivedWithErrors: (bill, errors) => `${bill} received by Revenu Québec with errors: ${errors}`,
  waitingThere: (bill, count) =>
    `${bill} kept by Comptoir, which will send it to Revenu Québec. Waiting: ${bills(count)}.`,
  waitingHere: (bill, count) =>
    `${bill} kept in the till: Comptoir is not responding. It will go with the next one. Waiting here: ${bills(count)}.`,
  notTaken: (bill, count) => `${bill} kept in the till: Comptoir did not take it. Waiting here: ${bills(count)}.`,
  refused: (bill, reason) => `${bill} refused: ${asSentence(reason)} It will be reissued with the next bill.`,
  stuck: (bill, reason) => `${bill} refused: ${asSentence(reason)} Call support: reissuing it would not help.`,
  reason: (reason) => REASONS[reason] ?? reason,
  rebuilt: (refused, replacement) => `Bill ${refused}, which was refused, was reissued as number ${replacement}.`,
  unprinted: (noTrans) =>
    `Bill ${noTrans} was signed but not printed: the till was stopped. To print it: npm run terminal -- reprint ${noTrans}`,
  oldWaiting: (hours) => `Warning: a bill has been waiting for ${hours} h. Revenu Québec must have it within 48 h.`,
  caughtUp: (count) =>
    `The till’s folder had been restored from an older copy: ${bills(count)} taken back from Comptoir. The chain goes on.`,
  relayCaughtUp: (count) =>
    `Comptoir had been restored from an older copy: ${bills(count)} submitted to it again, unchanged.`,
  apart: (terminal) =>
    `Warning: till "${terminal}" and Comptoir do not have the same chain of bills. What is signed stays in the till, nothing is lost. Try again: npm run terminal -- send --till ${terminal}; if it happens again, call support.`,
  clock: CLOCK,
  clockAhead: () =>
    'Warning: this bill is dated more than five minutes ahead of Comptoir’s time. Set the time of this computer right before the next sale.',
  qrTooWide: (columns) => `(QR code: widen the window to ${columns} columns, or follow this address.)`,
  waitingForTurn: (terminal) => `Till "${terminal}" is in use; waiting…`,

  tables: {
    none: () => 'No bill is open.',
    open: ({ kind, table, noTrans, due }) =>
      `${OPEN_KINDS[kind]} ${noTrans}${table === null ? '' : `, table ${table}`}: ${due}`,
    item: (number, quantity, description) => `  ${number}. ${quantity} ${description}`,
  },

  shift: {
    askCode: () => 'Your code: ',
    begun: (user, isNewCode) => `Shift of ${user} started.${isNewCode ? ' This code is yours on this till.' : ''}`,
    at: (user, since) => `At the till: ${user}, since ${since}.`,
    noShift: () => 'No shift is started.',
    employees: (names) => `Employees: ${names.join(', ')}.`,
    noEmployee: () => 'No employee is declared to Revenu Québec yet.',
    none: (isRequired) =>
      `No shift is started: ${isRequired ? 'the till makes no bill before one is' : 'the bill names no one'}. To start: npm run terminal -- shift --user "First Last"`,
  },

  report: {
    taken: (number) => `Report received by Revenu Québec: ${number}`,
    refused: (errors) => `Report refused by Revenu Québec: ${errors}`,
    waiting: () => 'Report kept in the till: it will be sent to Revenu Québec as soon as possible.',
    unread: () => 'Comptoir cannot read this report, which is not sent: call support.',
  },

  sellers: {
    taken: (number) => `Declaration received by Revenu Québec: ${number}`,
    refused: (errors) => `Declaration refused by Revenu Québec: ${errors}`,
    waiting: () => 'Declaration kept in the till: it will be sent to Revenu Québec as soon as possible.',
    unread: () => 'Comptoir cannot read this declaration, which is not sent: call support.',
    none: () => 'No usual third party is declared on this till.',
    one: ({ name, qstNumber, reason, day, standing, number }) =>
      `${name}, ${qstNumber}: ${CONTRACTS[reason]}${day === '' ? '' : ` on ${day}`}; declaration ${STANDINGS[standing]}${number === null ? '' : ` (${number})`}`,
  },
  qrTextTooWide: (columns) => `(QR code: widen the window to ${columns} columns; this is what it says.)`,

  status: {
    terminal: 'Till',
    device: 'Device',
    deviceNumber: 'Device number',
    merchant: 'Business',
    certificate: 'Certificate',
    certificateUntil: (day, days) => `valid until ${day} (${days} ${days === 1 ? 'day' : 'days'} left)`,
    certificateTrouble: (trouble) => `${nameTrouble(trouble)}: the till can no longer bill`,
    renewal: 'Renewal',
    renewalBegun: () => 'started; it continues with the next command',
    renewalState: {
      possible: (terminal) => `possible: npm run terminal -- renew --till ${terminal}`,
      due: (terminal) => `due: npm run terminal -- renew --till ${terminal}`,
      requested: () => 'requested in the portal; it runs with the next command',
    },
    comptoir: 'Comptoir',
    answers: (url) => `responding (${url})`,
    silent: (url) => `not responding (${url})`,
    silentSince: (url, at) => `not responding since ${at} (${url})`,
    taxes: 'Taxes',
    from: (day) => `from ${day}`,
    chain: 'Chain',
    chainLength: (count) => `${count} ${count === 1 ? 'signature' : 'signatures'}`,
    accepted: 'Accepted',
    here: 'Waiting here',
    there: 'Waiting at Comptoir',
    refused: 'Refused, to reissue',
    stuck: 'Refused, needs attention',
    oldest: 'The oldest one',
    age: (age, left) => `${age} (${left} left of 48 h)`,
    late: (age) => `${age}: the 48-hour limit has passed`,
    events: 'Events to report',
    refusedEvents: 'Events that Comptoir cannot read',
  },

  renewal: {
    confirm: (terminal) => `Renew the certificate of till "${terminal}"? (y/n) `,
    asked: () => 'The renewal of the certificate was requested in the portal: renewing…',
    done: (day) => `Certificate renewed, valid until ${day}. The chain goes on; the old key is deleted.`,
    notNow: (why) => `The certificate could not be renewed. ${why}`,
  },
  givingUp: {
    confirm: (terminal, deviceNumber) =>
      `Give up the certificate of till "${terminal}" (${deviceNumber})? It will not be able to bill. (y/n) `,
    done: (terminal) =>
      `Certificate given up: the key is deleted and the till can no longer bill. Its bills and its number stay. To link it again: npm run terminal -- enrol --till ${terminal}`,
  },

  sent: (count) => `All sent: ${bills(count)} accepted by Revenu Québec.`,
  documentsSent: (count) => `Reports and declarations sent: ${count}.`,
  documentsWaiting: (count) => `Reports and declarations waiting in the till: ${count}.`,
  nothingToSend: () => 'Nothing to send: Revenu Québec has everything.',
  stillWaiting: (here, there) => `Still waiting: ${here} here, ${there} at Comptoir.`,
  shiftEnded: () => 'End of shift.',

  rush: {
    linking: (terminal) => `Linking till "${terminal}"…`,
    progress: (seconds, { bills: made, accepted, waiting, refused }) =>
      `${seconds} s left · ${bills(made)} · ${accepted} accepted · ${waiting} waiting · ${refused} refused`,
    stopping: () => 'Stopping: the bills in hand are being finished…',
    header: ['Till', 'Bills', 'Accepted', 'Waiting', 'Refused', 'Median', '99%'],
    all: 'All',
    milliseconds: (value) => (value === null ? '–' : `${value} ms`),
    failed: (terminal, why) => `Till "${terminal}" stopped: ${why}`,
  },
};
