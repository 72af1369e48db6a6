import type { ErrorId, Finding } from '@comptoir/websrm/requests/finding';
import { setTimeout } from 'node:timers/promises';
import type { Authority } from '../authority.ts';
import { nameNextCase } from '../cases/name-next-case.ts';
import { answerCertificates } from '../certificates/answer-certificates.ts';
import { answerDocument } from '../documents/answer-document.ts';
import type { Fault } from '../faults/fault.ts';
import { takeRequestFault } from '../faults/take-request-fault.ts';
import { gatewayPage, type Reply } from '../../loopback/reply.ts';
import { answerTransactions } from '../transactions/answer-transactions.ts';
import { answerUser } from '../users/answer-user.ts';
import type { AuthorityRequest } from './authority-request.ts';

/** Answers a request, through the fault that waits for it if there is one. */
export async function answerRequest(authority: Authority, request: AuthorityRequest): Promise<Reply> {
  authority.requests += 1;
  const fault = takeRequestFault(authority, request.kind, request.headers.IDAPPRL);
  return fault ? THROUGH[fault.fault](authority, request, fault.value) : answer(authority, request, []);
}

type AnswerThrough = (authority: Authority, request: AuthorityRequest, value: Fault['value']) => Promise<Reply>;

const THROUGH: Readonly<Record<Fault['fault'], AnswerThrough>> = {
  timeout: async () => ({ kind: 'silence' }),
  html503: async () => gatewayPage(503, 'Service Unavailable'),
  slow: async (authority, request, milliseconds) => {
    await setTimeout(Number(milliseconds));
    return answer(authority, request, []);
  },
  drop: async (authority, request) => {
    await answer(authority, request, []);
    return { kind: 'hang-up' };
  },
  error: (authority, request, id) => answer(authority, request, [{ errorId: String(id) as ErrorId, path: '' }]),
  skew: (authority, request, minutes) => {
    const at = new Date(request.at.getTime() + Number(minutes) * 60_000);
    return answer(authority, { ...request, at }, []);
  },
  revoke: (authority, request) => {
    revokeCaller(authority, request);
    return answer(authority, request, []);
  },
};

async function answer(authority: Authority, request: AuthorityRequest, scripted: readonly Finding[]): Promise<Reply> {
  const answers = {
    certificats: answerCertificates,
    utilisateur: answerUser,
    transaction: answerTransactions,
    document: answerDocument,
  };
  return nameNextCase(authority, request, await answers[request.kind](authority, request, scripted));
}

function revokeCaller(authority: Authority, { caller, at }: AuthorityRequest): void {
  if (caller === null) return;
  authority.commit({ kind: 'ended', thumbprints: [caller.thumbprint], status: 'revoked', at: at.toISOString() });
}
