import { checkDocument, readSignature, type SentDocument } from '@comptoir/websrm/requests/check-document';
import { type Finding, finding } from '@comptoir/websrm/requests/finding';
import { documentRequest } from '@comptoir/websrm/requests/requests';
import type { Authority } from '../authority.ts';
import { openingGroups } from '../checks/opening-groups.ts';
import { readIssues } from '../checks/read-issues.ts';
import { readJson } from '../checks/read-json.ts';
import { runGroups } from '../checks/run-groups.ts';
import type { AuthorityState } from '../state/authority-state.ts';
import { publicKeyOf } from '../state/issued-certificate.ts';
import { jsonReply, type Reply } from '../../loopback/reply.ts';
import type { AuthorityRequest } from './authority-request.ts';
import { refuse, REPLY_VERSION } from './refuse.ts';
import { receiptNumber } from '../transactions/new-numbers.ts';
import { verifySignature } from '../transactions/verify-signature.ts';

/** Takes a user report or a third-party declaration, and numbers it. */
export function answerDocument(authority: Authority, request: AuthorityRequest, scripted: readonly Finding[]): Reply {
  const json = readJson('document', request.body);
  const content = readIssues(documentRequest, json.value, { typDoc: '453', doc: '300' });
  const document = documentRequest.safeParse(json.value).data?.reqDoc;
  const own = runGroups([
    ...openingGroups(authority.state, request, json),
    () => [...json.repeated, ...content.structure],
    () => content.formats,
    ...(document ? parameterGroups(authority, request, document) : []),
  ]);
  const findings = own.length > 0 ? own : scripted;
  if (!document || findings.length > 0) return refuse(authority, request, { field: 'retourDoc', findings });
  const noDoc = receiptNumber(authority.state.counters.documents + 1);
  authority.commit({
    kind: 'document',
    noDoc,
    deviceNumber: request.headers.IDAPPRL ?? '',
    typDoc: document.typDoc,
    text: document.doc,
    at: request.at.toISOString(),
  });
  return jsonReply(200, { retourDoc: { ...REPLY_VERSION, noDoc } });
}

/** Returns the checks of the document itself: its parameters, then the form of each, then its signature. */
function parameterGroups({ state }: Authority, request: AuthorityRequest, document: SentDocument): (() => Finding[])[] {
  const { structure, formats } = checkDocument(document);
  return [
    () => structure,
    () => formats,
    // as with a transaction, the strict simulator borrows an id for what the real service has none for
    () => (state.strict && !isSigned(state, request, document) ? [finding('435', 'reqDoc.doc')] : []),
  ];
}

/** Returns true when the device that the request names has signed exactly this. */
function isSigned({ certificates }: AuthorityState, { headers }: AuthorityRequest, document: SentDocument): boolean {
  const { text, signature, thumbprint } = readSignature(document);
  const certificate = certificates.get(thumbprint);
  if (certificate === undefined || certificate.deviceNumber !== headers.IDAPPRL) return false;
  return verifySignature(publicKeyOf(certificate), text, signature);
}
