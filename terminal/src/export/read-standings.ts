import type { TransmissionState } from '@comptoir/domain/sales/bills/transmission-state';
import type { Result } from '../journal/journal-entry.ts';
import type { Journal } from '../journal/open-journal.ts';
import { readJournal } from './exported.ts';

/** State of a bill as far as the till knows. `isReplaced`: it was refused, and made again as another one, which counts in its place. */
export interface Standing {
  readonly state: TransmissionState;
  readonly psiNoTrans: string | null;
  readonly psiDatTrans: string | null;
  readonly noLot: string | null;
  readonly isReplaced: boolean;
}

/** Reads the state of each bill of a journal that had an answer, by signature. */
export async function readStandings(journal: Pick<Journal, 'lines'>): Promise<Map<string, Standing>> {
  const standings = new Map<string, Standing>();
  const change = (actu: string, facts: Partial<Standing>): void =>
    void standings.set(actu, { ...UNANSWERED, ...standings.get(actu), ...facts });
  for await (const { entry } of readJournal(journal)) {
    if (entry.kind === 'signed' && entry.replaces !== null) change(entry.replaces, { isReplaced: true });
    if (entry.kind !== 'answered') continue;
    for (const result of entry.results) {
      const standing = standingOf(result);
      if (result.actu !== null && standing !== null) change(result.actu, standing);
    }
  }
  return standings;
}

const UNANSWERED: Standing = { state: 'waiting', psiNoTrans: null, psiDatTrans: null, noLot: null, isReplaced: false };

/** Null when the answer settles nothing. */
function standingOf(result: Result): Partial<Standing> | null {
  if (result.state === 'refused') return { state: 'refused' };
  if (result.state !== 'accepted') return null;
  const { psiNoTrans, psiDatTrans, noLot, errors } = result;
  return { state: errors.length > 0 ? 'received-with-errors' : 'accepted', psiNoTrans, psiDatTrans, noLot };
}
