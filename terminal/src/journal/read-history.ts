import { earlierOutcome, type EarlierOutcome } from '@comptoir/contract/sales/bill-result';
import { z } from 'zod';
import type { Journal } from './open-journal.ts';
import { journalEntry, type Result, type SignedEntry } from './journal-entry.ts';

/** A bill as the whole journal states it. */
export interface HistoricBill {
  readonly noTrans: string;
  readonly actu: string;
  /** Signature of the link that it follows. */
  readonly preced: string;
  readonly text: string;
  /** True when Comptoir ever had it on its chain. */
  readonly wasTaken: boolean;
  /** Authority's answer for it; null when that never came here. */
  readonly outcome: EarlierOutcome | null;
}

/**
 * The terminal's chain up to `head`, oldest first, as far back as the journal holds it. Bills that Comptoir refused are not in it: the
 * links after them follow others. Reads the whole journal: only a chain that does not fit looks back.
 */
export async function readChainHistory(journal: Pick<Journal, 'lines'>, head: string): Promise<HistoricBill[]> {
  const records = await readRecords(journal);
  const chain: HistoricBill[] = [];
  let actu = head;
  for (let bill = records.get(actu); bill?.signed; bill = records.get(actu)) {
    const { noTrans, text } = bill.signed;
    const preced = precededBy(text);
    const wasTaken = bill.results.some(isTaken);
    chain.push({ noTrans, actu, preced, text, wasTaken, outcome: lastOutcome(actu, bill.results) });
    actu = preced;
  }
  return chain.toReversed();
}

interface BillRecord {
  signed?: SignedEntry;
  readonly results: Result[];
}

/** Everything the journal says of each bill, by signature. */
async function readRecords(journal: Pick<Journal, 'lines'>): Promise<Map<string, BillRecord>> {
  const records = new Map<string, BillRecord>();
  const recordOf = (actu: string): BillRecord => {
    const record = records.get(actu) ?? { results: [] };
    records.set(actu, record);
    return record;
  };
  for await (const line of journal.lines()) {
    if (!/"kind":"(?:signed|answered)"/.test(line)) continue;
    const entry = journalEntry.parse(JSON.parse(line));
    if (entry.kind === 'signed') recordOf(entry.actu).signed = entry;
    if (entry.kind === 'answered') for (const result of entry.results) recordOf(result.actu ?? '').results.push(result);
  }
  return records;
}

/** Signature of the link that a bill follows. */
export const precededBy = (text: string): string => link.parse(JSON.parse(text)).signa.preced;

const link = z.object({ signa: z.object({ preced: z.string() }) });

const isTaken = (result: Result): boolean => result.state !== 'not-known' && !isRefusedByRelay(result);

/** True when Comptoir did not put a bill on its chain. */
export const isRefusedByRelay = (result: Result): boolean => result.state === 'refused' && result.by === 'relay';

/** The answer in the words of the contract; a number that is none proves nothing. */
function lastOutcome(actu: string, results: readonly Result[]): EarlierOutcome | null {
  const last = results.findLast((result) => result.state === 'accepted' || result.state === 'refused');
  if (last === undefined || isRefusedByRelay(last)) return null;
  const { psiNoTrans, psiDatTrans, noLot } = last.state === 'accepted' ? last : NO_RECEIPT;
  const errors = last.errors.map(({ id, codRetour, message }) => ({ id, codRetour, message: message.slice(0, 500) }));
  return (
    earlierOutcome.safeParse({ signature: actu, state: last.state, psiNoTrans, psiDatTrans, noLot, errors }).data ??
    null
  );
}

const NO_RECEIPT = { psiNoTrans: null, psiDatTrans: null, noLot: null };
