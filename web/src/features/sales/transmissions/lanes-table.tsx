import type { TransmissionLane } from '@comptoir/contract/sales/transmissions';
import { isCertificateInTrouble } from '@comptoir/domain/base/certificates/certificate-state';
import { waitingUrgency, type WaitingUrgency } from '@comptoir/domain/base/merchants/waiting-urgency';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatAge } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useWholeList } from '../../../shared/lists/use-whole-list.ts';
import { TimeText } from '../../../shared/sessions/time-text.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { Row, Text } from '../../../ui/layout.tsx';
import { LaneDetail } from './lane-detail.tsx';

/** A lane per device: what waits and for how long, and below it why, and when it is tried next. */
export function LanesTable({ lanes }: { readonly lanes: readonly TransmissionLane[] }) {
  const t = useTranslations('transmissions.lanes');
  const columns = useColumns();
  const list = useWholeList(lanes, columns);
  return (
    <DataTable
      {...list}
      caption={t('title')}
      columns={columns}
      idOf={({ deviceId }) => deviceId}
      renderDetail={(lane) => (lane.waiting > 0 ? <LaneDetail lane={lane} /> : null)}
    />
  );
}

function useColumns(): Column<TransmissionLane>[] {
  const t = useTranslations('transmissions');
  const now = useNow(5000);
  return [
    {
      key: 'device',
      header: t('lanes.device'),
      sortBy: ({ deviceName }) => deviceName,
      cell: ({ deviceName }) => deviceName,
    },
    {
      key: 'waiting',
      header: t('lanes.waiting'),
      phone: 'primary',
      keeps: true,
      grows: true,
      sortBy: ({ waiting }) => waiting,
      cell: (lane) => <Waiting lane={lane} now={now} />,
    },
    {
      key: 'attempts',
      header: t('lanes.attempts'),
      isFigure: true,
      phone: 'hidden',
      sortBy: ({ failures }) => failures,
      cell: ({ failures }) => failures,
    },
    {
      key: 'certificate',
      header: t('lanes.certificate'),
      keeps: true,
      phone: 'hidden',
      cell: ({ certificate: { state }, isLinked }) => (
        <StatusBadge tone={certificateTone(state, isLinked)}>
          {t(isLinked ? `certificates.${state}` : 'lanes.notLinked')}
        </StatusBadge>
      ),
    },
  ];
}

function certificateTone(state: TransmissionLane['certificate']['state'], isLinked: boolean): Tone {
  if (!isLinked) return 'warning';
  if (state === 'expiring') return 'warning';
  return isCertificateInTrouble(state) ? 'error' : 'success';
}

const TONES: Readonly<Record<WaitingUrgency, Tone>> = {
  calm: 'info',
  warning: 'warning',
  urgent: 'error',
  late: 'error',
};

function Waiting({ lane, now }: { readonly lane: TransmissionLane; readonly now: Date }) {
  const t = useTranslations('transmissions.lanes');
  if (!lane.oldestAt) return <StatusBadge tone="success">{t('none')}</StatusBadge>;
  const oldest = new Date(lane.oldestAt);
  const age = formatAge(now.getTime() - oldest.getTime());
  return (
    <Row as="span" isInline>
      <Link
        to="/sales"
        search={(before) => ({ ...before, states: ['waiting', 'sending', 'unknown'], deviceIds: [lane.deviceId] })}
      >
        <StatusBadge tone={TONES[waitingUrgency(oldest, now)]}>{t('count', { count: lane.waiting })}</StatusBadge>
      </Link>
      <TimeText at={oldest}>
        <Text as="small" tone="soft" size="sm">
          {t('oldest', { age })}
        </Text>
      </TimeText>
    </Row>
  );
}
