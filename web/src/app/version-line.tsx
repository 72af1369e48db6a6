import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { versionQuery } from '../shared/queries/help.ts';
import styles from './account-menu.module.css';

/** Version that runs, for those who ask support about it; the way to what is new in it stands above. */
export function VersionLine() {
  const t = useTranslations('app.account');
  const { data: version } = useQuery(versionQuery());
  return version ? <p className={styles.version}>{t('version', { version })}</p> : null;
}
