/**
 * A failed verification. The real service has no error id for it, so it has a channel of its own.
 *
 * `altered`, `unknown-certificate`: the bill's signature. `dropped`: the link before it has not been received. `forked`: that link
 * already has another successor. `swapped`: older than the link before it. `repeated`: a number used twice the same day.
 * `request-signature`: SIGNATRANSM. `lot-order`: a lot that is not newest first.
 */
export interface Diagnostic {
  at: string;
  kind: DiagnosticKind;
  deviceNumber: string;
  noTrans: string | null;
  /**
   * Object of the diagnostic: the other bill's number (`forked`, `swapped`), the certificate (`unknown-certificate`), or for
   * `altered` either `signature` or `content` (the same bill, sent again with another content). Else empty.
   */
  detail: string;
  /** `dropped` only: the signature of the link awaited. */
  missing: string | null;
  /** Time at which that link arrived. */
  resolvedAt: string | null;
}

export type DiagnosticKind =
  | 'altered'
  | 'unknown-certificate'
  | 'dropped'
  | 'forked'
  | 'swapped'
  | 'repeated'
  | 'request-signature'
  | 'lot-order';
