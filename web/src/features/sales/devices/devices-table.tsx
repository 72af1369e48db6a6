import type { DeviceView } from '@comptoir/contract/sales/devices';
import { useTranslations } from 'use-intl';
import { useNow } from '../../../lib/use-now.ts';
import { RowLink } from '../../../shared/lists/row-link.tsx';
import { useWholeList } from '../../../shared/lists/use-whole-list.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { Text } from '../../../ui/layout.tsx';
import type { Asked } from './actions-for.ts';
import { CertificateState } from './certificate-state.tsx';
import { detailOf } from './detail-of.tsx';
import { DeviceMenu } from './device-menu.tsx';
import { LastSeen } from './last-seen.tsx';
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
  const unknown = (
    <Text as="span" tone="soft">
      {t('unknown')}
    </Text>
  );
  return [
    {
      key: 'name',
      header: t('columns.name'),
      sortBy: ({ name }) => name,
      cell: ({ id, name, model }) => (
        <>
          <RowLink id={id}>{name}</RowLink>
          {model ? (
            <Text as="span" tone="soft" size="sm" weight="400">
              {' '}
              {model}
            </Text>
          ) : null}
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
