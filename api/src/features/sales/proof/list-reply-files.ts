import type { Transaction } from '../../../platform/database/database.ts';
import type { DeviceSpan } from './list-bill-files.ts';
import { linesOf, numbered, PAGE, PAGES_PER_CHECK } from './proof-lines.ts';
import { listProvenReplies, type ProvenReply } from './proof.queries.ts';
import type { CountedFile, ProofSubject } from './write-proof.ts';

/** Before every id. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** Part of a reply's body that gives bills their numbers. */
interface Numbers {
  readonly retourTrans?: {
    readonly retourTransActu?: { readonly psiNoTrans?: string };
    readonly retourTransLot?: { readonly noLot?: string };
  };
}

/** The bills of a request have their reply; one with a number has it where the reply gives numbers. */
function takeReply(answered: Map<number, string | null>, { current, lot, body }: ProvenReply): void {
  const { retourTransActu, retourTransLot } = readNumbers(body);
  const take = (position: number, number: string | undefined): void => {
    if (number !== undefined || answered.get(position) === null) answered.delete(position);
  };
  if (current !== null) take(current, retourTransActu?.psiNoTrans);
  for (const position of lot) take(position, retourTransLot?.noLot);
}

/** A reply is kept to the byte, also one that is no JSON. */
function readNumbers(body: string | null): NonNullable<Numbers['retourTrans']> {
  try {
    return (JSON.parse(body ?? '') as Numbers | null)?.retourTrans ?? {};
  } catch {
    return {};
  }
}

/** The requests that carried the bills of each till's part of the chain, with the authority's replies to the byte, oldest first. What is left in `answered` has none. */
export async function* listReplyFiles(
  tx: Transaction,
  { mayGoOn }: ProofSubject,
  spans: readonly DeviceSpan[],
): AsyncIterable<CountedFile> {
  let pages = 0;
  for (const { part, from, to, answered } of spans) {
    let after: string | undefined = NO_ID;
    while (after !== undefined) {
      if (pages > 0 && pages % PAGES_PER_CHECK === 0) await mayGoOn();
      const replies: ProvenReply[] = await listProvenReplies(tx, { ...part, from, to, after, limit: PAGE });
      if (replies.length > 0) {
        pages += 1;
        for (const reply of replies) takeReply(answered, reply);
        const content = linesOf(replies.map((reply) => ({ device: part.deviceId, ...reply })));
        yield { name: numbered('replies', pages), content, lines: replies.length };
      }
      after = replies.length === PAGE ? replies.at(-1)?.id : undefined;
    }
  }
}
