import { FIRST_LINK } from '@comptoir/websrm/signing/signing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addLink, type Chain, type ChainLink, emptyChain } from './chain.ts';
import { checkLinks } from './check-links.ts';

/** A right chain of `count` links, oldest first. */
function chainOf(count: number): ChainLink[] {
  return Array.from({ length: count }, (_, index) => ({
    actu: `actu-${index}`,
    preced: index === 0 ? FIRST_LINK : `actu-${index - 1}`,
    noTrans: `T-${index}`,
    datTrans: '20260115120000',
    modImpr: 'FAC',
    madeAt: index,
  }));
}

function received(links: readonly ChainLink[]): Chain {
  const chain = emptyChain();
  for (const link of links) addLink(chain, link);
  return chain;
}

const someLinks = fc
  .integer({ min: 2, max: 30 })
  .chain((count) => fc.record({ links: fc.constant(chainOf(count)), at: fc.integer({ min: 1, max: count - 1 }) }));

describe('the links of a chain', () => {
  it('are right wherever requests cut the chain', () => {
    fc.assert(
      fc.property(someLinks, ({ links, at }) => {
        expect(checkLinks(received(links.slice(0, at)), links.slice(at))).toEqual([]);
      }),
    );
  });

  it('show the first one after a dropped link, and only that one', () => {
    fc.assert(
      fc.property(someLinks, ({ links, at }) => {
        const rest = links.toSpliced(at - 1, 1);
        const faults = checkLinks(emptyChain(), rest);
        expect(faults.map(({ kind, link }) => [kind, link.noTrans])).toEqual([['dropped', `T-${at}`]]);
      }),
    );
  });

  it('show a second link that follows the same one', () => {
    fc.assert(
      fc.property(someLinks, ({ links, at }) => {
        const fork = { ...(links[at] as ChainLink), actu: 'fork', noTrans: 'FORK' };
        const faults = checkLinks(received(links), [fork]);
        expect(faults).toMatchObject([{ kind: 'forked', link: fork, detail: `T-${at}` }]);
      }),
    );
  });

  it('show one dated before the link it follows', () => {
    fc.assert(
      fc.property(someLinks, ({ links, at }) => {
        const early = links.with(at, { ...(links[at] as ChainLink), madeAt: -1 });
        expect(checkLinks(emptyChain(), early)).toMatchObject([{ kind: 'swapped', link: early[at] }]);
      }),
    );
  });

  it('may share a second', () => {
    const links = chainOf(3).map((link) => ({ ...link, madeAt: 0 }));
    expect(checkLinks(emptyChain(), links)).toEqual([]);
  });

  it('are not joined by being checked', () => {
    const chain = emptyChain();
    checkLinks(chain, chainOf(3));
    expect(chain).toEqual(emptyChain());
  });
});
