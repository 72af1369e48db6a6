import type { WrittenLetter } from '../mail/render-letter.ts';

/** Facts of a mail about a change of a tax; rates, days and classes are written out already. */
export interface TaxMailFacts {
  readonly tax: string;
  readonly rate: string;
  /** Rate that is charged until then, such as `5%`; several where classes differ. */
  readonly before: string;
  readonly classes: string;
  readonly from: string;
  /** Null until further notice. */
  readonly until: string | null;
  readonly source: string;
}

/** Such a mail in words. */
export type TaxMailText = Pick<WrittenLetter, 'subject' | 'before' | 'entries' | 'button' | 'after'>;

const BUTTON = 'See my devices';

export const taxesMailEn = {
  confirmed: ({ tax, rate, before, classes, from, until, source }: TaxMailFacts): TaxMailText => ({
    subject: `The ${tax} changes on ${from}`,
    before: [
      `From ${from}${until === null ? '' : ` to ${until}`}, the ${tax} on what is listed below is ${rate}. Until then it is ${before}.`,
    ],
    entries: [
      ['Tax', tax],
      ['On', classes],
      ['Rate until then', before],
      ['New rate', rate],
      ['First day', from],
      ['Last day', until ?? 'until further notice'],
      ['Published in', source],
    ],
    button: BUTTON,
    after: [
      'Your devices receive the change ahead of time, the next time they reach Comptoir, and apply it from the first day on, offline as well. Connect each of them once before that day: the page “Devices” says which ones do not have it yet.',
      'An order begun before midnight keeps the rates of its day, and a refund those of its sale. A contract follows the day of its event.',
    ],
  }),
  withdrawn: ({ tax, rate, before, from }: TaxMailFacts): TaxMailText => ({
    subject: `The ${tax} does not change on ${from}`,
    before: [
      `We had written to you that the ${tax} would be ${rate} from ${from} on. This change is withdrawn: it stays ${before}.`,
      'Connect each of your devices once before that day, so that it does not apply the change.',
    ],
    entries: [],
    button: BUTTON,
    after: [],
  }),
};

export type TaxMailTexts = typeof taxesMailEn;
