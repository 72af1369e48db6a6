import { type Finding, finding } from '@comptoir/websrm/requests/finding';
import { readJson } from '../checks/read-json.ts';
import type { Authority } from '../authority.ts';
import type { Reply } from '../../loopback/reply.ts';
import type { AuthorityRequest } from '../requests/authority-request.ts';
import { isReceived } from '../requests/error-list.ts';
import { diagnoseDelivery, type Diagnosis } from './diagnose-delivery.ts';
import { diagnoseRequest } from './diagnose-request.ts';
import { checkTransactionRequest } from './check-transaction-request.ts';
import { receiptNumber } from './new-numbers.ts';
import { type Delivery, prepareDelivery } from './prepare-delivery.ts';
import { readRefusedLinks } from './read-refused-links.ts';
import { readTransactions, type SentTransaction } from './read-transactions.ts';
import { replyToTransactions } from './reply-to-transactions.ts';
import { storeDelivery } from './store-delivery.ts';
import { recordRefusal } from '../requests/refuse.ts';

/** Checks, stores and answers one transaction request. `scripted`: errors a fault asks for, when the request has none of its own. */
export function answerTransactions(
  authority: Authority,
  request: AuthorityRequest,
  scripted: readonly Finding[],
): Reply {
  const json = readJson('transaction', request.body);
  const content = readTransactions(json.value);
  const { sent } = content;
  const own = checkTransactionRequest(authority.state, request, { json, content });
  const findings = own.length > 0 ? own : scripted;
  if (sent.length === 0 || !isReceived(findings)) {
    recordRefusal(authority, request, { findings, links: readRefusedLinks(json.value, senderOf(request)) });
    return replyToTransactions(request, { sent, findings, numbers: null });
  }
  return keep(authority, request, { sent, findings });
}

function keep(
  authority: Authority,
  request: AuthorityRequest,
  checked: { sent: readonly SentTransaction[]; findings: readonly Finding[] },
): Reply {
  const { state } = authority;
  const { sent } = checked;
  const noLot = sent.some(({ place }) => place === 'lot') ? receiptNumber(state.counters.lots + 1) : null;
  const delivery = prepareDelivery(state, sent, { ...senderOf(request), noLot, receivedAt: () => request.at });
  const diagnoses = [...diagnoseDelivery(authority, delivery), ...diagnoseRequest(request, sent)];
  const findings = checked.findings.length > 0 || !state.strict ? checked.findings : strictFindings(diagnoses);
  storeDelivery(authority, { delivery, diagnoses, findings, noLot });
  return replyToTransactions(request, { sent, findings, numbers: { current: numbersOfCurrent(delivery), noLot } });
}

/** The real service has no error for a failed verification; the strict simulator borrows the one for an unexpected value. */
function strictFindings(diagnoses: readonly Diagnosis[]): Finding[] {
  return diagnoses.filter(({ provisional }) => !provisional).map(({ path }) => finding('435', path));
}

function numbersOfCurrent({ arrivals, resends }: Delivery): { psiNoTrans: string; psiDatTrans: string } | null {
  const arrival = arrivals.find(({ sent }) => sent.place === 'current')?.record;
  if (arrival?.psiNoTrans) return { psiNoTrans: arrival.psiNoTrans, psiDatTrans: arrival.psiDatTrans };
  const resend = resends.find(({ sent }) => sent.place === 'current');
  return resend ? { psiNoTrans: resend.psiNoTrans, psiDatTrans: resend.first.psiDatTrans } : null;
}

function senderOf({ headers }: AuthorityRequest): { environment: string; deviceNumber: string } {
  return {
    environment: headers.ENVIRN?.toUpperCase() ?? '',
    deviceNumber: headers.IDAPPRL ?? '',
  };
}
