import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../shared/sessions/use-session.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { InfoIcon } from '../ui/icons.tsx';
import { Page } from '../ui/page.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { HOME } from './paths.ts';
import styles from './last-resort.module.css';

const AppShell = lazy(async () => ({ default: (await import('./app-shell.tsx')).AppShell }));

/** An unknown address: within the shell for a signed-in user, on a bare page for others. */
export function NotFoundScreen() {
  const t = useTranslations('app.notFound');
  const session = useSession();
  const content = (
    <Page title={t('title')}>
      <EmptyState icon={<InfoIcon />} title={t('text')} action={<Link to={HOME}>{t('back')}</Link>}>
        {t('hint')}
      </EmptyState>
    </Page>
  );
  if (session) {
    return (
      <Suspense>
        <AppShell>{content}</AppShell>
      </Suspense>
    );
  }
  return (
    <main className={styles.frame}>
      <div className={styles.brand}>
        <Wordmark />
      </div>
      {content}
    </main>
  );
}
