import type { CardProblem } from '@comptoir/domain/money/cards/find-card-problem';

/** Facts that a mail about an invoice is written from; amounts and days are written out already. */
export interface InvoiceMailFacts {
  readonly number: string;
  readonly total: string;
  readonly due: string;
  /** Instant of the card's next charge; null when no such moment is still to come. */
  readonly next: string | null;
  /** Problem of the card then; null when it will pay, or nothing will be tried. */
  readonly cardProblem: CardProblem | null;
  readonly credited: string;
  readonly isFree: boolean;
  /** A letter that was delayed says what became of the invoice meanwhile. */
  readonly isPaid: boolean;
}

/** A mail in words. `page`: where its button leads. */
export interface InvoiceMailText {
  readonly subject: string;
  readonly before: readonly string[];
  readonly button: string;
  readonly page: 'bills' | 'billing';
}

const SEE = { button: 'See my invoices', page: 'bills' } as const;
const ADD = { button: 'Add a card', page: 'billing' } as const;
const CHANGE = { button: 'Change my card', page: 'billing' } as const;

const CARD_BUTTONS = { missing: ADD, expired: CHANGE, expiring: CHANGE } as const;
const CARD_PROBLEMS: Readonly<Record<CardProblem, (next: string) => string>> = {
  missing: (next) => `No card is saved: add one before ${next}, at midnight, so that it can be paid.`,
  expired: (next) => `Your saved card has expired: replace it before ${next}, at midnight, so that it can be paid.`,
  expiring: (next) => `Your saved card will have expired on ${next}: replace it before then, so that it can be paid.`,
};

export const invoicesMailEn = {
  created: ({ number, total, ...when }: InvoiceMailFacts): InvoiceMailText => ({
    subject: `Your invoice ${number}`,
    before: [
      when.isFree
        ? `Here is your invoice ${number}. There is nothing to pay.`
        : `Here is your invoice ${number}, of ${total}. ${writePayment(when)}`,
    ],
    ...(when.cardProblem && !when.isFree ? CARD_BUTTONS[when.cardProblem] : SEE),
  }),
  paid: ({ number, total }: InvoiceMailFacts): InvoiceMailText => ({
    subject: `Receipt for invoice ${number}`,
    before: [`Your invoice ${number}, of ${total}, is paid. The receipt is attached. Thank you!`],
    ...SEE,
  }),
  declined: ({ number, total, next, isPaid, cardProblem }: InvoiceMailFacts): InvoiceMailText => ({
    subject: `Payment of invoice ${number} declined`,
    before: [
      `Your card was declined for invoice ${number}, of ${total}.${isPaid ? ' It has been paid since.' : ''}${next && !cardProblem ? ` We will try again on ${next}.` : ''}`,
      ...(next
        ? [
            cardProblem
              ? CARD_PROBLEMS[cardProblem](next)
              : 'If you would rather use another card, change it before then.',
          ]
        : []),
    ],
    ...(cardProblem ? CARD_BUTTONS[cardProblem] : CHANGE),
  }),
  refused: ({ number, total }: InvoiceMailFacts): InvoiceMailText => ({
    subject: `A new card is needed for invoice ${number}`,
    before: [
      `Invoice ${number}, of ${total}, could not be paid: there is no card that can be charged.`,
      'Add another card; the invoice will then be paid at the next midnight.',
    ],
    ...CHANGE,
  }),
  'past-due': ({ number, total }: InvoiceMailFacts): InvoiceMailText => ({
    subject: `Invoice ${number} is past due`,
    before: [
      `Every attempt to charge invoice ${number}, of ${total}, was declined, and none will follow.`,
      'Your devices keep working and your bills still go to Revenu Québec. Pay the invoice yourself, or add another card.',
    ],
    ...SEE,
  }),
  credited: ({ number, credited }: InvoiceMailFacts): InvoiceMailText => ({
    subject: `Credit on invoice ${number}`,
    before: [
      `We have credited ${credited} on your invoice ${number}. The credit note is attached.`,
      'What was paid already goes back to the card within a few days.',
    ],
    ...SEE,
  }),
  requested: ({ number, total }: InvoiceMailFacts): InvoiceMailText => ({
    subject: `Invoice ${number}`,
    before: [`Here is the invoice ${number}, of ${total}, as requested.`],
    ...SEE,
  }),
};

type WhenPaid = Pick<InvoiceMailFacts, 'due' | 'next' | 'isPaid' | 'cardProblem'>;

function writePayment({ due, next, isPaid, cardProblem }: WhenPaid): string {
  if (isPaid) return 'It is paid.';
  if (next && cardProblem) return CARD_PROBLEMS[cardProblem](next);
  if (next) return `Your saved card will be charged on ${next}, at midnight.`;
  return `Its payment was planned for ${due}, at midnight: the portal shows where it stands.`;
}

export type InvoiceMailTexts = typeof invoicesMailEn;
