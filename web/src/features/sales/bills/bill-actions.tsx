import type { BillView } from '@comptoir/contract/sales/bills';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePermission } from '../../../shared/access/permission.ts';
import { useOpenPdf } from '../../../shared/http/use-open-pdf.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { useBillPdf } from './bills.api.ts';

// its form is for the moments when a bill is sent
const EmailBillDialog = lazy(async () => ({ default: (await import('./email-bill-dialog.tsx')).EmailBillDialog }));

/** Actions on a bill: print it, have it as PDF, send it to its customer. */
export function BillActions({ bill: { id, noTrans } }: Pick<BillView, 'bill'>) {
  const t = useTranslations('bills.bill');
  const pdf = useOpenPdf(useBillPdf(id));
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
      <Link to="/contact" search={(before) => ({ ...before, bill: id })} {...buttonLook({ variant: 'default' })}>
        {t('askSupport')}
      </Link>
      {isSending ? (
        <Suspense>
          <EmailBillDialog id={id} noTrans={noTrans} onClose={() => setSending(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
