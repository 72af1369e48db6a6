import type { ErrorId, Finding } from '@comptoir/websrm/requests/finding';
import { setTimeout } from 'node:timers/promises';
import type { Authority } from '../authority.ts';
import { answerCertificates } from '../certificates/answer-certificates.ts';
import { answerDocument } from './answer-document.ts';
import type { Fault } from '../state/fault.ts';
import { gatewayPage, jsonReply, type Reply } from '../../loopback/reply.ts';
import { answerTransactions } from '../transactions/answer-transactions.ts';
import { answerUser } from './answer-user.ts';
import { type AuthorityRequest, NO_CASE } from './authority-request.ts';
import type { RequestKind } from '@comptoir/websrm/requests/error-catalogue';
import { takeFault } from '../../shared/waiting-faults.ts';

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

const DONE = '999.999';

/** Writes the case to run next into the reply to a request that stated one. Source: SRM-11, SRM-51. */
function nameNextCase(authority: Authority, { headers }: AuthorityRequest, reply: Reply): Reply {
  const stated = headers.CASESSAI ?? NO_CASE;
  if (reply.kind !== 'json' || stated === NO_CASE) return reply;
  const { cases, caseExpected } = authority.state;
  const casEssai = cases.length === 0 ? DONE : following(cases, caseExpected ?? DONE, reply.status === 200);
  if (casEssai !== caseExpected) authority.commit({ kind: 'case-expected', testCase: casEssai });
  const body = Object.entries(JSON.parse(reply.body) as Record<string, object>);
  const named = body.map(([field, part]) => [field, { ...part, casEssai }] as const);
  return jsonReply(reply.status, Object.fromEntries(named), reply.headers);
}

/** After a success the next one; after a failure the beginning of the block, which is all steps of a case. */
function following(cases: readonly string[], expected: string, isSuccess: boolean): string {
  if (isSuccess) return cases[cases.indexOf(expected) + 1] ?? DONE;
  return cases.find((one) => one.slice(0, 3) === expected.slice(0, 3)) ?? expected;
}

/** The fault that this request meets, now used once more, or null. */
function takeRequestFault(authority: Authority, kind: RequestKind, deviceNumber: string | undefined): Fault | null {
  return takeFault<Fault>(
    authority,
    (fault) =>
      (fault.request === null || fault.request === kind) &&
      (fault.deviceNumber === null || fault.deviceNumber === deviceNumber),
  );
}
