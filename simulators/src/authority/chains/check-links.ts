import { FIRST_LINK } from '@comptoir/websrm/signing/signing';
import { addLink, type Chain, type ChainLink, emptyChain, numberOfDay } from './chain.ts';

export interface LinkFault {
  kind: 'dropped' | 'forked' | 'swapped' | 'repeated';
  link: ChainLink;
  /** The number of the other bill it is about, or empty. */
  detail: string;
}

/**
 * Returns the faults of new links, given oldest first, without joining them yet.
 *
 * A link whose predecessor is unknown is `dropped`: this may heal, because a backlog too large for one request arrives after
 * the bill that was made last.
 */
export function checkLinks(chain: Chain, links: readonly ChainLink[]): LinkFault[] {
  const added = emptyChain();
  return links.flatMap((link) => {
    const faults = checkLink([chain, added], link);
    addLink(added, link);
    return faults;
  });
}

function checkLink(chains: readonly Chain[], link: ChainLink): LinkFault[] {
  return [misplacement(chains, link), repetition(chains, link)].filter((fault) => fault !== null);
}

function misplacement(chains: readonly Chain[], link: ChainLink): LinkFault | null {
  const rival = first(chains, (chain) => chain.successors.get(link.preced));
  if (rival && rival.actu !== link.actu) {
    return { kind: 'forked', link, detail: rival.noTrans };
  }
  if (link.preced === FIRST_LINK) return null;
  const previous = first(chains, (chain) => chain.links.get(link.preced));
  if (!previous) return { kind: 'dropped', link, detail: '' };
  if (previous.madeAt > link.madeAt) return { kind: 'swapped', link, detail: previous.noTrans };
  return null;
}

function repetition(chains: readonly Chain[], link: ChainLink): LinkFault | null {
  const number = numberOfDay(link);
  if (number === null || !chains.some((chain) => chain.numbers.has(number))) return null;
  return { kind: 'repeated', link, detail: '' };
}

function first(chains: readonly Chain[], find: (chain: Chain) => ChainLink | undefined): ChainLink | undefined {
  for (const chain of chains) {
    const link = find(chain);
    if (link) return link;
  }
  return undefined;
}
