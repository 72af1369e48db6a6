import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { saveLanguage } from '../shared/sessions/save-language.ts';
import { signOut } from '../shared/sessions/sign-out.ts';
import { useSession } from '../shared/sessions/use-session.ts';
import { ChevronIcon, PersonIcon } from '../ui/icons.tsx';
import { useDropdown } from '../ui/use-dropdown.ts';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { PATHS } from './paths.ts';
import { useIsPhone } from './use-is-phone.ts';
import styles from './account-menu.module.css';

/** Who is signed in, the way to their profile, and the way out. */
export function AccountMenu() {
  const t = useTranslations('app.account');
  const session = useSession();
  const isPhone = useIsPhone();
  const id = useId();
  const { isOpen, toggle, close, frame } = useDropdown();
  if (!session) return null;

  return (
    <div className={styles.account} {...frame}>
      <button
        type="button"
        className={styles.button}
        aria-label={t('label')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <PersonIcon />
        <span className={styles.chevron}>
          <ChevronIcon size={16} />
        </span>
      </button>
      <div id={id} className={styles.panel} hidden={!isOpen}>
        <p className={styles.name}>{session.user?.name ?? session.email}</p>
        <p className={styles.detail}>{session.email}</p>
        <p className={styles.detail}>
          {t(`roles.${session.role}`)}
          {session.merchantRight ? ` (${t(`rights.${session.merchantRight}`)})` : null}
        </p>
        {isPhone ? (
          <div className={styles.language}>
            <LanguageSwitch onChosen={(language) => void saveLanguage(language)} />
          </div>
        ) : null}
        <Link to={PATHS.profile} className={styles.entry} onClick={close}>
          {t('profile')}
        </Link>
        <button type="button" className={styles.entry} onClick={signOut}>
          {t('signOut')}
        </button>
      </div>
    </div>
  );
}
