import { jsonReply, type Reply } from '../../loopback/reply.ts';
import type { Authority } from '../authority.ts';
import { type AuthorityRequest, NO_CASE } from '../requests/authority-request.ts';

const DONE = '999.999';

/** Writes the case to run next into the reply to a request that stated one. Source: SRM-11, SRM-51. */
export function nameNextCase(authority: Authority, { headers }: AuthorityRequest, reply: Reply): Reply {
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
