import { gstNumber, personOrTradeName, qstNumber } from '@comptoir/websrm/requests/formats';
import { type Finding, finding } from '@comptoir/websrm/requests/finding';
import { z } from 'zod';
import type { Authority } from '../authority.ts';
import { openingGroups } from '../checks/opening-groups.ts';
import { readIssues } from '../checks/read-issues.ts';
import { readJson } from '../checks/read-json.ts';
import { runGroups } from '../checks/run-groups.ts';
import { jsonReply, type Reply } from '../../loopback/reply.ts';
import type { AuthorityRequest } from './authority-request.ts';
import { refuse, REPLY_VERSION } from './refuse.ts';
import type { AuthorityState } from '../state/authority-state.ts';
import { findOperators } from '../state/find-operators.ts';

const requestSchema = z.object({
  reqUtil: z.strictObject({
    modif: z.enum(['AJO', 'SUP', 'VAL']),
    nomUtil: personOrTradeName.optional(),
    noTax: z.strictObject({ noTPS: gstNumber, noTVQ: qstNumber }),
  }),
});

type UserRequest = z.infer<typeof requestSchema>['reqUtil'];

const FORMAT_CODES = { modif: '434', nomUtil: '407', noTPS: '071', noTVQ: '070' };

/**
 * Adds or deletes an account, or validates tax numbers for a remote server. An account that is there is added again, and one that
 * is not there deleted, without complaint: the guides know no error for either. A server may speak for the terminals it relays for,
 * as it does with their bills: the guides do not say how else a terminal that only reaches its server could.
 */
export function answerUser(authority: Authority, request: AuthorityRequest, scripted: readonly Finding[]): Reply {
  const { state } = authority;
  const json = readJson('utilisateur', request.body);
  const content = readIssues(requestSchema, json.value, FORMAT_CODES);
  const user = requestSchema.safeParse(json.value).data?.reqUtil;
  const own = runGroups([
    ...openingGroups(state, request, json),
    () => [...json.repeated, ...content.structure],
    () => (user ? presence(user) : []),
    () => content.formats,
    () => (user ? coherence(state, request, user) : []),
  ]);
  const findings = own.length > 0 ? own : scripted;
  if (!user || findings.length > 0) return refuse(authority, request, { field: 'retourUtil', findings });
  if (user.nomUtil !== undefined) {
    authority.commit({ kind: 'user', qst: user.noTax.noTVQ, name: user.nomUtil, present: user.modif === 'AJO' });
  }
  return jsonReply(200, { retourUtil: { ...REPLY_VERSION, noTax: checkNumbers(state, user.noTax) } });
}

/** A number may be known and yet not be valid; that keeps no user from having an account. */
function checkNumbers(state: AuthorityState, { noTPS, noTVQ }: UserRequest['noTax']) {
  const invalid = new Set(findOperators(state, { gst: noTPS, qst: noTVQ }).flatMap((one) => one.invalid ?? []));
  return { noTPS: invalid.has('gst') ? 'INV' : 'VAL', noTVQ: invalid.has('qst') ? 'INV' : 'VAL' };
}

function presence({ modif, nomUtil }: UserRequest): Finding[] {
  if (modif === 'VAL') return nomUtil === undefined ? [] : [finding('319', 'reqUtil.nomUtil')];
  return nomUtil === undefined ? [finding('318', 'reqUtil.nomUtil')] : [];
}

function coherence(state: AuthorityState, { headers, caller }: AuthorityRequest, user: UserRequest): Finding[] {
  const speaker = user.modif === 'VAL' ? 'SRV' : 'SEV';
  return [
    ...(headers.APPRLINIT?.toUpperCase() === speaker ? [] : [finding('460', 'APPRLINIT')]),
    ...(user.modif === 'VAL' && caller?.kind !== 'server' ? [finding('530', 'reqUtil.modif')] : []),
    ...taxNumbers(state, user.noTax),
  ];
}

function taxNumbers(state: AuthorityState, { noTPS, noTVQ }: UserRequest['noTax']): Finding[] {
  const operators = findOperators(state, { qst: noTVQ });
  const unknown = [
    ...(operators.length === 0 ? [finding('070', 'reqUtil.noTax.noTVQ')] : []),
    ...(findOperators(state, { gst: noTPS }).length === 0 ? [finding('071', 'reqUtil.noTax.noTPS')] : []),
  ];
  if (unknown.length > 0) return unknown;
  return operators.some(({ gst }) => gst === noTPS) ? [] : [finding('043', 'reqUtil.noTax')];
}
