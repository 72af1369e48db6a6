import type { Finding } from '@comptoir/websrm/requests/finding';
import type { Authority } from '../authority.ts';
import { readJson } from '../checks/read-json.ts';
import { jsonReply, type Reply } from '../../loopback/reply.ts';
import type { AuthorityRequest } from '../requests/authority-request.ts';
import { refuse, REPLY_VERSION } from '../requests/refuse.ts';
import type { IssuedCertificate } from '../state/issued-certificate.ts';
import { checkCertificateRequest, findTarget } from './check-certificate-request.ts';
import { issueFor } from './issue-for.ts';
import { readCertificateRequest } from './read-certificate-request.ts';

/** Issues a first certificate, replaces one, or deletes one. */
export async function answerCertificates(
  authority: Authority,
  request: AuthorityRequest,
  scripted: readonly Finding[],
): Promise<Reply> {
  const json = readJson('certificats', request.body);
  const read = await readCertificateRequest(request.door, json.value);
  const own = checkCertificateRequest(authority.state, request, { json, read });
  const findings = own.length > 0 ? own : scripted;
  if (findings.length > 0) return refuse(authority, request, { field: 'retourCertif', findings });
  const old = findTarget(authority.state, read.content);
  if (old && read.content?.modif === 'SUP') return remove(authority, request, old);
  return issueFor(authority, request, { csrPem: read.content?.csr ?? '', subject: read.csr?.subject, old });
}

function remove(authority: Authority, request: AuthorityRequest, old: IssuedCertificate): Reply {
  authority.commit({ kind: 'ended', thumbprints: [old.thumbprint], status: 'deleted', at: request.at.toISOString() });
  return jsonReply(200, { retourCertif: { ...REPLY_VERSION, certif: 'SUP' } });
}
