import { readCsr } from '@comptoir/websrm/certificates';
import type { TransactionAnswer } from '../src/gateways/tax-authority/answers.ts';
import type {
  EnrolmentRequest,
  Outcome,
  TaxAuthority,
  TransmissionRequest,
} from '../src/gateways/tax-authority/tax-authority.ts';

/** What the fake does with the next request; it may wait before it answers. */
export type Behaviour = (
  request: TransmissionRequest,
) => Promise<Outcome<TransactionAnswer>> | Outcome<TransactionAnswer>;

/** An authority in memory: takes every bill once, in the order of arrival, and answers as it is told. */
export interface FakeAuthority extends TaxAuthority {
  /** Signatures of the bills it has, first arrival first. */
  readonly received: string[];
  readonly requests: TransmissionRequest[];
  readonly enrolments: EnrolmentRequest[];
  /** How many requests were open at once, at the most, per device. */
  readonly mostAtOnce: Map<string, number>;
  behave(behaviour: Behaviour): void;
}

export function createFakeAuthority(): FakeAuthority {
  const received: string[] = [];
  const requests: TransmissionRequest[] = [];
  const enrolments: EnrolmentRequest[] = [];
  const open = new Map<string, number>();
  const mostAtOnce = new Map<string, number>();
  let behaviour: Behaviour = (request) => accept(received, request);
  return {
    received,
    requests,
    enrolments,
    mostAtOnce,
    behave: (next) => {
      behaviour = next;
    },
    enrol: async (request) => {
      enrolments.push(request);
      await readCsr(request.csr);
      return { kind: 'answer', httpStatus: 400, body: '', answer: { kind: 'refused', errors: [CODE_UNKNOWN] } };
    },
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

export const unavailable = (): Outcome<TransactionAnswer> => ({ kind: 'unavailable', detail: 'ECONNREFUSED' });

export const lost = (): Outcome<TransactionAnswer> => ({
  kind: 'unknown',
  detail: 'UND_ERR_SOCKET',
  httpStatus: null,
  body: null,
});
