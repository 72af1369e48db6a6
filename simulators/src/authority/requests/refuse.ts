import type { Finding } from '@comptoir/websrm/requests/finding';
import type { Authority } from '../authority.ts';
import { jsonReply, type Reply } from '../../loopback/reply.ts';
import type { AuthorityRequest } from './authority-request.ts';
import { errorList } from './error-list.ts';
import { recordRefusal } from './record-refusal.ts';
import { REPLY_VERSION } from './reply-version.ts';

/** Refuses a request other than a bill's: nothing of it is kept, and the reply holds the errors alone. */
export function refuse(
  authority: Authority,
  request: AuthorityRequest,
  refused: { field: 'retourCertif' | 'retourUtil' | 'retourDoc'; findings: readonly Finding[] },
): Reply {
  recordRefusal(authority, request, refused);
  return jsonReply(400, { [refused.field]: { ...REPLY_VERSION, listErr: errorList(refused.findings) } });
}
