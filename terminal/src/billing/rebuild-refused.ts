import { transactionSchema, type Transaction } from '@comptoir/websrm/transaction';
import type { OpenBill } from '../journal/till-state.ts';
import type { Till } from '../till/with-till.ts';
import { signBill } from './sign-bill.ts';

/** A refused bill and the one that takes its place. */
export interface Rebuilt {
  readonly refused: string;
  readonly anew: string;
  /** Signature of the refused one, and the one in its place. */
  readonly actu: string;
  readonly transaction: Transaction;
}

/**
 * Makes refused bills anew, oldest first, on the chain as the relay has it: new number, time and signature, same content. A
 * credit note of a bill that was itself made anew then refers to the new one. Source: facts §13.1, codRetour x1 and x5.
 */
export async function rebuildRefused(till: Till, now: Date): Promise<Rebuilt[]> {
  const renewed = new Map<string, Transaction>();
  const rebuilt: Rebuilt[] = [];
  for (const bill of till.journal.state.open.filter(({ place }) => place === 'refused')) {
    const anew = await rebuild(till, { bill, renewed, now });
    rebuilt.push({ refused: bill.noTrans, anew: anew.noTrans, actu: bill.actu, transaction: anew });
  }
  return rebuilt;
}

async function rebuild(
  till: Till,
  { bill, renewed, now }: { bill: OpenBill; renewed: Map<string, Transaction>; now: Date },
): Promise<Transaction> {
  const { noTrans, datTrans, utc, refs, ...content } = transactionSchema.parse(JSON.parse(bill.text));
  const anew = await signBill(
    till,
    {
      content: {
        ...content,
        emprCertifSEV: till.record.certificate.thumbprint,
        SEV: till.record.configuration.software,
        ...(refs === undefined ? {} : { refs: refs.map((ref) => renewReference(ref, renewed)) }),
      },
      origin: bill.origin,
      replaces: bill.actu,
      // a reproduction is of the bill that the customer has: its number and time are that bill's
      ...(bill.origin === 'reprint' ? { keeps: { noTrans, datTrans, utc } } : {}),
    },
    now,
  );
  renewed.set(`${noTrans} ${datTrans}`, anew);
  return anew;
}

type Reference = NonNullable<Transaction['refs']>[number];

function renewReference(ref: Reference, renewed: ReadonlyMap<string, Transaction>): Reference {
  const anew = renewed.get(`${ref.noTrans} ${ref.datTrans}`);
  return anew ? { ...ref, noTrans: anew.noTrans, datTrans: anew.datTrans } : ref;
}
