import { transactionSchema, type Transaction } from '@comptoir/websrm/requests/transaction';
import type { OpenBill } from '../journal/terminal-state.ts';
import type { UnpaidBill } from '../journal/unpaid-bill.ts';
import type { Terminal } from '../terminal/with-terminal.ts';
import { signBill } from './sign-bill.ts';

/** A refused bill and the one that takes its place. */
export interface Rebuilt {
  readonly refused: string;
  readonly replacement: string;
  /** Signature of the refused one, and the one in its place. */
  readonly actu: string;
  readonly bill: Transaction;
}

/**
 * Rebuilds refused bills, oldest first, on the chain as the relay has it: new number, time and signature, same content. A
 * credit note of a bill that was itself rebuilt then refers to the new one. Source: SRM-39, codRetour x1 and x5.
 */
export async function rebuildRefused(terminal: Terminal, now: Date): Promise<Rebuilt[]> {
  const renewed = new Map<string, Transaction>();
  const rebuilt: Rebuilt[] = [];
  for (const bill of terminal.journal.state.open.filter(({ place }) => place === 'refused')) {
    const replacement = await rebuild(terminal, { bill, renewed, now });
    rebuilt.push({ refused: bill.noTrans, replacement: replacement.noTrans, actu: bill.actu, bill: replacement });
  }
  return rebuilt;
}

async function rebuild(
  terminal: Terminal,
  { bill, renewed, now }: { bill: OpenBill; renewed: Map<string, Transaction>; now: Date },
): Promise<Transaction> {
  const { noTrans, datTrans, utc, refs, ...content } = transactionSchema.parse(JSON.parse(bill.text));
  const replacement = await signBill(
    terminal,
    {
      content: {
        ...content,
        emprCertifSEV: terminal.record.certificate.thumbprint,
        SEV: terminal.record.configuration.software,
        ...(refs === undefined ? {} : { refs: refs.map((ref) => renewReference(ref, renewed)) }),
      },
      origin: bill.origin,
      replaces: bill.actu,
      unpaid: terminal.journal.state.unpaid.map(factsOf).find(({ actu }) => actu === bill.actu)?.facts,
      // a reproduction is of the bill that the customer has: its number and time are that bill's
      ...(bill.origin === 'reprint' ? { keeps: { noTrans, datTrans, utc } } : {}),
    },
    now,
  );
  renewed.set(`${noTrans} ${datTrans}`, replacement);
  return replacement;
}

/** A bill that waits for its payment goes on waiting under its new number. */
const factsOf = ({ actu, kind, table, order }: UnpaidBill) => ({ actu, facts: { kind, table, order } });

type Reference = NonNullable<Transaction['refs']>[number];

function renewReference(ref: Reference, renewed: ReadonlyMap<string, Transaction>): Reference {
  const replacement = renewed.get(`${ref.noTrans} ${ref.datTrans}`);
  return replacement ? { ...ref, noTrans: replacement.noTrans, datTrans: replacement.datTrans } : ref;
}
