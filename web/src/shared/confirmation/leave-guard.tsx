import { useBlocker } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { dropDraftsAt } from '../forms/drafts.ts';
import { sessionStore } from '../sessions/session-store.ts';

/** Asks before what was typed is left behind: by the browser's own words when the page goes, by ours within the portal. */
export function LeaveGuard({ isDirty }: { readonly isDirty: boolean }) {
  const t = useTranslations('leaveGuard');
  const {
    status,
    proceed,
    reset,
    current: left,
  } = useBlocker({
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
    <ConfirmDialog
      title={t('title')}
      cancel={t('stay')}
      onCancel={reset}
      confirm={t('leave')}
      onConfirm={() => {
        dropDraftsAt(left.pathname);
        proceed();
      }}
      isGrave
    >
      <p>{t('text')}</p>
    </ConfirmDialog>
  );
}

const merchantOf = (search: object): unknown => ('merchantId' in search ? search.merchantId : undefined);
