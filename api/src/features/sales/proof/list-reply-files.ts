import type { Transaction } from '../../../platform/database/database.ts';
import type { DeviceSpan } from './list-bill-files.ts';
import { linesOf, numbered, PAGE, PAGES_PER_CHECK } from './proof-lines.ts';
import { listProvenReplies, type ProvenReply } from './proof.queries.ts';
import type { CountedFile, ProofSubject } from './write-proof.ts';

/** Before every id. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** The requests that carried the bills of each till's part of the chain, with the authority's replies to the byte, oldest first. */
export async function* listReplyFiles(
  tx: Transaction,
  { mayGoOn }: ProofSubject,
  spans: readonly DeviceSpan[],
): AsyncIterable<CountedFile> {
  let pages = 0;
  for (const { part, from, to } of spans) {
    let after: string | undefined = NO_ID;
    while (after !== undefined) {
      if (pages > 0 && pages % PAGES_PER_CHECK === 0) await mayGoOn();
      const replies: ProvenReply[] = await listProvenReplies(tx, { ...part, from, to, after, limit: PAGE });
      if (replies.length > 0) {
        pages += 1;
        const content = linesOf(replies.map((reply) => ({ device: part.deviceId, ...reply })));
        yield { name: numbered('replies', pages), content, lines: replies.length };
      }
      after = replies.length === PAGE ? replies.at(-1)?.id : undefined;
    }
  }
}
