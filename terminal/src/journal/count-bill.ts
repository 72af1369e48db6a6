import { countTransaction, NO_COUNTERS } from '@comptoir/websrm/requests/report-counters';
import {
  paymentCode,
  printForm,
  printMode,
  transactionMode,
  transactionType,
} from '@comptoir/websrm/requests/transaction';
import { z } from 'zod';
import type { Result, SignedEntry } from './journal-entry.ts';
import type { TerminalState } from './terminal-state.ts';

/**
 * Returns a terminal's counters after one more bill, and its last document. A rebuilt bill was counted when it was first made. The counters
 * begin again on 1 January; those of the year before stay. Source: SRM-47.
 */
export function countBill(state: TerminalState, entry: SignedEntry): Pick<TerminalState, 'counters' | 'lastDocument'> {
  const bill = counted.parse(JSON.parse(entry.text));
  const { noTrans, datTrans, mont, formImpr: form } = bill;
  const lastDocument =
    form === 'NON'
      ? state.lastDocument
      : { actu: entry.actu, noTrans, datTrans, total: mont.apresTax, form, accepted: null };
  if (entry.replaces !== null) return { counters: state.counters, lastDocument };
  // a copy bears the date of its original and is counted when it is made
  const year = bill.signa.datActu.slice(0, 4);
  const counters = { ...state.counters, [year]: countTransaction(state.counters[year] ?? NO_COUNTERS, bill) };
  return { counters: keepTwoYears(counters), lastDocument };
}

/** The authority's number of the last document, when this is its answer. */
export function acceptLast(
  last: TerminalState['lastDocument'],
  { actu, psiNoTrans, psiDatTrans }: Extract<Result, { state: 'accepted' }>,
): TerminalState['lastDocument'] {
  if (last === null || last.actu !== actu || psiNoTrans === null || psiDatTrans === null) return last;
  return { ...last, accepted: { psiNoTrans, psiDatTrans } };
}

const money = z.string();

/** Fields of a bill that are counted; the rest was checked when it was signed. */
const counted = z.object({
  noTrans: z.string(),
  datTrans: z.string(),
  typTrans: transactionType,
  modPai: paymentCode,
  modTrans: transactionMode,
  modImpr: printMode,
  formImpr: printForm,
  mont: z.object({
    avantTax: money,
    TPS: money,
    TVQ: money,
    apresTax: money,
    ajus: money.optional(),
    versAnt: money.optional(),
  }),
  signa: z.object({ datActu: z.string() }),
});

const keepTwoYears = (counters: TerminalState['counters']): TerminalState['counters'] =>
  Object.fromEntries(
    Object.entries(counters)
      .toSorted(([a], [b]) => Number(a) - Number(b))
      .slice(-2),
  );
