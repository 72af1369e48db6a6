import type { SubmissionReply } from '@comptoir/contract/sales/device-api';
import { FIRST_LINK } from '@comptoir/websrm/signing/signing';
import type { Result } from '../journal/journal-entry.ts';
import type { Journal } from '../journal/open-journal.ts';
import { precededBy, readChainHistory, type HistoricBill } from '../journal/read-history.ts';
import type { TerminalState } from '../journal/terminal-state.ts';

/**
 * Gap between the terminal's chain and Comptoir's. `relay`: Comptoir ends at an older link of this terminal, and misses what follows, of which
 * it had `lost` before, or their answers. `terminal`: Comptoir has links that this terminal does not have.
 */
export type Gap =
  | { readonly behind: 'relay'; readonly missing: readonly HistoricBill[]; readonly lost: readonly HistoricBill[] }
  | { readonly behind: 'terminal' };

type Answer = Omit<SubmissionReply, 'results'> & { readonly results: readonly Result[] };

/**
 * The gap that an answer shows, before it is written down; null when both chains fit. A head that is older than it should be is no
 * gap as long as Comptoir never had what follows: then it has refused it.
 */
export async function findGap(journal: Journal, answer: Answer): Promise<Gap | null> {
  const { state } = journal;
  const head = answer.chainHead ?? FIRST_LINK;
  if (head === expectedHead(state, answer)) return null;
  const chain = await readChainHistory(journal, state.chainHead ?? FIRST_LINK);
  const at = placeOf(chain, head);
  if (at === null) return { behind: 'terminal' };
  const gone = chain.slice(at).filter(({ wasTaken }) => wasTaken);
  if (gone.length === 0) return null;
  // what waits there may be settled here: it is sent with the rest
  const settled = Math.min(at, placeOf(chain, answer.settledUpTo ?? FIRST_LINK) ?? at);
  return {
    behind: 'relay',
    missing: chain.slice(settled),
    lost: [...chain.slice(settled, at).filter(isAnswered), ...gone],
  };
}

/** Bills that Comptoir waits for the authority with, though this terminal knows what became of them. Asked once the answer is kept. */
export async function findForgotten(journal: Journal, answer: Answer): Promise<Gap | null> {
  const { state } = journal;
  const there = state.open.filter(({ place }) => place === 'there').length;
  if (answer.stillWaiting <= there) return null;
  const chain = await readChainHistory(journal, state.chainHead ?? FIRST_LINK);
  const at = placeOf(chain, answer.settledUpTo ?? FIRST_LINK);
  const missing = at === null ? [] : chain.slice(at);
  const lost = missing.filter(isAnswered);
  return lost.length > 0 ? { behind: 'relay', missing, lost } : null;
}

const isAnswered = ({ outcome }: HistoricBill): boolean => outcome !== null;

/** The link that Comptoir's chain should end with: the one before the first bill that it does not have, else the terminal's own head. */
function expectedHead(state: TerminalState, { results }: Answer): string {
  const taken = new Set(results.filter(isTaken).map(({ actu }) => actu));
  const next = state.open.find((bill) => bill.place === 'here' && !taken.has(bill.actu));
  return next ? precededBy(next.text) : (state.chainHead ?? FIRST_LINK);
}

const isTaken = (result: Result): boolean =>
  result.state === 'accepted' ||
  result.state === 'waiting' ||
  (result.state === 'refused' && result.by === 'authority');

/** Counts the chain's links up to a signature; null when it is none of them. */
function placeOf(chain: readonly HistoricBill[], signature: string): number | null {
  if (signature === FIRST_LINK) return chain[0] === undefined || chain[0].preced === FIRST_LINK ? 0 : null;
  const index = chain.findIndex(({ actu }) => actu === signature);
  if (index >= 0) return index + 1;
  return chain[0]?.preced === signature ? 0 : null;
}
