import type { DeviceView } from '@comptoir/contract/sales/devices';
import type { UserReportRow } from '@comptoir/contract/sales/device-reports';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Hint } from '../../../ui/layout.tsx';
import { CertificateError } from './certificate-error.tsx';
import { useUserReports } from './devices.api.ts';
import styles from './devices.module.css';
import { DrawnReport } from './drawn-report.tsx';

interface UserReportsProps {
  readonly device: DeviceView;
  readonly onClose: () => void;
}

/** Every user report that a till has shown and every declaration that it has made, the newest first, each drawn when it is wanted. */
export function UserReports({ device, onClose }: UserReportsProps) {
  const t = useTranslations('devices.reports');
  const { data, error, refetch } = useUserReports(device.id);
  const reports = data?.items;
  return (
    <Dialog title={t('title', { name: device.name })} onClose={onClose}>
      <Hint size="md">{t('lead')}</Hint>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!reports && !error ? <SkeletonRows count={3} /> : null}
      {reports?.length === 0 ? <Hint size="md">{t('empty')}</Hint> : null}
      <ul className={`${styles.certificates} ${styles.reports}`}>
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
  const { number, errors } = report;
  const { about, show } = useWords(report);
  return (
    <>
      <StatusBadge tone={number ? 'success' : 'error'}>{t(number ? 'taken' : 'refused')}</StatusBadge>
      <p>{about}</p>
      {number ? <Hint size="md">{t('number', { number })}</Hint> : null}
      {errors.length > 0 ? (
        <ul>
          {errors.map((error) => (
            <CertificateError key={error.id} error={error} />
          ))}
        </ul>
      ) : null}
      <div>
        <Button variant="default" onClick={() => setShown(!isShown)}>
          {isShown ? t('hide') : show}
        </Button>
      </div>
      {isShown ? <DrawnReport deviceId={deviceId} reportId={report.id} /> : null}
    </>
  );
}

/** Words of a line about a report or a declaration, and of the button that draws it. */
function useWords(report: UserReportRow): { about: string; show: string } {
  const t = useTranslations('devices.reports');
  if (report.kind === 'third-party-declaration') {
    const { thirdParty, reason } = report;
    return { about: t('declared', { thirdParty, reason }), show: t('showDeclaration', { thirdParty, reason }) };
  }
  const at = clockTime(report.reportedAt);
  return { about: t('by', { user: report.userName, at }), show: t('show', { at }) };
}

/** By the till's own clock, in the merchant's zone: `20260620134503` is 2026-06-20 13:45:03, as the report itself says. */
const clockTime = (stamp: string): string =>
  stamp.replace(/^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/, '$1-$2-$3 $4:$5:$6');
