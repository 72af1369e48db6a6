import type { DeviceView, RefusedRequestView } from '@comptoir/contract/sales/devices';
import { useTranslations } from 'use-intl';
import { formatInstant } from '../../../lib/format.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { CertificateError } from './certificate-error.tsx';
import styles from './devices.module.css';
import { RequestAtTill } from './request-at-till.tsx';
import { TestAgain } from './test-again.tsx';

interface RefusedRequestProps {
  readonly device: DeviceView;
  readonly request: RefusedRequestView;
}

/** Reasons that the authority gave a till no certificate, error by error, and the way to one from here. */
export function RefusedRequest({ device, request }: RefusedRequestProps) {
  const t = useTranslations('devices.refused');
  const reader = useReader();
  return (
    <Banner tone="error">
      <Stack>
        <strong>{t('title', { when: formatInstant(new Date(request.requestedAt), reader) })}</strong>
        <ul className={styles.errors}>
          {request.errors.map((error) => (
            <CertificateError key={error.id} error={error} />
          ))}
        </ul>
        <NextStep device={device} request={request} />
      </Stack>
    </Banner>
  );
}

function NextStep({ device, request }: RefusedRequestProps) {
  const t = useTranslations('devices');
  if (!device.linked)
    return (
      <Stack as="p" className={styles.step} gap="sm" align="start">
        {t('certificateEnded.remedyUnlinked')}
      </Stack>
    );
  if (!request.canTestAgain) {
    return (
      <Stack className={styles.step} gap="sm" align="start">
        <p>
          <strong>{t('refused.outdated.title')}</strong> {t('refused.outdated.text')}
        </p>
        <RequestAtTill deviceName={device.name} />
      </Stack>
    );
  }
  return (
    <>
      <Stack className={styles.step} gap="sm" align="start">
        <p>{t('refused.thenTill')}</p>
        <RequestAtTill deviceName={device.name} />
      </Stack>
      <TestAgain device={device} activeBy={isAboutCode(request) ? request.activeBy : null} />
    </>
  );
}

/** A code that is not active yet is refused as one that no one knows; no other error passes by waiting. */
const isAboutCode = ({ errors }: RefusedRequestView): boolean =>
  errors.some(({ merchantField }) => merchantField === 'authorization_code');
