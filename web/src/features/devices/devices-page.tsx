import type { DeviceView } from '@comptoir/contract/devices';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { DeviceIcon, PlusIcon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useDevices } from './devices.api.ts';
import { DevicesTable } from './devices-table.tsx';
import { LinkDeviceDialog } from './link-device-dialog.tsx';

/** The tills of a merchant, and the way to link one more. */
export function DevicesPage() {
  const t = useTranslations('devices');
  const { data, error, refetch } = useDevices();
  /** The till to link: one that is there, a new one, or none. */
  const [linking, setLinking] = useState<DeviceView | 'new' | null>(null);
  const devices = data?.items;
  const linkNew = (): void => setLinking('new');

  return (
    <Page title={t('title')} lead={t('lead')} actions={devices?.length ? <LinkButton onClick={linkNew} /> : null}>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {devices || !error ? <Devices devices={devices} onLink={setLinking} onLinkNew={linkNew} /> : null}
      {linking ? (
        <LinkDeviceDialog
          device={linking === 'new' ? null : linking}
          devices={devices ?? []}
          onClose={() => setLinking(null)}
        />
      ) : null}
    </Page>
  );
}

interface DevicesProps {
  /** Undefined while they are on their way. */
  readonly devices: readonly DeviceView[] | undefined;
  readonly onLink: (device: DeviceView) => void;
  readonly onLinkNew: () => void;
}

function Devices({ devices, onLink, onLinkNew }: DevicesProps) {
  const t = useTranslations('devices.empty');
  if (!devices) return <SkeletonRows count={4} />;
  if (devices.length > 0) return <DevicesTable devices={devices} onLink={onLink} />;
  return (
    <EmptyState icon={<DeviceIcon size={24} />} title={t('title')} action={<LinkButton onClick={onLinkNew} />}>
      {t('text')}
    </EmptyState>
  );
}

/** Nothing for whoever may not link a till, such as somebody who acts for the merchant. */
function LinkButton({ onClick }: { readonly onClick: () => void }) {
  const t = useTranslations('devices');
  if (!useMay('link-device')) return null;
  return (
    <Button leftSection={<PlusIcon size={18} />} onClick={onClick}>
      {t('link')}
    </Button>
  );
}
