/** A rule that must always hold. */
export type Rule =
  | 'charged-twice'
  | 'paid-without-charge'
  | 'charged-without-payment'
  | 'wrong-charge'
  | 'wrong-refund'
  | 'wrong-amount'
  | 'wrong-periods'
  | 'number-gap'
  | 'number-reused'
  | 'not-adopted'
  | 'forgotten'
  | 'unsettled'
  | 'notified-twice'
  | 'wrong-refusal'
  | 'wrong-flag'
  | 'unexpected-error'
  | 'contradiction';

/** The books are wrong: which rule does not hold, and where. */
export class Violation extends Error {
  readonly rule: Rule;

  constructor(rule: Rule, detail: string) {
    super(`${rule}: ${detail}`);
    this.name = 'Violation';
    this.rule = rule;
  }
}
