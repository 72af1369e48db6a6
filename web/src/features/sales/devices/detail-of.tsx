import type { DeviceView } from '@comptoir/contract/sales/devices';
import { useTranslations } from 'use-intl';
import { CertificateEnded } from './certificate-ended.tsx';
import { Text } from '../../../ui/layout.tsx';
import { RefusedRequest } from './refused-request.tsx';

/** Explains what keeps a till from billing, and the fix; null where nothing does. */
export function detailOf(device: DeviceView) {
  const { refusedRequest, certificate } = device;
  if (refusedRequest) return <RefusedRequest device={device} request={refusedRequest} />;
  if (certificate.state === 'expired' || certificate.state === 'revoked') {
    return <CertificateEnded state={certificate.state} device={device} />;
  }
  return certificate.isRenewalRequested ? <RenewalHint /> : null;
}

function RenewalHint() {
  const t = useTranslations('devices.certificate');
  return (
    <Text as="small" tone="soft">
      {t('renewalHint')}
    </Text>
  );
}
