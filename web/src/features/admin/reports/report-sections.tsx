import { Link, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import styles from '../../../ui/tabs.module.css';

/** What is reported on, a tab each; the period goes along. */
export function ReportSections() {
  const t = useTranslations('reports.sections');
  const { from, to, section } = useSearch({ strict: false });
  const period = from && to ? { from, to } : {};
  const tab = (name: 'transmissions' | 'revenue') => {
    const own = name === 'revenue' ? name : undefined;
    return (
      <Link
        to="/reports"
        search={{ ...period, ...(own ? { section: own } : {}) }}
        // both are the same path: only what is chosen is current
        activeOptions={{ exact: true }}
        aria-current={section === own ? 'page' : undefined}
        className={styles.tab}
      >
        {t(name)}
      </Link>
    );
  };
  return (
    <nav className={styles.tabs} aria-label={t('label')}>
      {tab('transmissions')}
      {tab('revenue')}
    </nav>
  );
}
