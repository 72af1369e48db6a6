import { useTranslations } from 'use-intl';
import { usePermission } from '../../../shared/access/permission.ts';
import styles from './devices.module.css';

/** Explains what is not offered, to those who look after a merchant and might look for it. */
export function MissingPermission() {
  const t = useTranslations('devices.missingPermission');
  const canLink = usePermission('link-device');
  const canCertificate = usePermission('edit-certificate');
  if (canLink && canCertificate) return null;
  return <p className={styles.hint}>{t(canLink ? 'certificate' : 'acting')}</p>;
}
