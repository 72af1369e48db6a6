import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { DeviceIcon, HomeIcon, LogIcon } from '../ui/icons.tsx';
import { PATHS } from './paths.ts';
import styles from './side-navigation.module.css';

const ENTRIES = [
  { name: 'dashboard', Icon: HomeIcon },
  { name: 'devices', Icon: DeviceIcon },
  { name: 'logs', Icon: LogIcon },
] as const;

/** The screens one can go to; the one shown is marked for eyes and for screen readers. */
export function SideNavigation({ onChosen }: { readonly onChosen?: () => void }) {
  const t = useTranslations('app');
  return (
    <nav aria-label={t('navigation')}>
      <ul className={styles.list}>
        {ENTRIES.map(({ name, Icon }) => (
          <li key={name}>
            <Link to={PATHS[name]} className={styles.entry} onClick={onChosen}>
              <Icon />
              {t(`screens.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
