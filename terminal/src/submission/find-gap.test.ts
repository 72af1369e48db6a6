import type { SubmissionReply } from '@comptoir/contract/sales/device-api';
import { describe, expect, it } from 'vitest';
import { linkOf, makeTerminal, signatureOf, signedEntry } from '../../test/made-terminal.ts';
import { acceptedOf, refusedOf, unknownOf, waitingOf } from '../../test/results-of.ts';
import { makeContext } from '../../test/test-context.ts';
import type { Result, Undated } from '../journal/journal-entry.ts';
import type { Journal } from '../journal/open-journal.ts';
import { findForgotten, findGap } from './find-gap.ts';

type Answer = Omit<SubmissionReply, 'results'> & { readonly results: readonly Result[] };

/** An answer of a Comptoir that ends with the link of this index, and has settled the bills up to another. */
const answer = (head: number | null, more: Partial<Answer> = {}): Answer => ({
  results: [],
  chainHead: head === null ? null : signatureOf(head),
  chain: 'agrees',
  settledUpTo: head === null ? null : signatureOf(head),
  stillWaiting: 0,
  authorityReachable: true,
  isRenewalRequested: false,
  isClockAhead: false,
  ...more,
});

const sign = (...indexes: number[]): Undated[] => indexes.map((index) => signedEntry(linkOf(index)));
const heard = (...results: Result[]): Undated => ({ kind: 'answered', results });
const journalOf = async (...entries: Undated[]) =>
  (await makeTerminal(makeContext('http://comptoir.test'), entries)).journal;

/** A gap by the numbers of its bills. */
async function gapOf(gap: ReturnType<typeof findGap>) {
  const found = await gap;
  if (found === null || found.behind === 'terminal') return found;
  const numbers = (bills: readonly { noTrans: string }[]) => bills.map(({ noTrans }) => Number(noTrans.slice(5)));
  return { missing: numbers(found.missing), lost: numbers(found.lost) };
}

describe('there is no gap', () => {
  /** A journal that is not read: chains that fit look back at nothing. */
  const unread = async (...entries: Undated[]): Promise<Journal> => {
    const journal = await journalOf(...entries);
    return {
      ...journal,
      lines: () => {
        throw new Error('it was read');
      },
    };
  };

  it('where both end with the same link, or with none', async () => {
    expect(await findGap(await unread(), answer(null))).toBeNull();
    const journal = await unread(...sign(1, 2), heard(acceptedOf(1), acceptedOf(2)));
    expect(await findGap(journal, answer(2))).toBeNull();
  });

  it('where Comptoir ends before what waits here, and after what it takes now', async () => {
    const journal = await unread(...sign(1, 2, 3), heard(acceptedOf(1)));
    expect(await findGap(journal, answer(1))).toBeNull();
    expect(await findGap(journal, answer(1, { results: [refusedOf(2), unknownOf(3)] }))).toBeNull();
    for (const result of [acceptedOf(2), waitingOf(2), refusedOf(2, 'authority')])
      expect(await findGap(journal, answer(2, { results: [result] }))).toBeNull();
  });

  it('where as much waits there as is known here', async () => {
    const journal = await unread(...sign(1, 2), heard(waitingOf(1)));
    expect(await findForgotten(journal, answer(1, { stillWaiting: 1 }))).toBeNull();
    await expect(findForgotten(journal, answer(1, { stillWaiting: 2 }))).rejects.toThrow('it was read');
  });

  it('where it ends earlier than it should, for it refused what follows', async () => {
    const journal = await journalOf(...sign(1, 2, 3), heard(acceptedOf(1)));
    const results = [refusedOf(2), unknownOf(3)];
    expect(await findGap(journal, answer(1, { results }))).toBeNull();
    expect(await findGap(await journalOf(...sign(1)), answer(null, { results: [refusedOf(1)] }))).toBeNull();
  });

  it('where a bill that waits here was never there, whatever another answer says', async () => {
    const journal = await journalOf(...sign(1, 2), heard(acceptedOf(1)), heard(acceptedOf(2)), ...sign(3));
    expect(await findGap(journal, answer(2, { results: [refusedOf(3)] }))).toBeNull();
  });
});

