import { makeBill } from '../../billing/make-bill.ts';
import { withReadyTill } from '../../enrolment/finish-renewal.ts';
import { chooseTill } from '../../till/list-tills.ts';
import type { Command } from '../command.ts';
import { showBill } from '../show-bill.ts';
import { getBill } from './refund.ts';

/** A reproduction: the same bill, number and time included, signed again as such. Source: facts §10 "Reproduction". */
export const reprint: Command = {
  shape: { positionals: 1 },
  async run(context, args) {
    const noTrans = args.positionals[0]?.toUpperCase() ?? null;
    const name = await chooseTill(context.dataDir, args.value('till'));
    await withReadyTill(context, name, async (till) => {
      const { bill } = await getBill(till, noTrans);
      const { signa: _, noTrans: number, datTrans, utc, ...content } = bill;
      const made = await makeBill(context, till, {
        content: { ...content, modImpr: 'RPR', emprCertifSEV: till.record.certificate.thumbprint },
        origin: 'reprint',
        keeps: { noTrans: number, datTrans, utc },
      });
      await showBill(context, till, { made, earlier: [], args });
    });
  },
};
