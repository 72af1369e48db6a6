import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { dropDraftsAt } from '../forms/drafts.ts';
import { unsavedWork } from '../../lib/unsaved-work.ts';
import { sessionStore } from '../sessions/session-store.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

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
    // whose session has ended is not kept here, nor is another place's screen
    shouldBlockFn: ({ current, next }) =>
      sessionStore.current() !== null &&
      unsavedWork.isThere() &&
      (current.pathname !== next.pathname || merchantOf(current.search) !== merchantOf(next.search)),
  });
  const asked = useAskedElsewhere(isDirty);
  if (status !== 'blocked' && !asked) return null;
  return (
    <ConfirmDialog
      title={t('title')}
      cancel={t('stay')}
      onCancel={() => (asked ? asked.answer(false) : reset?.())}
      confirm={t('leave')}
      onConfirm={() => {
        dropDraftsAt(left?.pathname ?? window.location.pathname);
        if (asked) asked.answer(true);
        else proceed?.();
      }}
      isGrave
    >
      <p>{t('text')}</p>
    </ConfirmDialog>
  );
}

/** The question of something else that takes the screen away, such as another business; null while there is none. */
function useAskedElsewhere(isDirty: boolean) {
  const [asked, setAsked] = useState<{ readonly answer: (mayLeave: boolean) => void } | null>(null);
  useEffect(() => {
    if (!isDirty) return undefined;
    const release = unsavedWork.hold(
      () =>
        new Promise((resolve) => {
          const answer = (mayLeave: boolean): void => {
            if (mayLeave) release();
            setAsked(null);
            resolve(mayLeave);
          };
          setAsked({ answer });
        }),
    );
    return release;
  }, [isDirty]);
  return asked;
}

const merchantOf = (search: object): unknown => ('merchantId' in search ? search.merchantId : undefined);
