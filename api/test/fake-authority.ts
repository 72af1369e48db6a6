import { readCsr } from '@comptoir/websrm/certificates/certificates';
import type { DocumentReply, TransactionAnswer, UserReply } from '../src/gateways/tax-authority/answers.ts';
import type {
  DocumentRequest,
  EnrolmentRequest,
  Outcome,
  TaxAuthority,
  TransmissionRequest,
  UserRequest,
} from '../src/gateways/tax-authority/tax-authority.ts';

/** Reaction of the fake to the next request; it may wait before it answers. */
export type Behaviour = (
  request: TransmissionRequest,
) => Promise<Outcome<TransactionAnswer>> | Outcome<TransactionAnswer>;

/** Reaction to the next request about a user or tax numbers (`name` null). */
export type UserBehaviour = (
  request: Omit<UserRequest, 'modif' | 'name' | 'deviceNumber'> & { modif: 'AJO' | 'SUP' | 'VAL'; name: string | null },
) => Promise<Outcome<UserReply>> | Outcome<UserReply>;

/** An authority in memory: takes every bill once, in the order of arrival, and answers as it is set. */
export interface FakeAuthority extends TaxAuthority {
  /** Signatures of the bills it has, first arrival first. */
  readonly received: string[];
  readonly requests: TransmissionRequest[];
  readonly enrolments: EnrolmentRequest[];
  /** Requests about users, in the order they came: `AJO Camille Roy`. */
  readonly userRequests: string[];
  /** Most requests that were open at once, per device. */
  readonly mostAtOnce: Map<string, number>;
  /** User reports, in the order they came. */
  readonly documents: DocumentRequest[];
  behaveToDocuments(behaviour: () => Outcome<DocumentReply>): void;
  behave(behaviour: Behaviour): void;
  behaveToUsers(behaviour: UserBehaviour): void;
  /** Answers requests for certificates otherwise than by refusing them all. */
  certify(behaviour: Partial<CertificateBehaviour>): void;
}

export type CertificateBehaviour = Pick<TaxAuthority, 'enrol' | 'replaceCertificate' | 'revokeCertificate'>;

export function createFakeAuthority(): FakeAuthority {
  const received: string[] = [];
  const requests: TransmissionRequest[] = [];
  const enrolments: EnrolmentRequest[] = [];
  const open = new Map<string, number>();
  const mostAtOnce = new Map<string, number>();
  const userRequests: string[] = [];
  let behaviour: Behaviour = (request) => accept(received, request);
  let userBehaviour: UserBehaviour = () => taken();
  const documents: DocumentRequest[] = [];
  let documentBehaviour = numbered(documents);
  let certifying = REFUSING;
  return {
    received,
    requests,
    enrolments,
    userRequests,
    documents,
    mostAtOnce,
    behave: (next) => {
      behaviour = next;
    },
    behaveToUsers: (next) => {
      userBehaviour = next;
    },
    behaveToDocuments: (next) => {
      documentBehaviour = next;
    },
    sendDocument: async (request) => {
      documents.push(request);
      return documentBehaviour();
    },
    declareUser: async (request) => {
      userRequests.push(`${request.modif} ${request.name}`);
      return userBehaviour(request);
    },
    validateTaxNumbers: async (numbers) => userBehaviour({ ...numbers, modif: 'VAL', name: null }),
    certify: (next) => {
      certifying = { ...REFUSING, ...next };
    },
    enrol: async (request) => {
      enrolments.push(request);
      await readCsr(request.csr);
      return certifying.enrol(request);
    },
    replaceCertificate: (request) => certifying.replaceCertificate(request),
    revokeCertificate: (request) => certifying.revokeCertificate(request),
    transmit: async (request) => {
      requests.push(request);
      const now = (open.get(request.deviceNumber) ?? 0) + 1;
      open.set(request.deviceNumber, now);
      mostAtOnce.set(request.deviceNumber, Math.max(now, mostAtOnce.get(request.deviceNumber) ?? 0));
      try {
        return await behaviour(request);
      } finally {
        open.set(request.deviceNumber, (open.get(request.deviceNumber) ?? 1) - 1);
      }
    },
    close: async () => {},
  };
}

/** Numbers documents in their order. */
export const numbered = (documents: readonly unknown[]) => (): Outcome<DocumentReply> => {
  const number = String(documents.length).padStart(10, '0');
  return { kind: 'answer', httpStatus: 200, body: `{"noDoc":"${number}"}`, answer: { kind: 'taken', number } };
};

export const refusedAs = (...ids: string[]) =>
  ({
    kind: 'answer',
    httpStatus: 400,
    body: '',
    answer: { kind: 'refused', errors: ids.map((id) => ({ id, mess: 'refus', codRetour: '16', noTrans: null })) },
  }) as const;

const REFUSING: CertificateBehaviour = {
  enrol: async () => ({ ...refusedAs(), answer: { kind: 'refused', errors: [CODE_UNKNOWN] } }),
  replaceCertificate: async () => refusedAs('JW00B999436E'),
  revokeCertificate: async () => refusedAs('JW00B999436E'),
};

const CODE_UNKNOWN = { id: 'JW00B999429E', mess: 'code inconnu', codRetour: '16', noTrans: null };

/** Takes all bills of a request, each once. */
export function accept(received: string[], request: TransmissionRequest): Outcome<TransactionAnswer> {
  for (const signature of request.signatures) if (!received.includes(signature)) received.push(signature);
  const { reqTrans } = JSON.parse(request.body) as { reqTrans: { transActu?: unknown; transLot?: unknown[] } };
  const number = String(received.length).padStart(4, '0');
  return answer({
    current: reqTrans.transActu
      ? { psiNoTrans: `AAAA-BBBB-CCCC-${number}`, psiDatTrans: '20260601120000', errors: [] }
      : null,
    lot: reqTrans.transLot ? { noLot: number.padStart(10, '0'), errors: [] } : null,
  });
}

export const answer = (said: TransactionAnswer): Outcome<TransactionAnswer> => ({
  kind: 'answer',
  answer: said,
  httpStatus: 200,
  body: JSON.stringify(said),
});

/** The answer that a user was added or deleted, or that tax numbers were looked at. */
export const taken = (isGstValid = true, isQstValid = true): Outcome<UserReply> => ({
  kind: 'answer',
  answer: { kind: 'taken', isGstValid, isQstValid },
  httpStatus: 200,
  body: '',
});

/** The answer that it was not, and why. */
export const refusedUser = (...ids: string[]): Outcome<UserReply> => ({
  kind: 'answer',
  answer: { kind: 'refused', errors: ids.map((id) => ({ id, mess: 'refusé', codRetour: '16', noTrans: null })) },
  httpStatus: 400,
  body: '',
});

export const unavailable = (): Outcome<never> => ({ kind: 'unavailable', detail: 'ECONNREFUSED' });

export const lost = (): Outcome<never> => ({
  kind: 'unknown',
  detail: 'UND_ERR_SOCKET',
  httpStatus: null,
  body: null,
});
