import { randomUUID } from 'node:crypto';
import type { Transaction } from '@comptoir/websrm/transaction';
import type { MadeBill } from '../billing/make-bill.ts';
import type { Context } from '../context.ts';
import { settleRest } from '../transmission/settle-rest.ts';
import { renderBill } from '../printing/render-bill.ts';
import type { Till } from '../till/with-till.ts';
import { TEXTS } from '../texts/language.ts';
import type { Arguments } from './read-arguments.ts';
import { describeBill, describeNotes } from './describe-bill.ts';

/** Prints a bill, says what became of it, and does what could wait until then. */
export async function showBill(
  context: Context,
  till: Till,
  shown: { made: MadeBill; earlier: readonly Transaction[]; args: Arguments },
): Promise<void> {
  const { made, earlier, args } = shown;
  const { transaction, result, handed } = made;
  const { screen } = context;
  const rendered = await renderBill(
    till,
    { transaction, result, earlier },
    {
      columns: screen.columns,
      inColour: screen.isInteractive,
      qr: args.flag('no-qr') ? 'never' : args.flag('qr') ? 'always' : 'when-it-fits',
    },
  );
  for (const line of rendered.lines) screen.print(line);
  if (rendered.qrColumns !== null) {
    if (!args.flag('no-qr')) screen.print(TEXTS[context.language].till.qrTooWide(rendered.qrColumns));
    screen.print(rendered.url);
  }
  await till.journal.append({
    kind: 'printed',
    id: randomUUID(),
    noTrans: transaction.noTrans,
    actu: transaction.signa.actu,
    document: transaction.modImpr === 'RPR' ? 'RPR' : 'FAC',
  });
  screen.print('');
  for (const line of describeBill(context, till, made)) screen.print(line);
  await settleRest(context, till, handed);
  for (const line of describeNotes(context, till)) screen.print(line);
}
