/**
 * Outcome of a call to the outside: with one of its answers, or with none. `kind` distinguishes the answers of every gateway.
 * - `unavailable`: nothing can have arrived; ask again later
 * - `unknown`: it may have arrived, and no usable reply came
 */
export type CallOutcome<
  Answer extends { readonly kind: string },
  Unavailable extends object = Detail,
  Unknown extends object = Unavailable,
> = Answer | (Unavailable & { readonly kind: 'unavailable' }) | (Unknown & { readonly kind: 'unknown' });

/** Reason that there is no answer, for the log. */
export interface Detail {
  readonly detail: string;
}
