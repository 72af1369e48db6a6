/** The signed links of one device for one operator, joined by `preced`. */
export interface Chain {
  /** By `actu`. */
  links: Map<string, ChainLink>;
  /** By `preced`: shows a fork. */
  successors: Map<string, ChainLink>;
  /** Day and number of the bills, to find a number used twice. */
  numbers: Set<string>;
}

export interface ChainLink {
  actu: string;
  preced: string;
  noTrans: string;
  datTrans: string;
  modImpr: string;
  /** Instant of `datTrans` in milliseconds. */
  madeAt: number;
}

export function emptyChain(): Chain {
  return { links: new Map(), successors: new Map(), numbers: new Set() };
}

/** Joins a received bill to its chain. */
export function addLink(chain: Chain, link: ChainLink): void {
  chain.links.set(link.actu, link);
  if (!chain.successors.has(link.preced)) chain.successors.set(link.preced, link);
  const number = numberOfDay(link);
  if (number !== null) chain.numbers.add(number);
}

/**
 * Remembers a bill that was refused whole: the terminal has signed it, so its next bill may name it, but it may as well be rebuilt
 * in its place, so it closes no place in the chain.
 */
export function addRefusedLink(chain: Chain, link: ChainLink): void {
  if (!chain.links.has(link.actu)) chain.links.set(link.actu, link);
}

/** A number serves once a day; reproductions and duplicates bear the number of what they copy. */
export function numberOfDay(link: ChainLink): string | null {
  return ['RPR', 'DUP'].includes(link.modImpr) ? null : `${link.datTrans.slice(0, 8)} ${link.noTrans}`;
}
