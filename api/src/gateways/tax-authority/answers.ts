/** An error as the authority words it. */
export interface AuthorityError {
  readonly id: string;
  readonly mess: string;
  readonly codRetour: string | null;
  /** The bill it is about, in a batch. */
  readonly noTrans: string | null;
}

/** The reply to a certificate request. */
export type CertificateReply =
  | {
      readonly kind: 'issued';
      readonly deviceNumber: string | null;
      readonly certificate: string;
      readonly psiCertificate: string;
    }
  | { readonly kind: 'refused'; readonly errors: readonly AuthorityError[] };

/** The reply to the deletion of a certificate. */
export type RevocationReply =
  | { readonly kind: 'revoked' }
  | { readonly kind: 'refused'; readonly errors: readonly AuthorityError[] };

/** The reply to a request about a user or tax numbers: whether each number is valid, or why nothing was done. */
export type UserReply =
  | { readonly kind: 'taken'; readonly isGstValid: boolean; readonly isQstValid: boolean }
  | { readonly kind: 'refused'; readonly errors: readonly AuthorityError[] };

/** The reply to a document: its number, or why it was not taken. */
export type DocumentReply =
  | { readonly kind: 'taken'; readonly number: string }
  | { readonly kind: 'refused'; readonly errors: readonly AuthorityError[] };

/** The reply to a request that carried bills: for the current one, for the batch, or both. */
export interface TransactionAnswer {
  readonly current: {
    readonly psiNoTrans: string | null;
    readonly psiDatTrans: string | null;
    readonly errors: readonly AuthorityError[];
  } | null;
  readonly lot: { readonly noLot: string | null; readonly errors: readonly AuthorityError[] } | null;
}
