import type { BillView } from '@comptoir/contract/sales/bills';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePermission } from '../../../shared/access/permission.ts';
import { useOpenPdf } from '../../../shared/http/use-open-pdf.ts';
import { Button } from '../../../ui/button.tsx';
import { useBillPdf } from './bills.api.ts';
import { EmailBillDialog } from './email-bill-dialog.tsx';

/** What can be done with a bill: print it, have it as PDF, send it to its customer. */
export function BillActions({ bill: { id, noTrans } }: Pick<BillView, 'bill'>) {
  const t = useTranslations('bills.bill');
  const pdf = useOpenPdf(useBillPdf(id), `${noTrans}.pdf`);
  const canSend = usePermission('send-bills');
  const [isSending, setSending] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => window.print()}>
        {t('print')}
      </Button>
      <Button variant="default" loading={pdf.isPending} onClick={() => pdf.open(null)}>
        {t('pdf')}
      </Button>
      {canSend ? (
        <Button variant="default" onClick={() => setSending(true)}>
          {t('email.open')}
        </Button>
      ) : null}
      {isSending ? <EmailBillDialog id={id} noTrans={noTrans} onClose={() => setSending(false)} /> : null}
    </>
  );
}
