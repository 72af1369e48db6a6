import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useCertification } from '../../../shared/certification/use-certification.ts';
import { Page, Subject } from '../../../ui/page.tsx';
import styles from '../../../ui/tabs.module.css';

const TABS = [
  { name: 'users', to: '/gestion' },
  { name: 'plan', to: '/gestion/plan' },
  { name: 'promoCodes', to: '/gestion/promo-codes' },
  { name: 'accounting', to: '/gestion/accounting' },
  { name: 'audit', to: '/gestion/audit' },
] as const;
/** Only where the product is being certified. */
const CERTIFICATION = { name: 'certification', to: '/gestion/certification' } as const;

/** What administrators look after, a tab each; every tab has an address and a title of its own and is loaded when it is opened. */
export function GestionFrame() {
  const t = useTranslations('gestion');
  const tabs = useCertification().data?.isRun ? [...TABS, CERTIFICATION] : TABS;
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') });
  const open = tabs.find(({ to }) => to === path);
  return (
    <Subject value={open ? t(`tabs.${open.name}`) : null}>
      <Page title={t('title')} lead={t('lead')}>
        <nav className={styles.tabs} aria-label={t('tabs.label')}>
          {tabs.map(({ name, to }) => (
            <Link key={name} to={to} activeOptions={{ exact: true, includeSearch: false }} className={styles.tab}>
              {t(`tabs.${name}`)}
            </Link>
          ))}
        </nav>
        <Outlet />
      </Page>
    </Subject>
  );
}
