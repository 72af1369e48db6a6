import type { ContractDocumentKind } from '@comptoir/domain/sales/contracts/contract-document';
import type { CONTRACT_ERRORS as FrenchErrors, ContractTexts } from './contracts.fr.ts';

const KINDS: Readonly<Record<ContractDocumentKind, string>> = {
  contract: 'contract',
  revision: 'revised contract',
  instalment: 'instalment',
  addition: 'additional items',
  final: 'last payment',
  cancellation: 'cancellation',
};

export const CONTRACTS: ContractTexts = {
  none: () => 'Nothing waits to be signed.',
  waits: ({ contract, kind, customer, amount, dueOn }) =>
    `${contract}, ${KINDS[kind]}: ${amount}, ${customer}${dueOn === null ? '' : `, due on ${dueOn}`}`,
  heading: (contract, kind) => `${contract}, ${KINDS[kind]}: this is what the portal wrote.`,
  customer: (name, business) => `  ${name}${business === null ? '' : `, ${business}`}`,
  occasion: (name, date, persons) => `  ${name}, on ${date}, ${persons} ${persons === 1 ? 'person' : 'persons'}`,
  line: (quantity, description, amount) => `  ${quantity} ${description}: ${amount}`,
  service: (amount) => `  Service charge: ${amount}`,
  total: (amount) => `  Total, taxes included: ${amount}`,
  earlier: (amount) => `  Paid so far: ${amount}`,
  paid: (amount) => `  To pay now: ${amount}`,
  tip: (amount) => `  Tip: ${amount}`,
  returned: (amount) => `  To give back to the customer: ${amount}`,
  kept: (amount, reason) => `  Cancelled (${reason}). Kept of what was paid: ${amount}`,
  confirm: () => 'Sign this document? (y/n) ',
  finalNext: (contract) =>
    `The last payment of ${contract} is still to be signed: npm run terminal -- final ${contract}`,
  unreported: () => 'Comptoir does not know yet that it is signed: the till will say so again.',
};

export const CONTRACT_ERRORS: typeof FrenchErrors = {
  missing: () => 'Which contract? For example: npm run terminal -- contract C-2026-0018',
  nothingToSign: (contract) =>
    `Nothing of ${contract} waits to be signed by this till. Check the number, or ask for it in the portal first. See what waits: npm run terminal -- to-sign`,
  otherIsNext: (contract, kind) =>
    `For ${contract}, another document comes first (${KINDS[kind]}): sign that one. See: npm run terminal -- to-sign`,
  signedBefore: (contract, noTrans) =>
    `This document of ${contract} is signed already: it is ${noTrans}. It is not signed a second time.`,
  followedAlready: (noTrans) =>
    `${noTrans}, which this document would follow, has been followed or waits for nothing in this till: nothing was signed.`,
  refundedByPortal: (noTrans) =>
    `${noTrans} is an instalment of an open contract: to give money back, revise or cancel the contract in the portal, then sign here.`,
  amountsDiffer: (asked, made) =>
    `The portal asks for ${asked} and the till comes to ${made}. Nothing was signed: check the taxes of the business, then revise the estimate.`,
};
