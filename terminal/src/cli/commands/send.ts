import { rebuildRefused, type Rebuilt } from '../../bills/rebuild-refused.ts';
import { withReadyTerminal } from '../../enrolment/finish-renewal.ts';
import type { Context } from '../../context.ts';
import type { TerminalState } from '../../journal/terminal-state.ts';
import { askWhatWaits } from '../../submission/ask-what-waits.ts';
import { submitQueue, type Trigger } from '../../submission/submit-queue.ts';
import { settleRest } from '../../upkeep/settle-rest.ts';
import { findCertificateTrouble } from '../../terminal/certificate-trouble.ts';
import { isClockForbidding } from '../../clock/require-clock.ts';
import { chooseTerminal } from '../../terminal/list-terminals.ts';
import type { Terminal } from '../../terminal/with-terminal.ts';
import { TEXTS } from '../../texts/language.ts';
import type { TerminalTexts } from '../../texts/terminal.fr.ts';
import { TerminalError } from '../../terminal-error.ts';
import type { Command } from '../command.ts';
import { describeLeft, describeNotes } from '../describe-bill.ts';
import type { Arguments } from '../read-arguments.ts';

/** The batch button: sends what waits, here and at Comptoir. */
export const send: Command = {
  shape: { positionals: 0 },
  run: (context, args) => sendAll(context, args, 'batch'),
};

/** The shift's end is one of the moments at which what waits is sent. Source: SRM-37. */
export const endOfShift: Command = {
  shape: { positionals: 0 },
  async run(context, args) {
    await endShift(context, args);
    await sendAll(context, args, 'end-of-shift');
    context.screen.print(TEXTS[context.language].terminal.shiftEnded());
  },
};

/** Whatever can be sent, the next one has to sign in. Source: SRM-37. */
async function endShift(context: Context, args: Arguments): Promise<void> {
  const name = await chooseTerminal(context.folders, args.value('till'));
  await withReadyTerminal(context, name, async ({ journal }) => {
    if (journal.state.shift !== null) await journal.append({ kind: 'shift-ended' });
  });
}

async function sendAll(context: Context, args: Arguments, trigger: Trigger): Promise<void> {
  const name = await chooseTerminal(context.folders, args.value('till'));
  await withReadyTerminal(context, name, async (terminal) => {
    const texts = TEXTS[context.language].terminal;
    const before = terminal.journal.state;
    const rebuilt = await rebuildWhenPossible(context, terminal);
    let submitted = await submitQueue(context, terminal, { trigger });
    if (submitted.isCaughtUp) {
      rebuilt.push(...(await rebuildWhenPossible(context, terminal)));
      submitted = await submitQueue(context, terminal, { trigger });
    }
    if (submitted.isApart) context.screen.warn(texts.apart(terminal.name));
    if (submitted.contact === 'unreachable') throw new TerminalError((errors) => errors.unreachable(context.apiUrl));
    if (submitted.refusal !== null) {
      const { refusal } = submitted;
      throw new TerminalError((errors) => errors.refusedBy(refusal, []));
    }
    await settleRest(context, terminal, submitted);
    await askWhatWaits(context, terminal);
    for (const { refused, replacement } of rebuilt) context.screen.print(texts.rebuilt(refused, replacement));
    for (const line of describeSending(context, before, terminal.journal.state)) context.screen.print(line);
    const describe = trigger === 'end-of-shift' ? describeLeft : describeNotes;
    for (const line of describe(context, terminal)) context.screen.print(line);
  });
}

/** Rebuilds refused bills; another day where the terminal can sign nothing now. Signed ones are sent all the same. */
async function rebuildWhenPossible(context: Context, terminal: Terminal): Promise<Rebuilt[]> {
  const { state } = terminal.journal;
  const { now } = context;
  const isHindered =
    state.isBehind ||
    findCertificateTrouble(terminal.record, state, now()) !== null ||
    (await isClockForbidding(context, terminal));
  return isHindered ? [] : rebuildRefused(terminal, now());
}

/** Describes the outcome for bills, and for reports and declarations. */
function describeSending({ language }: Context, before: TerminalState, after: TerminalState): string[] {
  const texts = TEXTS[language].terminal;
  const [held, left] = [before.reports.length, after.reports.length];
  if (before.open.length === 0 && held === 0) return [texts.nothingToSend()];
  return [
    ...(before.open.length === 0 ? [] : [describeBills(texts, before, after)]),
    ...(held === 0 ? [] : [left === 0 ? texts.documentsSent(held) : texts.documentsWaiting(left)]),
  ];
}

function describeBills(texts: TerminalTexts, before: TerminalState, after: TerminalState): string {
  if (after.open.length === 0) return texts.sent(after.accepted - before.accepted);
  const there = after.open.filter(({ place }) => place === 'there').length;
  return texts.stillWaiting(after.open.length - there, there);
}
