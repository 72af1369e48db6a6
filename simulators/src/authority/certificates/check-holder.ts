import type { CertificateSubject } from '@comptoir/websrm/certificates/certificate-subject';
import { type Finding, finding } from '@comptoir/websrm/requests/finding';
import type { AuthorityState } from '../state/authority-state.ts';
import { findOperators } from '../state/find-operators.ts';
import type { Operator } from '../state/registry.ts';

/** Checks that the authority knows the applicant for a certificate: the authorization code leads to the one operator or server it was given to. */
export function checkHolder(
  state: AuthorityState,
  { kind, at }: { kind: 'device' | 'server'; at: Date },
  subject: CertificateSubject,
): Finding[] {
  const code = (subject.O ?? '').slice(4).toUpperCase();
  if (!isActive(state, code, at)) return [finding('429', 'O')];
  if (kind === 'server') {
    const server = state.servers.get(code);
    if (!server) return [finding('429', 'O')];
    return server.cn === subject.CN ? [] : [finding('514', 'CN')];
  }
  const [operator] = findOperators(state, { authorizationCode: code });
  return operator ? checkOperator(operator, subject) : [finding('429', 'O')];
}

/** A fresh code is unknown until it becomes active. */
const isActive = ({ codesActiveAt }: AuthorityState, code: string, at: Date): boolean =>
  at >= new Date(codesActiveAt.get(code) ?? 0);

/** The identification number follows from the QST number, so it is only blamed when that one is right. */
function checkOperator(operator: Operator, subject: CertificateSubject): Finding[] {
  const isQstRight = subject.OU?.toUpperCase() === operator.qst;
  return [
    ...(isQstRight ? [] : [finding('430', 'OU')]),
    ...(subject.GN?.toUpperCase() === operator.fileNumber ? [] : [finding('614', 'GN')]),
    ...(isQstRight && subject.CN !== operator.cn ? [finding('514', 'CN')] : []),
  ];
}
