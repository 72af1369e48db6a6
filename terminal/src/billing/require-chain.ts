import type { Context } from '../context.ts';
import { catchUp } from '../transmission/catch-up.ts';
import type { Till } from '../till/with-till.ts';
import { TillError } from '../till-error.ts';

/**
 * A till that knows that Comptoir has bills of it that it lacks takes them back before it signs: on its old head it would fork its
 * chain. @throws TillError when it cannot
 */
export async function requireChain(context: Context, till: Till): Promise<void> {
  if (!till.journal.state.isBehind) return;
  const caughtUp = await catchUp(context, till);
  if (caughtUp === 'unreachable') throw new TillError((texts) => texts.tillBehind());
  if (caughtUp === 'not-shared') throw new TillError((texts) => texts.chainNotShared(till.name));
}
