import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CHAIN_START,
  endChain,
  followLink,
  linkText,
  type AuditRow,
  type ChainAnchor,
  type ChainLink,
} from './audit-chain.ts';

/** Far from SHA-256, and enough to tell two texts apart. */
const hashOf = (text: string): string => {
  let [high, low] = [0x811c_9dc5, 0x1234_5678];
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 16_777_619) >>> 0;
    low = (Math.imul(low, 31) + code) >>> 0;
  }
  return `${high.toString(16)}${low.toString(16)}`;
};

function chainOf(rows: readonly AuditRow[]): ChainLink[] {
  let before = CHAIN_START.hash;
  return rows.map((row, index) => {
    before = hashOf(linkText(before, index + 1, row));
    return { position: index + 1, eventId: row.id, hash: before, row };
  });
}

const anchorAt = (links: readonly ChainLink[], count: number): ChainAnchor => ({
  date: '2026-06-01',
  count,
  hash: links[count - 1]?.hash ?? '',
});

const verify = (links: readonly ChainLink[], anchors: readonly ChainAnchor[] = [], unchained: readonly string[] = []) =>
  endChain(
    links.reduce((state, link) => followLink(state, link, { sha256: hashOf, anchors }), CHAIN_START),
    { anchors, unchained },
  ).faults;

const rows = fc
  .array(fc.record({ action: fc.string(), after: fc.dictionary(fc.string(), fc.jsonValue()) }), {
    minLength: 3,
    maxLength: 12,
  })
  .map((made) => made.map((row, index) => ({ ...row, id: `row-${index + 1}` })));
/** A chain, and a link of it that has one before and one behind it. */
const chains = rows.chain((made) =>
  fc.record({ links: fc.constant(chainOf(made)), at: fc.integer({ min: 1, max: made.length - 2 }) }),
);

describe('the chain of the audit trail', () => {
  it('holds as it was made, whatever order the fields of a row come back in', () => {
    fc.assert(
      fc.property(chains, ({ links }) => {
        const turned = links.map((link) => ({
          ...link,
          row: Object.fromEntries(Object.entries(link.row ?? {}).reverse()) as AuditRow,
        }));
        expect(verify(turned, [anchorAt(links, links.length)])).toEqual([]);
      }),
    );
  });

  it('names the row that was altered, and no other', () => {
    fc.assert(
      fc.property(chains, fc.constantFrom('action', 'after', 'new'), ({ links, at }, field) => {
        const changed = links.map((link, index) =>
          index === at && link.row ? { ...link, row: { ...link.row, [field]: 'something else' } } : link,
        );
        expect(verify(changed)).toEqual([{ kind: 'altered', position: at + 1, eventId: `row-${at + 1}` }]);
      }),
    );
  });

  it('names a hash that was altered, at its link and at the next', () => {
    fc.assert(
      fc.property(chains, ({ links, at }) => {
        const changed = links.map((link, index) => (index === at ? { ...link, hash: 'f'.repeat(64) } : link));
        expect(verify(changed).map(({ position }) => position)).toEqual([at + 1, at + 2]);
      }),
    );
  });

  it('names what was removed: the row alone, or its link with it', () => {
    fc.assert(
      fc.property(chains, ({ links, at }) => {
        const gone = links.map((link, index) => (index === at ? { ...link, row: null } : link));
        expect(verify(gone)).toEqual([{ kind: 'row-missing', position: at + 1, eventId: `row-${at + 1}` }]);
        expect(verify(links.filter((_, index) => index !== at))).toContainEqual({
          kind: 'link-missing',
          position: at + 1,
          eventId: null,
        });
      }),
    );
  });

  it('names a link that was put between two others, and both of two that changed places', () => {
    fc.assert(
      fc.property(chains, ({ links, at }) => {
        const row = { id: 'stranger', action: 'invented' };
        const stranger = { position: at + 1, eventId: row.id, hash: 'a'.repeat(64), row };
        const moved = links.slice(at).map((link) => ({ ...link, position: link.position + 1 }));
        const inserted = verify([...links.slice(0, at), stranger, ...moved]);
        expect(inserted[0]).toMatchObject({ kind: 'altered', position: at + 1, eventId: 'stranger' });

        const [first, second] = [links[at], links[at + 1]];
        if (!first || !second) throw new Error('no such links');
        const swapped = [...links];
        swapped[at] = { ...second, position: at + 1 };
        swapped[at + 1] = { ...first, position: at + 2 };
        expect(verify(swapped).map(({ position }) => position)).toEqual(expect.arrayContaining([at + 1, at + 2]));
      }),
    );
  });

  it('names what was rewritten with everything behind it, by the head that was written down', () => {
    fc.assert(
      fc.property(chains, ({ links, at }) => {
        const rewritten = chainOf(
          links.flatMap(({ row }, index) => (row ? [index === at ? { ...row, action: 'rewritten, whole' } : row] : [])),
        );
        expect(verify(rewritten)).toEqual([]);
        expect(verify(rewritten, [anchorAt(links, links.length)])).toEqual([
          {
            kind: 'anchor-differs',
            position: links.length,
            eventId: `row-${links.length}`,
            date: '2026-06-01',
          },
        ]);
      }),
    );
  });

  it('names an end that was cut off, by the head that was written down', () => {
    fc.assert(
      fc.property(chains, ({ links, at }) => {
        expect(verify(links.slice(0, at), [anchorAt(links, links.length)])).toEqual([
          { kind: 'link-missing', position: at + 1, eventId: null, date: '2026-06-01' },
        ]);
      }),
    );
  });

  it('names a row that no link covers', () => {
    expect(verify([], [], ['row-1'])).toEqual([{ kind: 'not-chained', position: null, eventId: 'row-1' }]);
  });
});
