import type { Finding } from '@comptoir/websrm/requests/finding';
import { quebecStamp } from '@comptoir/websrm/requests/time';
import { jsonReply, type Reply } from '../../loopback/reply.ts';
import type { AuthorityRequest } from '../requests/authority-request.ts';
import { errorList, type ListedError } from '../requests/error-list.ts';
import type { SentTransaction } from './read-transactions.ts';
import { REPLY_VERSION } from '../requests/refuse.ts';

export interface TransactionsAnswer {
  sent: readonly SentTransaction[];
  findings: readonly Finding[];
  /** Null when the request is refused whole. */
  numbers: { current: { psiNoTrans: string; psiDatTrans: string } | null; noLot: string | null } | null;
}

/** Each error goes to the bill it is about; one about the whole request goes to the current bill, or to the lot if there is none. */
export function replyToTransactions(request: AuthorityRequest, answer: TransactionsAnswer): Reply {
  const { sent, findings, numbers } = answer;
  const current = sent.find(({ place }) => place === 'current');
  const hasLot = sent.some(({ place }) => place === 'lot');
  const isAboutLot = (found: Finding) => (hasLot && !current) || found.path.startsWith(LOT);
  const name = (found: Finding) => ({
    ...found,
    noTrans: numberOf(found, sent) ?? (isAboutLot(found) ? undefined : current?.transaction.noTrans),
  });
  const ofCurrent = errorList(findings.filter((found) => !isAboutLot(found)).map(name));
  const ofLot = request.headers.ENVIRN === 'PROD' ? [] : errorList(findings.filter(isAboutLot).map(name));
  return jsonReply(findings.length > 0 ? 400 : 200, {
    retourTrans: {
      ...REPLY_VERSION,
      ...(current || !hasLot
        ? { retourTransActu: { ...identify(current, numbers), ...numbers?.current, ...listed(ofCurrent) } }
        : {}),
      ...(hasLot ? { retourTransLot: { ...receiptOf(numbers, request.at), ...listed(ofLot) } } : {}),
    },
  });
}

function identify(current: SentTransaction | undefined, numbers: TransactionsAnswer['numbers']): { noTrans?: string } {
  return current && numbers ? { noTrans: current.transaction.noTrans } : {};
}

function receiptOf(numbers: TransactionsAnswer['numbers'], at: Date): { noLot?: string; datLot?: string } {
  return numbers?.noLot ? { noLot: numbers.noLot, datLot: quebecStamp(at) } : {};
}

function listed(errors: ListedError[]): { listErr?: ListedError[] } {
  return errors.length > 0 ? { listErr: errors } : {};
}

function numberOf({ path }: Finding, sent: readonly SentTransaction[]): string | undefined {
  return sent.find((one) => path === one.path || path.startsWith(`${one.path}.`))?.transaction.noTrans;
}

const LOT = 'reqTrans.transLot';
