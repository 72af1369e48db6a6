import { quebecStamp } from '@comptoir/websrm/requests/time';
import type { AuthorityState } from '../state/authority-state.ts';
import { type ReceivedTransaction, transactionKey } from '../state/received-transaction.ts';
import { madeAt } from './made-at.ts';
import { newPsiNumber } from './new-numbers.ts';
import type { SentTransaction } from './read-transactions.ts';

/** A request's bills parted in those seen for the first time and those known already, nothing changed yet. */
export interface Delivery {
  arrivals: Arrival[];
  resends: Resend[];
}

export interface Arrival {
  sent: SentTransaction;
  record: ReceivedTransaction;
}

export interface Resend {
  sent: SentTransaction;
  key: string;
  /** Of the first time, or a new one when that was in a lot. */
  psiNoTrans: string;
  first: ReceivedTransaction;
}

export interface DeliveryContext {
  environment: string;
  deviceNumber: string;
  noLot: string | null;
  receivedAt: (sent: SentTransaction) => Date;
}

/** `sent`: oldest first. */
export function prepareDelivery(
  state: AuthorityState,
  sent: readonly SentTransaction[],
  context: DeliveryContext,
): Delivery {
  const delivery: Delivery = { arrivals: [], resends: [] };
  const inThisRequest = new Map<string, ReceivedTransaction>();
  for (const one of sent) {
    const record = toRecord(one, context);
    const key = transactionKey(record);
    const first = state.transactionsByKey.get(key) ?? inThisRequest.get(key);
    if (first) {
      delivery.resends.push({ sent: one, key, psiNoTrans: first.psiNoTrans ?? newPsiNumber(), first });
    } else {
      inThisRequest.set(key, record);
      delivery.arrivals.push({ sent: one, record });
    }
  }
  return delivery;
}

function toRecord(sent: SentTransaction, context: DeliveryContext): ReceivedTransaction {
  const t = sent.transaction;
  const receivedAt = context.receivedAt(sent);
  const instant = madeAt(t);
  return {
    receivedAt: receivedAt.toISOString(),
    environment: context.environment,
    deviceNumber: context.deviceNumber,
    idSev: t.SEV.idSEV.toUpperCase(),
    qst: t.noTax.noTVQ,
    noTrans: t.noTrans,
    datTrans: t.datTrans,
    modImpr: t.modImpr,
    madeAt: Number.isNaN(instant) ? receivedAt.getTime() : instant,
    actu: t.signa.actu,
    preced: t.signa.preced,
    thumbprint: t.emprCertifSEV.toUpperCase(),
    psiNoTrans: sent.place === 'current' ? newPsiNumber() : null,
    psiDatTrans: quebecStamp(receivedAt),
    noLot: sent.place === 'lot' ? context.noLot : null,
    verified: false,
    errors: [],
    offset: 0,
    length: 0,
    resends: 0,
  };
}
