import { randomUUID } from 'node:crypto';
import type { Transaction } from '@comptoir/websrm/requests/transaction';
import type { MadeBill } from '../bills/make-bill.ts';
import type { Context } from '../context.ts';
import { settleRest } from '../submission/settle-rest.ts';
import { renderBill } from '../bills/render-bill.ts';
import type { Terminal } from '../terminal/with-terminal.ts';
import { TEXTS } from '../texts/language.ts';
import type { Arguments } from './read-arguments.ts';
import { describeBill, describeNotes } from './describe-bill.ts';

/** Prints a bill, says what became of it, and does what could wait until then. */
export async function showBill(
  context: Context,
  terminal: Terminal,
  shown: { made: MadeBill; earlier: readonly Transaction[]; args: Arguments },
): Promise<void> {
  const { made, earlier, args } = shown;
  const { bill, result, submitted } = made;
  const { screen } = context;
  const rendered = await renderBill(
    terminal,
    { bill, result, earlier },
    {
      columns: screen.columns,
      inColour: screen.isInteractive,
      qr: args.flag('no-qr') ? 'never' : args.flag('qr') ? 'always' : 'when-it-fits',
    },
  );
  for (const line of rendered.lines) screen.print(line);
  if (rendered.qrColumns !== null) {
    if (!args.flag('no-qr')) screen.print(TEXTS[context.language].terminal.qrTooWide(rendered.qrColumns));
    screen.print(rendered.url);
  }
  await terminal.journal.append({
    kind: 'printed',
    id: randomUUID(),
    noTrans: bill.noTrans,
    actu: bill.signa.actu,
    document: bill.modImpr === 'RPR' ? 'RPR' : 'FAC',
  });
  screen.print('');
  for (const line of describeBill(context, terminal, made)) screen.print(line);
  await settleRest(context, terminal, submitted);
  for (const line of describeNotes(context, terminal)) screen.print(line);
}
