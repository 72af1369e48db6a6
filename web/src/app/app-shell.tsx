import { Outlet, useRouterState } from '@tanstack/react-router';
import { Suspense, useDeferredValue, useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { sessionStore } from '../shared/sessions/session-store.ts';
import { useSession } from '../shared/sessions/use-session.ts';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { removeFirstPaint } from './remove-first-paint.ts';
import { RightGuard } from './right-guard.tsx';
import { lazyPart } from './lazy-part.ts';
import { SideNavigation } from './side-navigation.tsx';
import { StrangeMerchant } from './strange-merchant.tsx';
import { MerchantSubject } from './merchant-subject.tsx';
import { TopBar } from './top-bar.tsx';
import { useIsNarrow } from './use-is-narrow.ts';
import { useShellData } from './use-shell-data.ts';
import styles from './app-shell.module.css';

/** The banner with its words, for the few who ever act for a merchant. */
const ImpersonationBanner = lazyPart(
  'impersonation',
  async () => (await import('./impersonation-banner.tsx')).ImpersonationBanner,
);

/** Notices about the place in view: work that keeps it, another that was closed, an account that is theirs as well. */
const PlaceNotices = lazyPart(
  'businesses',
  async () => (await import('../shared/people/place-notices.tsx')).PlaceNotices,
);

/** The shared frame of every screen but login and reset: side navigation, top bar, main area. */
export function AppShell({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('app');
  const { isReady, isPicking, other, isStrange, isGone } = useShellData();
  const isShown = useShownOnArrival(isReady);
  // drawn after the frame, a little at a time: a telephone takes clicks meanwhile
  const isDrawn = useDeferredValue(isShown, false) && isShown;
  const screen = isStrange ? (
    <StrangeMerchant isPicking={isPicking} other={other} isGone={isGone} />
  ) : (
    <RightGuard>{children}</RightGuard>
  );
  // its thirty links would be drawn for no one
  const isNarrow = useIsNarrow();
  const notice = useSyncExternalStore(sessionStore.subscribe, sessionStore.notice);
  const isActing = Boolean(useSession()?.impersonateMerchantId);

  return (
    <div className={styles.shell} data-acting={isActing || undefined}>
      <a href="#main" className={styles.skip}>
        {t('skip')}
      </a>
      {isActing ? (
        <div className={styles.acting}>
          <Suspense>
            <ImpersonationBanner />
          </Suspense>
        </div>
      ) : null}
      {isNarrow ? null : (
        <div className={styles.side}>
          <SideNavigation>
            <div className={styles.brand}>
              <Wordmark />
            </div>
          </SideNavigation>
        </div>
      )}
      <TopBar isPicking={isPicking} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {notice ? (
          <Suspense>
            <PlaceNotices notice={notice} />
          </Suspense>
        ) : null}
        <MerchantSubject isStrange={isStrange}>{isDrawn ? screen : <SkeletonRows />}</MerchantSubject>
      </main>
    </div>
  );
}

/**
 * True when the screen is shown: once hidden, because the session changed, it comes back when the address has followed. The one that
 * is left would ask for what it may no longer see.
 */
function useShownOnArrival(isReady: boolean): boolean {
  const isOnTheWay = useRouterState({ select: ({ isLoading }) => isLoading });
  const [wasShown, setWasShown] = useState(false);
  const isShown = isReady && (wasShown || !isOnTheWay);
  if (isShown !== wasShown) setWasShown(isShown);
  return isShown;
}

/**
 * The shell as it comes. The router shows a screen at once, however long that takes: the shell is drawn after that, a little at a time, under
 * the frame that the page has painted, and takes its place.
 */
export function ShellScreen() {
  const isDrawn = useDeferredValue(true, false);
  useLayoutEffect(() => {
    if (isDrawn) removeFirstPaint();
  }, [isDrawn]);
  return isDrawn ? (
    <AppShell>
      <Outlet />
    </AppShell>
  ) : null;
}
