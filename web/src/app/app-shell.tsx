import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { SideNavigation } from './side-navigation.tsx';
import { TopBar } from './top-bar.tsx';
import { useShellData } from './use-shell-data.ts';
import styles from './app-shell.module.css';

/** The shared frame of every screen but login and reset: side navigation, top bar, main area. */
export function AppShell({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('app');
  const { isReady, merchants } = useShellData();

  return (
    <div className={styles.shell}>
      <a href="#main" className={styles.skip}>
        {t('skip')}
      </a>
      <aside className={styles.side}>
        <div className={styles.brand}>
          <Wordmark size={30} />
        </div>
        <SideNavigation />
      </aside>
      <TopBar merchants={merchants} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {isReady ? children : <SkeletonRows />}
      </main>
    </div>
  );
}

export const ShellScreen = () => (
  <AppShell>
    <Outlet />
  </AppShell>
);
