import { useTranslations } from 'use-intl';
import { useMay } from '../../../shared/access/may.ts';
import styles from './devices.module.css';

/** Why something is not offered, to those who look after a merchant and might look for it. */
export function NotHere() {
  const t = useTranslations('devices.notHere');
  const mayLink = useMay('link-device');
  const mayCertificate = useMay('edit-certificate');
  if (mayLink && mayCertificate) return null;
  return <p className={styles.hint}>{t(mayLink ? 'certificate' : 'acting')}</p>;
}
