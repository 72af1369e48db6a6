/** What a rule says: yes, with what follows from it, or no, with the reason. */
export type Result<Value, Reason> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: Reason };
