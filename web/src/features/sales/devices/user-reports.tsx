import type { DeviceView } from '@comptoir/contract/sales/devices';
import type { UserReportRow } from '@comptoir/contract/sales/device-reports';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { CertificateError } from './certificate-error.tsx';
import { useUserReports } from './devices.api.ts';
import styles from './devices.module.css';
import { DrawnReport } from './drawn-report.tsx';

interface UserReportsProps {
  readonly device: DeviceView;
  readonly onClose: () => void;
}

/** Every user report that a till has shown, the newest first, each drawn when it is wanted. */
export function UserReports({ device, onClose }: UserReportsProps) {
  const t = useTranslations('devices.reports');
  const { data, error, refetch } = useUserReports(device.id);
  const reports = data?.items;
  return (
    <Dialog title={t('title', { name: device.name })} onClose={onClose}>
      <p className={styles.hint}>{t('lead')}</p>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!reports && !error ? <SkeletonRows count={3} /> : null}
      {reports?.length === 0 ? <p className={styles.hint}>{t('empty')}</p> : null}
      <ul className={styles.certificates}>
        {reports?.map((report) => (
          <li key={report.id}>
            <Entry deviceId={device.id} report={report} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Entry({ deviceId, report }: { readonly deviceId: string; readonly report: UserReportRow }) {
  const t = useTranslations('devices.reports');
  const [isShown, setShown] = useState(false);
  const { number, errors, userName } = report;
  const at = clockTime(report.reportedAt);
  return (
    <>
      <StatusBadge tone={number ? 'success' : 'error'}>{t(number ? 'taken' : 'refused')}</StatusBadge>
      <p>{t('by', { user: userName, at })}</p>
      {number ? <p className={styles.hint}>{t('number', { number })}</p> : null}
      {errors.length > 0 ? (
        <ul className={styles.reasons}>
          {errors.map((error) => (
            <CertificateError key={error.id} error={error} />
          ))}
        </ul>
      ) : null}
      <div>
        <Button variant="default" onClick={() => setShown(!isShown)}>
          {isShown ? t('hide') : t('show', { at })}
        </Button>
      </div>
      {isShown ? <DrawnReport deviceId={deviceId} reportId={report.id} /> : null}
    </>
  );
}

/** By the till's own clock, in the merchant's zone: `20260620134503` is 2026-06-20 13:45:03, as the report itself says. */
const clockTime = (stamp: string): string =>
  stamp.replace(/^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/, '$1-$2-$3 $4:$5:$6');