describe('Comptoir is behind', () => {
  const settled = (...indexes: number[]) => [...sign(...indexes), heard(...indexes.map(acceptedOf))];

  it('where it lacks what it had, and what follows it goes again too', async () => {
    const journal = await journalOf(...settled(1, 2, 3), ...sign(4));
    expect(await gapOf(findGap(journal, answer(1)))).toEqual({ missing: [2, 3, 4], lost: [2, 3] });
    expect(await gapOf(findGap(journal, answer(null)))).toEqual({ missing: [1, 2, 3, 4], lost: [1, 2, 3] });
  });

  it('where nothing waits here either', async () => {
    expect(await gapOf(findGap(await journalOf(...settled(1, 2)), answer(1)))).toEqual({ missing: [2], lost: [2] });
  });

  it('and has lost what it took and never answered for, as well as what it refused itself', async () => {
    const journal = await journalOf(...sign(1, 2, 3), heard(acceptedOf(1), waitingOf(2), refusedOf(3, 'authority')));
    expect(await gapOf(findGap(journal, answer(1)))).toEqual({ missing: [2, 3], lost: [2, 3] });
  });

  it('and waits with bills that were answered for, which are sent with the rest', async () => {
    const journal = await journalOf(...settled(1, 2, 3), ...sign(4));
    expect(await gapOf(findGap(journal, answer(2, { settledUpTo: signatureOf(1) })))).toEqual({
      missing: [2, 3, 4],
      lost: [2, 3],
    });
    expect(await gapOf(findGap(journal, answer(2, { settledUpTo: null })))).toEqual({
      missing: [1, 2, 3, 4],
      lost: [1, 2, 3],
    });
    expect(await gapOf(findGap(journal, answer(2, { settledUpTo: signatureOf(9) })))).toEqual({
      missing: [3, 4],
      lost: [3],
    });
    expect(await gapOf(findGap(journal, answer(2, { settledUpTo: signatureOf(4) })))).toEqual({
      missing: [3, 4],
      lost: [3],
    });
  });

  it('and waits with one that no one answered for, which is not lost', async () => {
    const journal = await journalOf(...sign(1, 2, 3), heard(acceptedOf(1), waitingOf(2), waitingOf(3)));
    expect(await gapOf(findGap(journal, answer(2, { settledUpTo: signatureOf(1) })))).toEqual({
      missing: [2, 3],
      lost: [3],
    });
  });
});

describe('the terminal is behind', () => {
  it('where Comptoir ends with a link that it does not have', async () => {
    const journal = await journalOf(...sign(1), heard(acceptedOf(1)));
    expect(await findGap(journal, answer(7))).toEqual({ behind: 'terminal' });
    expect(await findGap(await journalOf(), answer(7))).toEqual({ behind: 'terminal' });
  });

  it('where its own chain does not begin with the first link', async () => {
    const journal = await journalOf(signedEntry(linkOf(2)), heard(acceptedOf(2)), signedEntry(linkOf(3)));
    expect(await findGap(journal, answer(null))).toEqual({ behind: 'terminal' });
    expect(await gapOf(findGap(journal, answer(1)))).toEqual({ missing: [2, 3], lost: [2] });
  });
});

describe('what Comptoir forgot', () => {
  const settled = async () => journalOf(...sign(1, 2, 3), heard(acceptedOf(1), acceptedOf(2), waitingOf(3)));

  it('is nothing where no more waits there than is known here', async () => {
    expect(await findForgotten(await settled(), answer(3, { stillWaiting: 1, settledUpTo: null }))).toBeNull();
  });

  it('is what it waits with though it was answered for', async () => {
    const journal = await settled();
    const forgotten = (settledUpTo: number | null) =>
      gapOf(
        findForgotten(
          journal,
          answer(3, { stillWaiting: 2, settledUpTo: settledUpTo === null ? null : signatureOf(settledUpTo) }),
        ),
      );
    expect(await forgotten(1)).toEqual({ missing: [2, 3], lost: [2] });
    expect(await forgotten(null)).toEqual({ missing: [1, 2, 3], lost: [1, 2] });
    expect(await forgotten(2)).toBeNull();
    expect(await forgotten(9)).toBeNull();
  });
});
