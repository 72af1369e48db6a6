/**
 * The test cases of a product that is being certified: which one the next request states, and what each reply asks for next.
 * Source: SRM-11, SRM-51.
 */
export interface CertificationRun {
  /** The case of the next request, `999.999`; null while none is chosen, and then nothing may leave in ESSAI. */
  currentCase(): Promise<string | null>;
  recordReply(reply: CaseReply): Promise<void>;
}

/** Authority's reply to one request of a case. */
export interface CaseReply {
  readonly request: 'certificats' | 'utilisateur' | 'transaction' | 'document';
  readonly deviceNumber: string | null;
  readonly testCase: string;
  /** The case that it asks for next; null when the reply names none. */
  readonly nextCase: string | null;
  readonly httpStatus: number;
  readonly errors: readonly { readonly id: string; readonly codRetour: string | null }[];
}
