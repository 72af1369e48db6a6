import { makeBill } from '../../bills/make-bill.ts';
import { withReadyTerminal } from '../../enrolment/finish-renewal.ts';
import { chooseTerminal } from '../../terminal/list-terminals.ts';
import type { Command } from '../command.ts';
import { showBill } from '../show-bill.ts';
import { getBill } from './refund.ts';

/** A reproduction: the same bill, number and time included, signed again as such. Source: SRM-36. */
export const reprint: Command = {
  shape: { positionals: 1 },
  async run(context, args) {
    const noTrans = args.positionals[0]?.toUpperCase() ?? null;
    const name = await chooseTerminal(context.dataDir, args.value('till'));
    await withReadyTerminal(context, name, async (terminal) => {
      const { bill } = await getBill(terminal, noTrans);
      const { signa: _, noTrans: number, datTrans, utc, ...content } = bill;
      const made = await makeBill(context, terminal, {
        content: { ...content, modImpr: 'RPR', emprCertifSEV: terminal.record.certificate.thumbprint },
        origin: 'reprint',
        keeps: { noTrans: number, datTrans, utc },
      });
      await showBill(context, terminal, { made, earlier: [], args });
    });
  },
};
