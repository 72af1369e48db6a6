import { copyOf } from '@comptoir/websrm/recipes/recipe';
import type { BillContent } from '../../bills/compose-bill.ts';
import { makeBill } from '../../selling/make-bill.ts';
import { withBillingTerminal } from '../../selling/with-billing-terminal.ts';
import type { Command } from '../command.ts';
import { showBill } from '../show-bill.ts';
import { getBill } from './refund.ts';

/** A reproduction for the customer: the same bill, number and time included, signed again as such. Source: SRM-36. */
export const reprint = copy('RPR');

/** A duplicate for the operator. Source: SRM-36. */
export const duplicate = copy('DUP');

function copy(modImpr: 'RPR' | 'DUP'): Command {
  return {
    shape: { positionals: 1 },
    async run(context, args) {
      const noTrans = args.positionals[0]?.toUpperCase() ?? null;
      await withBillingTerminal(context, args.value('till'), async (terminal) => {
        const { bill } = await getBill(terminal, noTrans);
        const { signa: _, noTrans: number, datTrans, utc, ...content } = bill;
        const { thumbprint } = terminal.record.certificate;
        const made = await makeBill(context, terminal, {
          content: withPaper(copyOf(content, { modImpr, thumbprint })),
          origin: 'reprint',
          keeps: { noTrans: number, datTrans, utc },
        });
        await showBill(context, terminal, { made, args });
      });
    },
  };
}

/** Puts on paper a copy of a bill that was only recorded; the form may change with a copy. Source: SRM-36. */
const withPaper = (content: BillContent): BillContent =>
  content.formImpr === 'NON' ? { ...content, formImpr: 'PAP' } : content;
