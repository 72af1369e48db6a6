import { inOneOrder } from '../activity-log/log-head.ts';

/** A row of the audit trail as its hash covers it: every column, instants in ISO form. */
export type AuditRow = Readonly<Record<string, unknown>> & { readonly id: string };

/** A link of the chain; `row` is null when the row that it names is gone. */
export interface ChainLink {
  readonly position: number;
  readonly eventId: string;
  readonly hash: string;
  readonly row: AuditRow | null;
}

/** The head of the chain on a day, as it was written down outside the database. */
export interface ChainAnchor {
  readonly date: string;
  readonly count: number;
  readonly hash: string;
}

/** Fault of a chain, with its link; of links that were removed, the first position that is missing. */
export interface ChainFault {
  readonly kind: 'altered' | 'row-missing' | 'link-missing' | 'anchor-differs' | 'not-chained';
  readonly position: number | null;
  readonly eventId: string | null;
  /** The day of the anchor that the chain disagrees with. */
  readonly date?: string;
}

/** The chain as far as it was followed. */
export interface ChainState {
  readonly count: number;
  readonly hash: string;
  readonly faults: readonly ChainFault[];
}

/** State that the first link is joined to. */
export const CHAIN_START: ChainState = { count: 0, hash: '0'.repeat(64), faults: [] };

/** The text whose SHA-256 is a link's hash: the hash before, the position and the row, its fields in one order. */
export const linkText = (before: string, position: number, row: AuditRow): string =>
  `${before}\n${position}\n${JSON.stringify(inOneOrder(row))}`;

/** Proof that a chain is compared with: the hash function, and the heads that were written down. */
export interface ChainProof {
  readonly sha256: (text: string) => string;
  readonly anchors: readonly ChainAnchor[];
}

/**
 * Follows the chain by one link, in the order of the positions. A link that does not hold is named, and the next one is held
 * against the hash that stands there, so that one change is one fault. An anchor names what was rewritten with all that
 * follows it, which the hashes alone would not.
 */
export function followLink(state: ChainState, link: ChainLink, proof: ChainProof): ChainState {
  const { position, eventId, hash } = link;
  const faults: ChainFault[] = [];
  if (position !== state.count + 1) faults.push({ kind: 'link-missing', position: state.count + 1, eventId: null });
  if (!link.row) faults.push({ kind: 'row-missing', position, eventId });
  else if (link.row.id !== eventId || proof.sha256(linkText(state.hash, position, link.row)) !== hash)
    faults.push({ kind: 'altered', position, eventId });
  for (const anchor of proof.anchors)
    if (anchor.count === position && anchor.hash !== hash)
      faults.push({ kind: 'anchor-differs', position, eventId, date: anchor.date });
  return { count: position, hash, faults: [...state.faults, ...faults] };
}

/** Ends the way: names the anchors that know of more links than there are, and rows that should have a link by now. */
export function endChain(
  state: ChainState,
  { anchors, unchained }: { anchors: readonly ChainAnchor[]; unchained: readonly string[] },
): ChainState {
  const beyond = anchors.find(({ count }) => count > state.count);
  const missing: ChainFault[] = beyond
    ? [{ kind: 'link-missing', position: state.count + 1, eventId: null, date: beyond.date }]
    : [];
  const strays = unchained.map((eventId): ChainFault => ({ kind: 'not-chained', position: null, eventId }));
  return { ...state, faults: [...state.faults, ...missing, ...strays] };
}
