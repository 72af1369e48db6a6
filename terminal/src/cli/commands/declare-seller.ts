import { dayIn } from '@comptoir/domain/base/calendar/local-day';
import { declarationOf, findSeller, makeDeclaration, showSeller } from '../../bills/make-declaration.ts';
import { readDeclaration, type TypedDeclaration } from '../../bills/read-declaration.ts';
import { readQstNumber } from '../../bills/read-seller.ts';
import { withReadyTerminal } from '../../enrolment/finish-renewal.ts';
import { sendDocuments } from '../../submission/send-documents.ts';
import { chooseTerminal } from '../../terminal/list-terminals.ts';
import type { Terminal } from '../../terminal/with-terminal.ts';
import { TerminalError } from '../../terminal-error.ts';
import { TEXTS } from '../../texts/language.ts';
import type { Command } from '../command.ts';
import type { Arguments } from '../read-arguments.ts';
import { describeReply, showDocument } from '../show-document.ts';
import { SELLER_VALUES, typedSeller } from './read-typed-order.ts';

const CONTRACT_VALUES = [
  'reason',
  'phone',
  'extension',
  'neq',
  'agreed',
  'from',
  'until',
  'goods',
  'often',
  'times',
] as const;

/** Declares a usual third party of a bar: signed and kept, then sent, and shown with or without a connection. Source: SRM-48. */
export const declareSeller: Command = {
  shape: { positionals: 0, values: [...SELLER_VALUES, ...CONTRACT_VALUES] },
  async run(context, args) {
    const name = await chooseTerminal(context.folders, args.value('till'));
    const typed = typedDeclaration(args);
    await withReadyTerminal(context, name, async (terminal) => {
      const declaration = readDeclaration(typed, knownTo(terminal, typed, context.now()));
      await makeDeclaration(terminal, declaration);
      const reply = await sendDocuments(context, terminal);
      showDocument(context, args, showSeller(terminal, declaration.TQ));
      context.screen.print('');
      context.screen.print(describeReply(context, TEXTS[context.language].terminal.sellers, reply));
    });
  },
};

function typedDeclaration(args: Arguments): TypedDeclaration {
  const contract = Object.fromEntries(CONTRACT_VALUES.map((name) => [name, args.value(name)]));
  return { seller: typedSeller(args), ...contract };
}

function knownTo(terminal: Terminal, { seller }: TypedDeclaration, now: Date) {
  const { activity, timeZone } = terminal.record.configuration.merchant;
  if (activity !== 'BAR') throw new TerminalError((texts) => texts.thirdPartiesOnlyInBars());
  const declared = findSeller(terminal, readQstNumber(seller.qstNumber ?? ''));
  return { existing: declared === null ? null : declarationOf(declared), today: dayIn(timeZone, now) };
}
