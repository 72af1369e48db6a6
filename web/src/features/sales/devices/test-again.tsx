import type { DeviceView } from '@comptoir/contract/sales/devices';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { showAlert } from '../../../lib/alerts.ts';
import { formatCountdown, formatTime } from '../../../lib/format.ts';
import { usePermission } from '../../../shared/access/permission.ts';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { useTimeLeft } from '../../../lib/use-time-left.ts';
import { useTestCertificateAgain } from './devices.api.ts';
import styles from './devices.module.css';

interface TestAgainProps {
  readonly device: DeviceView;
  /** Until then a code that was obtained lately may not be active yet; null when it must be. */
  readonly activeBy: string | null;
}

/** Sends the refused request once more, without a walk to the till; how long that may still be in vain. */
export function TestAgain({ device, activeBy }: TestAgainProps) {
  const t = useTranslations('devices.refused.again');
  const reader = useReader();
  const canTest = usePermission('edit-device');
  const { mutate, isPending, error } = useTestCertificateAgain(device.id);
  const [refusedAt, setRefusedAt] = useState<Date | null>(null);

  const test = (): void =>
    mutate(undefined, {
      onSuccess: ({ refusedRequest, name }) => {
        setRefusedAt(refusedRequest && new Date());
        if (!refusedRequest) showAlert({ tone: 'success', text: t('granted', { name }) });
      },
    });

  return (
    <Stack className={styles.step} gap="sm" align="start">
      {activeBy ? <Activation at={new Date(activeBy)} /> : null}
      {canTest ? (
        <>
          <FormError error={error} />
          <p>{t('hint')}</p>
          <Row>
            <Button loading={isPending} onClick={test}>
              {t('button')}
            </Button>
            <output>{refusedAt ? t('still', { time: formatTime(refusedAt, reader) }) : null}</output>
          </Row>
        </>
      ) : null}
    </Stack>
  );
}

function Activation({ at }: { readonly at: Date }) {
  const t = useTranslations('devices.refused.activation');
  const reader = useReader();
  const left = useTimeLeft(at);
  if (!left) return null;
  return (
    <p>
      <strong>{t('title')}</strong> {t('text', { time: formatTime(at, reader) })}{' '}
      <strong role="timer">{t('left', { left: formatCountdown(left) })}</strong>
    </p>
  );
}
