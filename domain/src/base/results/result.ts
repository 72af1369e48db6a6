/**
 * Result of a rule: a value, or a refusal with its reason as a code of the error table. Rules never throw refusals; use cases
 * turn one into an `AppError` of the same code.
 */
export type Result<Value, Reason extends string> = { ok: true; value: Value } | { ok: false; reason: Reason };

export const accept = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });

export const refuse = <Reason extends string>(reason: Reason): { ok: false; reason: Reason } => ({ ok: false, reason });
