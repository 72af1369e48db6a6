import type { DeviceView } from '@comptoir/contract/sales/devices';
import { useTranslations } from 'use-intl';
import { formatAgo } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useWholeList } from '../../../shared/lists/use-whole-list.ts';
import { TimeText } from '../../../shared/sessions/time-text.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/table-column.ts';
import type { Asked } from './actions-for.ts';
import { CertificateEnded } from './certificate-ended.tsx';
import { CertificateState } from './certificate-state.tsx';
import { DeviceMenu } from './device-menu.tsx';
import styles from './devices.module.css';
import { RefusedRequest } from './refused-request.tsx';
import { WaitingBills } from './waiting-bills.tsx';

interface DevicesTableProps {
  readonly devices: readonly DeviceView[];
  readonly onAsk: (asked: Asked) => void;
}

export function DevicesTable({ devices, onAsk }: DevicesTableProps) {
  const t = useTranslations('devices');
  const columns = useColumns();
  const list = useWholeList(devices, columns);
  return (
    <DataTable
      {...list}
      caption={t('caption')}
      columns={columns}
      idOf={({ id }) => id}
      renderActions={(device) => (
        <DeviceMenu device={device} onChoose={(action) => onAsk({ action, deviceId: device.id })} />
      )}
      renderDetail={detailOf}
    />
  );
}

function useColumns(): Column<DeviceView>[] {
  const t = useTranslations('devices');
  const now = useNow(30_000);
  const unknown = <span className={styles.faint}>{t('unknown')}</span>;
  return [
    {
      key: 'name',
      header: t('columns.name'),
      sortBy: ({ name }) => name,
      cell: ({ name, model }) => (
        <>
          {name}
          {model ? <span className={styles.model}> {model}</span> : null}
        </>
      ),
    },
    {
      key: 'certificate',
      header: t('columns.certificate'),
      phone: 'primary',
      keeps: true,
      sortBy: ({ certificate: { notAfter } }) => notAfter,
      cell: ({ linked, certificate }) => <CertificateState certificate={certificate} isLinked={linked} now={now} />,
    },
    {
      key: 'waiting',
      header: t('columns.waiting'),
      sortBy: ({ waiting }) => waiting,
      cell: ({ waiting, oldestWaitingAt }) => <WaitingBills count={waiting} oldestAt={oldestWaitingAt} now={now} />,
    },
    {
      key: 'lastSeen',
      header: t('columns.lastSeen'),
      sortBy: ({ lastSeenAt }) => lastSeenAt,
      cell: ({ lastSeenAt }) => <LastSeen at={lastSeenAt} now={now} />,
    },
    {
      key: 'deviceNumber',
      header: t('columns.deviceNumber'),
      keeps: true,
      phone: 'hidden',
      sortBy: ({ deviceNumber }) => deviceNumber,
      cell: ({ deviceNumber }) => deviceNumber ?? unknown,
    },
    {
      key: 'androidSerial',
      header: t('columns.androidSerial'),
      keeps: true,
      phone: 'hidden',
      cell: ({ androidSerial }) => androidSerial ?? unknown,
    },
  ];
}

/** What keeps a till from billing, and what fixes it. */
function detailOf(device: DeviceView) {
  const { refusedRequest, certificate } = device;
  if (refusedRequest) return <RefusedRequest device={device} request={refusedRequest} />;
  if (certificate.state === 'expired' || certificate.state === 'revoked') {
    return <CertificateEnded state={certificate.state} device={device} />;
  }
  return certificate.isRenewalRequested ? <RenewalHint /> : null;
}

function RenewalHint() {
  const t = useTranslations('devices.certificate');
  return <small className={styles.faint}>{t('renewalHint')}</small>;
}

function LastSeen({ at, now }: { readonly at: string | null; readonly now: Date }) {
  const t = useTranslations('devices');
  const language = useLanguage();
  if (!at) return <span className={styles.faint}>{t('never')}</span>;
  const seen = new Date(at);
  return <TimeText at={seen}>{formatAgo(seen, now, language)}</TimeText>;
}
