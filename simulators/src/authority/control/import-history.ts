import { idApprl } from '@comptoir/websrm/requests/formats';
import { controlRefusal } from '../../shared/control-routes.ts';
import { type Transaction, transactionSchema } from '@comptoir/websrm/requests/transaction';
import { z } from 'zod';
import type { Authority } from '../authority.ts';
import type { DiagnosticKind } from '../state/diagnostic.ts';
import { diagnoseDelivery } from '../transactions/diagnose-delivery.ts';
import { prepareDelivery } from '../transactions/prepare-delivery.ts';
import type { SentTransaction } from '../transactions/read-transactions.ts';
import { storeDelivery } from '../transactions/store-delivery.ts';

/** Bills of the past, oldest first, with the instants at which they were received. */
export const historySchema = z.strictObject({
  deviceNumber: idApprl,
  transactions: z
    .array(z.strictObject({ text: z.string(), receivedAt: z.iso.datetime() }))
    .min(1)
    .max(10_000),
});

export type History = z.infer<typeof historySchema>;

export interface ImportedHistory {
  /** In the order given: a number may come back on another day. */
  transactions: { noTrans: string; datTrans: string; psiNoTrans: string; psiDatTrans: string }[];
  diagnostics: { kind: DiagnosticKind; noTrans: string | null; detail: string }[];
}

/** Takes bills as if each had been sent on its day: same verification, same numbers, and none is counted twice. */
export function importHistory(authority: Authority, history: History): ImportedHistory {
  const { state } = authority;
  const { deviceNumber } = history;
  if (!state.devices.has(deviceNumber)) throw controlRefusal(404, `Device ${deviceNumber} is not enrolled.`);
  const sent = history.transactions.map(({ text }, index) => readBill(text, index));
  const receivedAt = new Map(sent.map((one, index) => [one, new Date(history.transactions[index]?.receivedAt ?? 0)]));
  const delivery = prepareDelivery(state, sent, {
    environment: 'DEV',
    deviceNumber,
    noLot: null,
    receivedAt: (one) => receivedAt.get(one) ?? new Date(),
  });
  const diagnoses = diagnoseDelivery(authority, delivery);
  // Importing again is no resend of a terminal's; all it may add is the number of a bill that first came in a lot.
  const resends = delivery.resends.filter(({ first }) => first.psiNoTrans === null);
  if (delivery.arrivals.length + resends.length > 0) {
    storeDelivery(authority, { delivery: { ...delivery, resends }, diagnoses, findings: [], noLot: null });
  }
  const numbers = new Map([
    ...delivery.arrivals.map(({ sent: one, record }) => [one, record] as const),
    ...delivery.resends.map(({ sent: one, first, psiNoTrans }) => [one, { ...first, psiNoTrans }] as const),
  ]);
  return {
    transactions: sent.flatMap((one) => {
      const record = numbers.get(one);
      if (!record) return [];
      const { noTrans, datTrans, psiNoTrans, psiDatTrans } = record;
      return [{ noTrans, datTrans, psiNoTrans: psiNoTrans ?? '', psiDatTrans }];
    }),
    diagnostics: diagnoses.map(({ diagnostic: { kind, noTrans, detail } }) => ({ kind, noTrans, detail })),
  };
}

function readBill(text: string, index: number): SentTransaction {
  const transaction = parseBill(text);
  if (transaction === null) throw controlRefusal(400, `transactions.${index}.text is not a signed transaction.`);
  return { transaction, path: `transactions.${index}`, place: 'current' };
}

/** The value as parsed, not as the schema rewrites it: its fields keep their order. */
function parseBill(text: string): Transaction | null {
  try {
    const value: Transaction = JSON.parse(text);
    return transactionSchema.safeParse(value).success ? value : null;
  } catch {
    return null;
  }
}
