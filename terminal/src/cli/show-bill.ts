import { randomUUID } from 'node:crypto';
import { findEarlier } from '../bills/find-bill.ts';
import type { MadeBill } from '../selling/make-bill.ts';
import type { Context } from '../context.ts';
import { settleRest } from '../upkeep/settle-rest.ts';
import { renderBill } from '../bills/render-bill.ts';
import type { Terminal } from '../terminal/with-terminal.ts';
import { TEXTS } from '../texts/language.ts';
import type { Arguments } from './read-arguments.ts';
import { describeBill, describeNotes } from './describe-bill.ts';

interface Shown {
  readonly made: MadeBill;
  readonly args: Arguments;
}

/** Prints a bill that has a document, says what became of it, and does what could wait until then. */
export const showBill = (context: Context, terminal: Terminal, { made, args }: Shown): Promise<void> =>
  showBills(context, terminal, { made: [made], args });

/** The same for several that were made together: what else is to be said comes once, behind the last of them. */
export async function showBills(
  context: Context,
  terminal: Terminal,
  { made, args }: { made: readonly MadeBill[]; args: Arguments },
): Promise<void> {
  const { screen } = context;
  for (const one of made) {
    if (one.bill.formImpr !== 'NON') await printBill(context, terminal, { made: one, args });
    for (const line of describeBill(context, terminal, one)) screen.print(line);
  }
  const last = made.at(-1);
  if (last !== undefined) await settleRest(context, terminal, last.submitted);
  for (const line of describeNotes(context, terminal)) screen.print(line);
}

async function printBill(context: Context, terminal: Terminal, { made, args }: Shown): Promise<void> {
  const { bill, result } = made;
  const { screen } = context;
  const earlier = await findEarlier(terminal.journal, [bill]);
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
  const isDrawn = rendered.qrColumns === null;
  if (!isDrawn && !args.flag('no-qr')) screen.print(TEXTS[context.language].terminal.qrTooWide(rendered.qrColumns));
  // an electronic bill bears its address as a link, whether its QR code is drawn or not
  if (!isDrawn || bill.formImpr === 'ELE') screen.print(rendered.url);
  await terminal.journal.append({
    kind: 'printed',
    id: randomUUID(),
    noTrans: bill.noTrans,
    actu: bill.signa.actu,
    document: bill.modImpr,
  });
  screen.print('');
}
