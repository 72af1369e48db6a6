import type { DocumentKind } from '@comptoir/contract/sales/device-reports';
import type { CallOutcome, Detail } from '../call-outcome.ts';
import type { CertificateReply, DocumentReply, RevocationReply, TransactionAnswer, UserReply } from './answers.ts';

/** Outcome of a call to the authority, with the evidence of its reply. */
export type Outcome<Answer> = CallOutcome<
  { readonly kind: 'answer'; readonly answer: Answer; readonly httpStatus: number; readonly body: string },
  Detail,
  Detail & { readonly httpStatus: number | null; readonly body: string | null }
>;

/** A request for a first certificate: a till's (`device`) or our own as remote server. */
export interface EnrolmentRequest {
  readonly kind: 'device' | 'server';
  readonly csr: string;
  /** The till's number, all zeros when it has none yet; null for the server. */
  readonly deviceNumber: string | null;
}

/** A request for a certificate in the place of a till's present one, named by its serial number. */
export interface ReplacementRequest {
  readonly csr: string;
  readonly serial: string;
  readonly deviceNumber: string;
}

/** A request that ends a certificate: a till's, or one of the server's own where there is no device number. */
export interface RevocationRequest {
  readonly serial: string;
  readonly deviceNumber: string | null;
}

/** A request that carries bills: its exact body, and the signatures in it, oldest first. */
export interface TransmissionRequest {
  readonly deviceNumber: string;
  readonly gstNumber: string;
  readonly qstNumber: string;
  readonly body: string;
  readonly signatures: readonly string[];
}

/** The two tax numbers of a merchant. */
export interface TaxNumbers {
  readonly gstNumber: string;
  readonly qstNumber: string;
}

/** Adds (`AJO`) or deletes (`SUP`) a user of a merchant, in the name of one of its tills. */
export interface UserRequest extends TaxNumbers {
  readonly modif: 'AJO' | 'SUP';
  /** 1 to 64 of the authority's characters. */
  readonly name: string;
  readonly deviceNumber: string;
}

/** A user report or a declaration that a till has signed, as it was signed. */
export interface DocumentRequest extends TaxNumbers {
  readonly kind: DocumentKind;
  readonly deviceNumber: string;
  readonly document: string;
}

/** Tax authority, as far as the product needs it. */
export interface TaxAuthority {
  enrol(request: EnrolmentRequest): Promise<Outcome<CertificateReply>>;
  replaceCertificate(request: ReplacementRequest): Promise<Outcome<CertificateReply>>;
  revokeCertificate(request: RevocationRequest): Promise<Outcome<RevocationReply>>;
  transmit(request: TransmissionRequest): Promise<Outcome<TransactionAnswer>>;
  declareUser(request: UserRequest): Promise<Outcome<UserReply>>;
  /** Asks if the authority knows both numbers as one operator's. */
  validateTaxNumbers(numbers: TaxNumbers): Promise<Outcome<UserReply>>;
  sendDocument(request: DocumentRequest): Promise<Outcome<DocumentReply>>;
  close(): Promise<void>;
}
