/** Facts that a letter about an estimate is written from; amounts, days and times are written out already. */
export interface EstimateMailFacts {
  readonly merchant: string;
  readonly occasion: string;
  readonly number: string;
  readonly until: string;
}

/** The same for the merchant, with who answered. */
export interface AnswerMailFacts extends EstimateMailFacts {
  readonly customer: string;
}

/** A letter in words. */
export interface EstimateMailText {
  readonly subject: string;
  readonly before: readonly string[];
  readonly button: string;
  readonly after: readonly string[];
}

const PRIVATE = 'The link is yours alone: anyone who has it can answer in your place.';

export const acceptanceMailEn = {
  /** Stands for a name that cannot be shown, because it would become a link. */
  aCaterer: 'your caterer',
  aCustomer: 'The customer',
  anEvent: 'your event',
  occasion: 'Event',
  when: 'Date',
  total: 'Total, taxes included',
  until: 'Valid until',
  reason: 'Reason',
  proposal: 'Proposal',
  acceptedAt: 'Accepted',
  by: 'By',
  reply: 'To write to us, reply to this email.',
  customer: {
    reminder: ({ merchant, occasion, until }: EstimateMailFacts): EstimateMailText => ({
      subject: `The estimate from ${merchant} is valid until ${until}`,
      before: [`The estimate for ${occasion} waits for your answer. It can be accepted until ${until}, 11:59 p.m.`],
      button: 'See the estimate',
      after: [PRIVATE],
    }),
    accepted: ({ merchant, occasion, number }: EstimateMailFacts): EstimateMailText => ({
      subject: `Estimate ${number} accepted`,
      before: [
        `Thank you! You have accepted the estimate of ${merchant} for ${occasion}.`,
        'The document that you accepted is attached: keep it. The contract comes next.',
      ],
      button: 'See what was accepted',
      after: [],
    }),
  },
  merchant: {
    accepted: ({ customer, number }: AnswerMailFacts): EstimateMailText => ({
      subject: `Estimate ${number} accepted`,
      before: [`${customer} has accepted estimate ${number}.`],
      button: 'See the estimate',
      after: ['The contract can be made and signed on a device.'],
    }),
    declined: ({ customer, number }: AnswerMailFacts): EstimateMailText => ({
      subject: `Estimate ${number} declined`,
      before: [`${customer} has declined estimate ${number}.`],
      button: 'See the estimate',
      after: ['You can send another version.'],
    }),
    proposed: ({ customer, number }: AnswerMailFacts): EstimateMailText => ({
      subject: `Change proposed to estimate ${number}`,
      before: [`${customer} proposes a change to estimate ${number}. It can still be accepted as it is.`],
      button: 'See the estimate',
      after: ['If you agree, send a new version: it takes the place of this one.'],
    }),
  },
};

export type AcceptanceMailTexts = typeof acceptanceMailEn;
