import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useId, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { saveLanguage } from '../shared/profile/save-language.ts';
import { signOut } from '../shared/profile/sign-out.ts';
import type { Session } from '../shared/sessions/session.ts';
import { useSession } from '../shared/sessions/use-session.ts';
import { ChevronIcon, PersonIcon } from '../ui/icons.tsx';
import { useDropdown } from '../ui/use-dropdown.ts';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { PATHS } from './paths.ts';
import { recentAlerts } from './recent-alerts.ts';
import { RecentNotices } from './recent-notices.tsx';
import { useIsPhone } from './use-is-phone.ts';
import dropdown from '../ui/dropdown.module.css';
import styles from './account-menu.module.css';

const VersionLine = lazy(async () => ({
  default: (await import('../shared/release-notes/version-line.tsx')).VersionLine,
}));

/** Menu of the signed-in user: recent notices, the way to their profile, and the way out. */
export function AccountMenu() {
  const t = useTranslations('app.account');
  const session = useSession();
  const isPhone = useIsPhone();
  const id = useId();
  const { isOpen, toggle, close, frame } = useDropdown();
  const alerts = useSyncExternalStore(recentAlerts.subscribe, recentAlerts.current);
  const unread = alerts.filter(({ isRead }) => !isRead).length;
  useEffect(() => {
    if (isOpen && unread > 0) recentAlerts.markRead();
  }, [isOpen, unread]);
  if (!session) return null;

  return (
    <div className={dropdown.frame} {...frame}>
      <button
        type="button"
        className={styles.button}
        aria-label={t('label')}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-describedby={unread > 0 ? `${id}-unread` : undefined}
        onClick={toggle}
      >
        <PersonIcon />
        {unread > 0 ? <span className={styles.unread} /> : null}
        <span className={dropdown.chevron}>
          <ChevronIcon size={16} />
        </span>
      </button>
      <span id={`${id}-unread`} className="visually-hidden">
        {unread > 0 ? t('notices.unread', { count: unread }) : null}
      </span>
      <div id={id} className={dropdown.panel} hidden={!isOpen}>
        <Who session={session} isPhone={isPhone} />
        {isPhone ? (
          <div className={styles.language}>
            <LanguageSwitch onChosen={(language) => void saveLanguage(language)} />
          </div>
        ) : null}
        <Link to={PATHS.profile} className={dropdown.entry} onClick={close}>
          {t('profile')}
        </Link>
        {session.impersonateMerchantId ? null : (
          <Link to={PATHS.businesses} className={dropdown.entry} onClick={close}>
            {t('businesses')}
          </Link>
        )}
        <Link to={PATHS.releaseNotes} className={dropdown.entry} onClick={close}>
          {t('releaseNotes')}
        </Link>
        <button type="button" className={dropdown.entry} onClick={signOut}>
          {t('signOut')}
        </button>
        {isOpen ? <RecentNotices alerts={alerts} /> : null}
        {isOpen ? (
          <Suspense>
            <VersionLine />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}

/** The bar of a telephone may have no room for the whole name of the business. */
function Who({ session, isPhone }: { readonly session: Session; readonly isPhone: boolean }) {
  const t = useTranslations('app.account');
  const { role, merchantRight, merchant } = session;
  return (
    <>
      <p className={styles.name}>{session.user?.name ?? session.email}</p>
      <p className={dropdown.detail}>{session.email}</p>
      <p className={dropdown.detail}>
        {t(`roles.${role}`)}
        {merchantRight ? ` (${t(`rights.${merchantRight}`)})` : null}
      </p>
      {isPhone && role === 'merchant' ? <p className={dropdown.detail}>{merchant?.company_name}</p> : null}
    </>
  );
}
