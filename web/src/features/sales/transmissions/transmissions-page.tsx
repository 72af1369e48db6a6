import type { BatchView, TransmissionLane } from '@comptoir/contract/sales/transmissions';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { SendWaiting } from '../../../shared/transmissions/send-waiting.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SendIcon } from '../../../ui/icons.tsx';
import { ListSection } from '../../../ui/list-section.tsx';
import { Page } from '../../../ui/page.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { BatchDialog } from './batch-dialog.tsx';
import { BatchesTable } from './batches-table.tsx';
import { LanesTable } from './lanes-table.tsx';
import { useTransmissions } from './transmissions.api.ts';

/** Bills of each device that wait for the authority, the reason, and the batches that people sent. */
export function TransmissionsPage() {
  const t = useTranslations('transmissions');
  const { data, error, refetch } = useTransmissions();
  const waiting = data ? countWaiting(data.lanes) : 0;
  return (
    <Page title={t('title')} lead={t('lead')} actions={waiting > 0 ? <SendWaiting /> : null}>
      <QueryError error={error} data={data} onRetry={() => void refetch()} />
      {data || error ? null : <SkeletonRows count={4} />}
      {data ? <Board {...data} /> : null}
    </Page>
  );
}

const countWaiting = (lanes: readonly TransmissionLane[]): number => lanes.reduce((sum, lane) => sum + lane.waiting, 0);

interface BoardProps {
  readonly lanes: readonly TransmissionLane[];
  readonly batches: readonly BatchView[];
}

function Board({ lanes, batches }: BoardProps) {
  const t = useTranslations('transmissions.batches');
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <>
      <Summary waiting={countWaiting(lanes)} hasDevices={lanes.length > 0} />
      {lanes.length > 0 ? <Lanes lanes={lanes} /> : null}
      {batches.length > 0 ? (
        <ListSection title={t('title')}>
          <BatchesTable batches={batches} onOpen={setOpened} />
        </ListSection>
      ) : null}
      {opened ? <BatchDialog id={opened} onClose={() => setOpened(null)} /> : null}
    </>
  );
}

/** Says if anything waits, and that none of it is lost. */
function Summary({ waiting, hasDevices }: { readonly waiting: number; readonly hasDevices: boolean }) {
  const t = useTranslations('transmissions.summary');
  if (!hasDevices)
    return (
      <EmptyState
        icon={<SendIcon size={24} />}
        title={t('noDevice')}
        action={<Link to="/devices">{t('toDevices')}</Link>}
      >
        {t('noDeviceHint')}
      </EmptyState>
    );
  if (waiting === 0) return <Banner tone="success">{t('nothing')}</Banner>;
  return (
    <Banner tone="info" announced="in-turn">
      <strong>{t('waiting', { count: waiting })}</strong> {t('safe')}
    </Banner>
  );
}

function Lanes({ lanes }: { readonly lanes: readonly TransmissionLane[] }) {
  const t = useTranslations('transmissions.lanes');
  return (
    <ListSection title={t('title')}>
      <LanesTable lanes={lanes} />
    </ListSection>
  );
}
