import type { RequestKind } from '@comptoir/websrm/requests/error-catalogue';
import { decodeReply } from '@comptoir/websrm/requests/replies';
import { z } from 'zod';
import type { Answer } from './call.ts';

const refusal = z.object({ listErr: z.array(z.object({ id: z.string() })).default([]) });

interface ReadError {
  id: string;
  mess: string;
  codRetour?: string | undefined;
  noTrans?: string | undefined;
}

/** A reply to a transaction request, which must have the published form to the letter. `listErr` is empty when there is none. */
export function readTransactionAnswer(answer: Answer) {
  const { retourTransActu: current, retourTransLot: lot } = decodeReply('transaction', answer.text).retourTrans;
  return {
    status: answer.status,
    current: current && { ...current, listErr: errorsOf(current) },
    lot: lot && { ...lot, listErr: errorsOf(lot) },
  };
}

/** The three digits of each error about the current bill, the companion entry among them. */
export function currentErrors(answer: Answer): string[] {
  return digits(readTransactionAnswer(answer).current?.listErr ?? []);
}

export function lotErrors(answer: Answer): string[] {
  return digits(readTransactionAnswer(answer).lot?.listErr ?? []);
}

/** The same for the other three kinds of request. */
export function otherErrors(kind: Exclude<RequestKind, 'transaction'>, answer: Answer): string[] {
  const [reply] = Object.values(decodeReply(kind, answer.text));
  return refusal.parse(reply).listErr.map(({ id }) => id.slice(8, 11));
}

function errorsOf({ listErr = [] }: { listErr?: ReadError[] | undefined }): ReadError[] {
  return listErr;
}

function digits(list: ReadError[]): string[] {
  return list.map(({ id }) => id.slice(8, 11));
}
