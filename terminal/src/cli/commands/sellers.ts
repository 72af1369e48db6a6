import { declarationOf, showSeller } from '../../bills/make-declaration.ts';
import { readQstNumber } from '../../bills/read-seller.ts';
import type { DeclaredSeller } from '../../journal/terminal-state.ts';
import { chooseTerminal } from '../../terminal/list-terminals.ts';
import { withTerminal } from '../../terminal/with-terminal.ts';
import { TEXTS } from '../../texts/language.ts';
import type { Context } from '../../context.ts';
import type { Command } from '../command.ts';
import { showDocument } from '../show-document.ts';

/** The usual third parties that were declared on a terminal; with a QST number, the confirmation of that one. No connection is needed. */
export const sellers: Command = {
  shape: { positionals: 1 },
  async run(context, args) {
    const [wanted] = args.positionals;
    const name = await chooseTerminal(context.folders, args.value('till'));
    await withTerminal(context, name, (terminal) => {
      if (wanted !== undefined) showDocument(context, args, showSeller(terminal, readQstNumber(wanted)));
      else for (const line of listSellers(context, terminal.journal.state.sellers)) context.screen.print(line);
      return Promise.resolve();
    });
  },
};

function listSellers({ language }: Context, declared: readonly DeclaredSeller[]): string[] {
  const texts = TEXTS[language].terminal.sellers;
  if (declared.length === 0) return [texts.none()];
  return declared.map((seller) => {
    const { NM, RA, DV, DE } = declarationOf(seller);
    const { qstNumber, standing, number } = seller;
    return texts.one({ name: NM, qstNumber, reason: RA, day: RA === '3' ? DE : DV, standing, number });
  });
}
