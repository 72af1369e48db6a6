import { useTranslations } from 'use-intl';
import { Button } from '../ui/button.tsx';
import { AlertIcon } from '../ui/icons.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';
import styles from './last-resort.module.css';

/** Error screen in place of one whose code did not arrive, or that broke. */
export function ScreenFailed() {
  const t = useTranslations('app.screenFailed');
  return (
    <div className={styles.frame} role="alert">
      <Page title={t('title')}>
        <EmptyState
          icon={<AlertIcon />}
          title={t('text')}
          action={<Button onClick={() => globalThis.location.reload()}>{t('reload')}</Button>}
        />
      </Page>
    </div>
  );
}
