import type { OffererBecomes } from '@comptoir/domain/people/ownership/transfer-state';
import type { MailText } from '../../base/mail/account-mail.en.ts';

/** Facts that a letter about an ownership transfer is written from. */
export interface OwnershipFacts {
  readonly business: string;
  readonly offeredBy: string;
  /** Address that the business was offered to. */
  readonly receiver: string;
  readonly becomes: OffererBecomes;
  /** True when the receiver has no account. */
  readonly isNewcomer: boolean;
}

const IGNORE = 'If you do not know why you get this, ignore it or decline: nothing changes.';

const BECOMES: Readonly<Record<OffererBecomes, string>> = {
  manager: 'You stay there as a manager.',
  reader: 'You stay there as a reader.',
  accountant: 'You stay there as an accountant.',
  gone: 'You no longer have access to it.',
  sold: 'You no longer have access to it, and your saved card was deleted: it is never charged for this business again.',
};

export const ownershipMailEn = {
  offered: ({ business, offeredBy, becomes, isNewcomer }: OwnershipFacts): MailText => ({
    subject: `The ownership of ${business} is offered to you`,
    before: [
      becomes === 'sold'
        ? `${offeredBy} has sold ${business} and offers you its ownership on Comptoir, the portal where a business tracks its devices and the bills it sends to Revenu Québec.`
        : `${offeredBy} offers you the ownership of ${business} on Comptoir, the portal where a business tracks its devices and the bills it sends to Revenu Québec.`,
      isNewcomer
        ? 'Look at what you would take over, then choose a password to accept. The link is for you alone and works for 14 days.'
        : 'Sign in with this email as usual, look at what you would take over, then accept or decline. You have 14 days. If you have no password yet, use “Forgot your password?” on the sign-in page.',
    ],
    button: 'See the offer',
    after: [IGNORE],
  }),
  withdrawn: ({ business, offeredBy }: OwnershipFacts): MailText => ({
    subject: `The offer of ${business} was withdrawn`,
    before: [`The ownership of ${business} that ${offeredBy} offered you is no longer offered. Nothing has changed.`],
    button: 'Open Comptoir',
    after: [],
  }),
  declined: ({ business, receiver }: OwnershipFacts): MailText => ({
    subject: `The offer of ${business} was declined`,
    before: [`${receiver} declined the ownership of ${business}. Nothing has changed: you are its owner as before.`],
    button: 'Open Comptoir',
    after: [],
  }),
  expired: ({ business, receiver }: OwnershipFacts): MailText => ({
    subject: `The offer of ${business} has expired`,
    before: [
      `${receiver} did not answer your offer of the ownership of ${business} within 14 days. Nothing has changed: you are its owner as before.`,
    ],
    button: 'Open Comptoir',
    after: ['You may offer it again under Contacts.'],
  }),
  'handed-over': ({ business, receiver, becomes }: OwnershipFacts): MailText => ({
    subject: `${business} has changed hands`,
    before: [`${receiver} accepted the ownership of ${business}. ${BECOMES[becomes]}`],
    button: 'Open Comptoir',
    after: ['Its bills, its activity log and its proofs stay with the business.'],
  }),
  received: ({ business, offeredBy, becomes }: OwnershipFacts): MailText => ({
    subject: `${business} is yours`,
    before: [
      `You accepted the ownership of ${business} from ${offeredBy}.`,
      becomes === 'sold'
        ? 'The seller’s card was deleted: add yours under Payment, or the next invoice cannot be charged. Check the merchant information as well: what Revenu Québec knows the business by must be yours.'
        : 'The saved card and the subscription stay as they are; you find them under Payment.',
    ],
    button: 'Open Comptoir',
    after: ['If it was not you, write to support at once.'],
  }),
};

export type OwnershipMailTexts = typeof ownershipMailEn;
