import type { DeviceView } from '@comptoir/contract/sales/devices';
import { useTranslations } from 'use-intl';
import { formatLongDay } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Banner } from '../../../ui/banner.tsx';
import { CertificateEnded } from './certificate-ended.tsx';
import { Text } from '../../../ui/layout.tsx';
import { RefusedRequest } from './refused-request.tsx';

/** Explains what keeps a till from billing, or from the right rates, and the fix; null where nothing does. */
export function detailOf(device: DeviceView) {
  const { refusedRequest, certificate } = device;
  if (refusedRequest) return <RefusedRequest device={device} request={refusedRequest} />;
  if (certificate.state === 'expired' || certificate.state === 'revoked') {
    return <CertificateEnded state={certificate.state} device={device} />;
  }
  if (device.oldCalendar) return <OldCalendar {...device.oldCalendar} />;
  return certificate.isRenewalRequested ? <RenewalHint /> : null;
}

/** Says that rates change without this till, and how it gets them. */
function OldCalendar({ neededFrom }: NonNullable<DeviceView['oldCalendar']>) {
  const t = useTranslations('devices.oldCalendar');
  const language = useLanguage();
  return (
    <Banner tone="warning">
      {neededFrom === null ? t('now') : t('before', { day: formatLongDay(neededFrom, language) })}
    </Banner>
  );
}

function RenewalHint() {
  const t = useTranslations('devices.certificate');
  return (
    <Text as="small" tone="soft">
      {t('renewalHint')}
    </Text>
  );
}
