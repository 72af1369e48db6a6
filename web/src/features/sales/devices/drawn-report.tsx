import { sentReceipt } from '@comptoir/websrm/receipts/sent-receipt';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { useOpenPdf } from '../../../shared/http/use-open-pdf.ts';
import { PaperReceipt } from '../../../shared/receipts/paper-receipt.tsx';
import { Button } from '../../../ui/button.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { useUserReport, useUserReportPdf } from './devices.api.ts';
import styles from './devices.module.css';

/** A report or a declaration as the till prints it, from its signed text, and the same as PDF, to be printed. */
export function DrawnReport({ deviceId, reportId }: { readonly deviceId: string; readonly reportId: string }) {
  const t = useTranslations('devices.reports');
  const { data, error, refetch } = useUserReport(deviceId, reportId);
  const pdf = useOpenPdf(useUserReportPdf(deviceId, reportId));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows count={8} />;
  const { receipt, qrText } = sentReceipt(data);
  const kind = data.report.kind === 'user-report' ? 'report' : 'declaration';
  return (
    <>
      <figure className={styles.drawn} aria-label={t(`caption.${kind}`)}>
        <PaperReceipt receipt={receipt} qr={{ text: qrText, label: t(`qr.${kind}`) }} />
      </figure>
      <div>
        <Button variant="default" loading={pdf.isPending} onClick={() => pdf.open(null)}>
          {t('pdf')}
        </Button>
      </div>
    </>
  );
}
