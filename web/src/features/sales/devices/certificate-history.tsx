import type { CertificateEntryView, DeviceView } from '@comptoir/contract/sales/devices';
import { useTranslations } from 'use-intl';
import { formatDay } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { DetailList } from '../../../ui/detail-list.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx';
import { Hint, Text } from '../../../ui/layout.tsx';
import { useCertificates } from './devices.api.ts';
import styles from './devices.module.css';

interface CertificateHistoryProps {
  readonly device: DeviceView;
  readonly onClose: () => void;
}

/** Every certificate that a till has had, the newest first. */
export function CertificateHistory({ device, onClose }: CertificateHistoryProps) {
  const t = useTranslations('devices.history');
  const { data, error, refetch } = useCertificates(device.id);
  const certificates = data?.items;
  return (
    <Dialog title={t('title', { name: device.name })} onClose={onClose}>
      <QueryError error={error} data={data} onRetry={() => void refetch()} />
      {!certificates && !error ? <SkeletonRows count={2} /> : null}
      {certificates?.length === 0 ? <Hint size="md">{t('empty')}</Hint> : null}
      <ul className={styles.certificates}>
        {certificates?.map((certificate) => (
          <li key={certificate.id}>
            <Entry certificate={certificate} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

type EntryState = 'inUse' | 'replaced' | 'expired' | 'revoked';

const TONES: Readonly<Record<EntryState, Tone>> = {
  inUse: 'success',
  replaced: 'neutral',
  expired: 'warning',
  revoked: 'error',
};

function Entry({ certificate }: { readonly certificate: CertificateEntryView }) {
  const t = useTranslations('devices.history');
  const reader = useReader();
  const day = (at: string): string => formatDay(new Date(at), reader);
  const state = stateOf(certificate, useNow(60_000));
  const { issuedAt, notBefore, notAfter, revokedAt, serial } = certificate;
  return (
    <>
      <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>
      <DetailList
        details={[
          { label: t('issued'), value: day(issuedAt) },
          { label: t('valid'), value: t('period', { from: day(notBefore), to: day(notAfter) }) },
          ...(revokedAt ? [{ label: t('revoked'), value: day(revokedAt) }] : []),
          {
            label: t('serial'),
            value: (
              <Text as="code" size="sm">
                {serial}
              </Text>
            ),
          },
        ]}
      />
    </>
  );
}

function stateOf({ revokedAt, notAfter, isInUse }: CertificateEntryView, now: Date): EntryState {
  if (revokedAt) return 'revoked';
  if (new Date(notAfter) <= now) return 'expired';
  return isInUse ? 'inUse' : 'replaced';
}
