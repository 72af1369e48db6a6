import type { DeviceView } from '@comptoir/contract/sales/devices';
import { useTranslations } from 'use-intl';
import { Banner } from '../../../ui/banner.tsx';
import { RequestAtTill } from './request-at-till.tsx';

interface CertificateEndedProps {
  readonly state: 'expired' | 'revoked';
  readonly device: Pick<DeviceView, 'name' | 'linked'>;
}

/** A till whose certificate is over makes no bills: that, and how it gets another one. */
export function CertificateEnded({ state, device: { name, linked } }: CertificateEndedProps) {
  const t = useTranslations('devices.certificateEnded');
  return (
    <Banner tone="error">
      <strong>{t(state)}</strong>
      <p>{t(linked ? 'remedy' : 'remedyUnlinked')}</p>
      {linked ? <RequestAtTill deviceName={name} /> : null}
    </Banner>
  );
}
