import type { readHeaders } from '@comptoir/websrm/requests/check-headers';
import type { RequestKind } from '@comptoir/websrm/requests/error-catalogue';
import type { IssuedCertificate } from '../state/issued-certificate.ts';

/** One request, read whole, before anything has been checked. */
export interface AuthorityRequest {
  kind: RequestKind;
  /** `enrolment` asks for no client certificate; `api` has verified one. */
  door: 'enrolment' | 'api';
  /** Name, value, name, value…: the only place where a repeated header shows. */
  rawHeaders: readonly string[];
  headers: ReturnType<typeof readHeaders>;
  body: string;
  /** The certificate of the connection, null at the enrolment door. */
  caller: IssuedCertificate | null;
  /** The authority's own time, which a fault may have put wrong. */
  at: Date;
}

/** The value of `CASESSAI` when no certification case is being run. */
export const NO_CASE = '000.000';
