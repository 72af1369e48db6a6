/**
 * The outcome of a rule that may say no. Rules return refusals, they never throw them; use cases turn a refusal into an
 * `AppError` of the same code.
 */
export type Outcome<Value, Reason extends string> = { ok: true; value: Value } | { ok: false; reason: Reason };

/** A rule's yes, with what it produced. */
export const accept = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });

/** A rule's no, with the reason as a code of the error table. */
export const refuse = <Reason extends string>(reason: Reason): { ok: false; reason: Reason } => ({ ok: false, reason });
