import { useBlocker } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { sessionStore } from '../../../shared/sessions/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './merchant.module.css';

/** Asks before what was typed is left behind: by the browser's own words when the page goes, by ours within the portal. */
export function LeaveGuard({ isDirty }: { readonly isDirty: boolean }) {
  const t = useTranslations('merchant.leave');
  const { status, proceed, reset } = useBlocker({
    disabled: !isDirty,
    withResolver: true,
    enableBeforeUnload: () => isDirty,
    // whose session has ended is not kept here
    shouldBlockFn: ({ current, next }) =>
      sessionStore.current() !== null &&
      (current.pathname !== next.pathname || merchantOf(current.search) !== merchantOf(next.search)),
  });
  if (status !== 'blocked') return null;
  return (
    <Dialog title={t('title')} onClose={reset}>
      <div className={styles.dialog}>
        <p>{t('text')}</p>
        <div className={styles.buttons}>
          <Button onClick={reset}>{t('stay')}</Button>
          <Button variant="default" onClick={proceed}>
            {t('leave')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

const merchantOf = (search: object): unknown => ('merchantId' in search ? search.merchantId : undefined);
