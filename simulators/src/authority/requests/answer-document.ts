import { documentRequest } from '@comptoir/websrm/requests/requests';
import type { Finding } from '@comptoir/websrm/requests/finding';
import type { Authority } from '../authority.ts';
import { openingGroups } from '../checks/opening-groups.ts';
import { readIssues } from '../checks/read-issues.ts';
import { readJson } from '../checks/read-json.ts';
import { runGroups } from '../checks/run-groups.ts';
import { jsonReply, type Reply } from '../../loopback/reply.ts';
import type { AuthorityRequest } from './authority-request.ts';
import { refuse, REPLY_VERSION } from './refuse.ts';
import { receiptNumber } from '../transactions/new-numbers.ts';

/** Takes a user report or a third-party declaration, and numbers it. */
export function answerDocument(authority: Authority, request: AuthorityRequest, scripted: readonly Finding[]): Reply {
  const json = readJson('document', request.body);
  const content = readIssues(documentRequest, json.value, { typDoc: '453', doc: '300' });
  const document = documentRequest.safeParse(json.value).data?.reqDoc;
  const own = runGroups([
    ...openingGroups(authority.state, request, json),
    () => [...json.repeated, ...content.structure],
    () => content.formats,
  ]);
  const findings = own.length > 0 ? own : scripted;
  if (!document || findings.length > 0) return refuse(authority, request, { field: 'retourDoc', findings });
  const noDoc = receiptNumber(authority.state.counters.documents + 1);
  authority.commit({
    kind: 'document',
    noDoc,
    deviceNumber: request.headers.IDAPPRL ?? '',
    text: document.doc,
    at: request.at.toISOString(),
  });
  return jsonReply(200, { retourDoc: { ...REPLY_VERSION, noDoc } });
}
