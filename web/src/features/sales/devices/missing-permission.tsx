import { useTranslations } from 'use-intl';
import { usePermission } from '../../../shared/access/permission.ts';
import { Hint } from '../../../ui/layout.tsx';

/** Explains what is not offered, to those who look after a merchant and might look for it. */
export function MissingPermission() {
  const t = useTranslations('devices.missingPermission');
  const canLink = usePermission('link-device');
  const canCertificate = usePermission('edit-certificate');
  if (canLink && canCertificate) return null;
  return <Hint size="md">{t(canLink ? 'certificate' : 'acting')}</Hint>;
}
