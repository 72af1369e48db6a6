import type { WrittenLetter } from '../../base/mail/render-letter.ts';

/** Facts of a mail about another price; amounts and the day are written out already. */
export interface PriceMailFacts {
  readonly from: string;
  readonly to: string;
  readonly on: string;
  /** True when the subscription is renewed on that day; false for a season that has ended or will. */
  readonly isRenewed: boolean;
}

/** Such a mail in words. */
export type PriceMailText = Pick<WrittenLetter, 'subject' | 'before' | 'entries' | 'button' | 'after'>;

const BUTTON = 'See my subscription';

export const priceMovesMailEn = {
  announced: ({ from, to, on, isRenewed }: PriceMailFacts): PriceMailText => ({
    subject: `The price of your plan changes on ${on}`,
    before: [
      isRenewed
        ? `The monthly price of your Comptoir plan changes on ${on}, when it is renewed. What is paid for until then stays as it is.`
        : `The monthly price of your Comptoir plan changes for the seasons that begin on ${on} or later. As long as your account is paused, nothing is billed.`,
    ],
    entries: [
      ['Price today, per month', from],
      ['New price, per month', to],
      ['From', on],
    ],
    button: BUTTON,
    after: [
      'Both prices are before taxes and before the discount of a promo code. You have nothing to do.',
      isRenewed
        ? 'If you do not want the new price, close your account for the season on the page “Subscription and payment” before that day: everything works until the last day that is paid for, and nothing is billed afterwards. You may also end your subscription by writing to support.'
        : 'If you do not want the new price, leave your account paused, or end your subscription by writing to support.',
    ],
  }),
  cancelled: ({ from, to, on }: PriceMailFacts): PriceMailText => ({
    subject: `The price of your plan does not change on ${on}`,
    before: [
      `We had written to you that the monthly price of your plan would go from ${from} to ${to} from ${on} on. This change is cancelled.`,
      `Your plan stays at ${from} a month, before taxes. You have nothing to do.`,
    ],
    entries: [],
    button: BUTTON,
    after: [],
  }),
};

export type PriceMailTexts = typeof priceMovesMailEn;
