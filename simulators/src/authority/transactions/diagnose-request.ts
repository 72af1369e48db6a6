import { transmissionText } from '@comptoir/websrm/signing/signing';
import type { AuthorityRequest } from '../requests/authority-request.ts';
import type { Diagnostic, DiagnosticKind } from '../state/diagnostic.ts';
import { authorizationCodeOf, publicKeyOf } from '../state/issued-certificate.ts';
import type { Diagnosis } from './diagnose-delivery.ts';
import { madeAt } from './made-at.ts';
import type { SentTransaction } from './read-transactions.ts';
import { verifySignature } from './verify-signature.ts';

/** Group 11 for the request itself: who called has signed exactly these bills, and the lot stands newest first. */
export function diagnoseRequest(request: AuthorityRequest, sent: readonly SentTransaction[]): Diagnosis[] {
  return [
    ...(isSigned(request, sent) ? [] : [found(request, 'request-signature')]),
    ...(isNewestFirst(sent) ? [] : [found(request, 'lot-order')]),
  ];
}

function isSigned({ caller, headers }: AuthorityRequest, sent: readonly SentTransaction[]): boolean {
  if (caller === null) return false;
  const text = transmissionText({
    authorizationCode: authorizationCodeOf(caller),
    deviceNumber: headers.IDAPPRL ?? '',
    signatures: sent.map(({ transaction }) => transaction.signa.actu),
  });
  return verifySignature(publicKeyOf(caller), text, headers.SIGNATRANSM ?? '');
}

function isNewestFirst(sent: readonly SentTransaction[]): boolean {
  const times = sent.filter(({ place }) => place === 'lot').map(({ transaction }) => madeAt(transaction));
  return times.every((time, index) => index === 0 || !(time < (times[index - 1] ?? time)));
}

function found({ headers, at }: AuthorityRequest, kind: DiagnosticKind): Diagnosis {
  const diagnostic: Diagnostic = {
    at: at.toISOString(),
    kind,
    deviceNumber: headers.IDAPPRL ?? '',
    noTrans: null,
    detail: '',
    missing: null,
    resolvedAt: null,
  };
  return { diagnostic, path: kind === 'request-signature' ? 'SIGNATRANSM' : 'reqTrans.transLot', provisional: false };
}
