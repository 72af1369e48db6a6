import type { DeviceView } from '@comptoir/contract/sales/devices';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePermission } from '../../../shared/access/permission.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useOpenedRow } from '../../../shared/lists/use-opened-row.ts';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { DeviceIcon, PlusIcon } from '../../../ui/icons.tsx';
import { Page } from '../../../ui/page.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import type { Asked } from './actions-for.ts';
import { useDevices } from './devices.api.ts';
import { DevicesTable } from './devices-table.tsx';
import { MissingPermission } from './missing-permission.tsx';

const DeviceDetails = lazy(async () => ({ default: (await import('./device-details.tsx')).DeviceDetails }));
const DeviceDialog = lazy(async () => ({ default: (await import('./device-dialog.tsx')).DeviceDialog }));

/** The tills of a merchant, what can be done with them, and the way to link one more. */
export function DevicesPage() {
  const t = useTranslations('devices');
  const { data, error, refetch } = useDevices();
  const [asked, setAsked] = useState<Asked | null>(null);
  const devices = data?.items;
  const { opened, close } = useOpenedRow(devices);
  const linkNew = (): void => setAsked({ action: 'link', deviceId: null });

  return (
    <Page title={t('title')} lead={t('lead')} actions={devices?.length ? <LinkButton onClick={linkNew} /> : null}>
      <QueryError error={error} data={data} onRetry={() => void refetch()} />
      {devices || !error ? <Devices devices={devices} onAsk={setAsked} onLinkNew={linkNew} /> : null}
      <Suspense fallback={null}>
        {opened ? <DeviceDetails key={opened.id} device={opened} onAsk={setAsked} onClose={close} /> : null}
        {asked ? <DeviceDialog asked={asked} devices={devices ?? []} onClose={() => setAsked(null)} /> : null}
      </Suspense>
    </Page>
  );
}

interface DevicesProps {
  /** Undefined while they are on their way. */
  readonly devices: readonly DeviceView[] | undefined;
  readonly onAsk: (asked: Asked) => void;
  readonly onLinkNew: () => void;
}

function Devices({ devices, onAsk, onLinkNew }: DevicesProps) {
  const t = useTranslations('devices.empty');
  if (!devices) return <SkeletonRows count={4} />;
  if (devices.length > 0) {
    return (
      <>
        <DevicesTable devices={devices} onAsk={onAsk} />
        <MissingPermission />
      </>
    );
  }
  return (
    <EmptyState icon={<DeviceIcon size={24} />} title={t('title')} action={<LinkButton onClick={onLinkNew} />}>
      {t('text')}
    </EmptyState>
  );
}

/** Nothing for a user who may not link a till, such as one who acts for the merchant. */
function LinkButton({ onClick }: { readonly onClick: () => void }) {
  const t = useTranslations('devices');
  if (!usePermission('link-device')) return null;
  return (
    <Button leftSection={<PlusIcon size={18} />} onClick={onClick}>
      {t('link')}
    </Button>
  );
}
