import { rebuildRefused, type Rebuilt } from '../../billing/rebuild-refused.ts';
import { withReadyTill } from '../../enrolment/finish-renewal.ts';
import type { Context } from '../../context.ts';
import type { TillState } from '../../journal/till-state.ts';
import { askWhatWaits } from '../../transmission/ask-what-waits.ts';
import { handOverQueue, type Trigger } from '../../transmission/hand-over-queue.ts';
import { settleRest } from '../../transmission/settle-rest.ts';
import { findCertificateTrouble } from '../../till/certificate-trouble.ts';
import { findClockTrouble } from '../../till/clock-trouble.ts';
import { chooseTill } from '../../till/list-tills.ts';
import type { Till } from '../../till/with-till.ts';
import { TEXTS } from '../../texts/language.ts';
import { TillError } from '../../till-error.ts';
import type { Command } from '../command.ts';
import { describeNotes } from '../describe-bill.ts';
import type { Arguments } from '../read-arguments.ts';

/** The batch button: sends what waits, here and at Comptoir. */
export const send: Command = {
  shape: { positionals: 0 },
  run: (context, args) => sendAll(context, args, 'batch'),
};

/** The shift's end is one of the moments at which what waits is sent. Source: facts §12. */
export const endOfShift: Command = {
  shape: { positionals: 0 },
  async run(context, args) {
    await sendAll(context, args, 'end-of-shift');
    context.screen.print(TEXTS[context.language].till.shiftEnded());
  },
};

async function sendAll(context: Context, args: Arguments, trigger: Trigger): Promise<void> {
  const name = await chooseTill(context.dataDir, args.value('till'));
  await withReadyTill(context, name, async (till) => {
    const texts = TEXTS[context.language].till;
    const before = till.journal.state;
    const rebuilt = await rebuildWhenPossible(context, till);
    let handed = await handOverQueue(context, till, { trigger });
    if (handed.isCaughtUp) {
      rebuilt.push(...(await rebuildWhenPossible(context, till)));
      handed = await handOverQueue(context, till, { trigger });
    }
    if (handed.isApart) context.screen.warn(texts.apart(till.name));
    if (handed.contact === 'unreachable') throw new TillError((errors) => errors.unreachable(context.apiUrl));
    if (handed.refusal !== null) {
      const { refusal } = handed;
      throw new TillError((errors) => errors.refusedBy(refusal, []));
    }
    await settleRest(context, till, handed);
    await askWhatWaits(context, till);
    for (const { refused, anew } of rebuilt) context.screen.print(texts.rebuilt(refused, anew));
    context.screen.print(describeSending(context, before, till.journal.state));
    for (const line of describeNotes(context, till)) context.screen.print(line);
  });
}

/** What was refused is made anew another day by a till that can sign nothing now; what is signed is sent all the same. */
async function rebuildWhenPossible({ now }: Context, till: Till): Promise<Rebuilt[]> {
  const { state } = till.journal;
  const isHindered =
    state.isBehind ||
    findCertificateTrouble(till.record, state, now()) !== null ||
    findClockTrouble(state, now())?.isTooFar === true;
  return isHindered ? [] : rebuildRefused(till, now());
}

function describeSending({ language }: Context, before: TillState, after: TillState): string {
  const texts = TEXTS[language].till;
  if (before.open.length === 0) return texts.nothingToSend();
  if (after.open.length === 0) return texts.sent(after.accepted - before.accepted);
  const there = after.open.filter(({ place }) => place === 'there').length;
  return texts.stillWaiting(after.open.length - there, there);
}
