import { Link } from '@tanstack/react-router';
import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePermission } from '../shared/access/permission.ts';
import { useSession } from '../shared/sessions/use-session.ts';
import { useSubscription } from '../shared/subscriptions/use-subscription.ts';
import { PATHS } from './paths.ts';
import { navigationFor } from './navigation-groups.ts';
import { canSee } from './screen-access.ts';
import styles from './side-navigation.module.css';

interface SideNavigationProps {
  readonly onChosen?: () => void;
  /** Stands over it, within the landmark. */
  readonly children?: ReactNode;
}

/** The screens one can go to; the one shown is marked for eyes and for screen readers. */
export function SideNavigation({ onChosen, children }: SideNavigationProps) {
  const t = useTranslations('app');
  const session = useSession();
  const isToSubscribe = useIsToSubscribe();
  const id = useId();
  if (!session) return null;

  return (
    <nav aria-label={t('navigation')}>
      {children}
      {navigationFor(session, { isToSubscribe, isOpen: (name) => canSee(name) }).map(({ group, entries }) => (
        <div key={group} className={styles.group}>
          <p id={`${id}-${group}`} className={styles.heading}>
            {t(`groups.${group}`)}
          </p>
          <ul className={styles.list} aria-labelledby={`${id}-${group}`}>
            {entries.map(({ name, Icon }) => (
              <li key={name}>
                <Link
                  to={PATHS[name]}
                  params={{ idPartner: session.partnerId ?? '' }}
                  // its tabs have addresses below its own
                  activeOptions={{ exact: name !== 'gestion', includeSearch: false }}
                  className={styles.entry}
                  onClick={onChosen}
                >
                  <Icon />
                  {t(`screens.${name}`)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** True when the merchant has never subscribed; one that is fully registered has, and is not asked about. */
function useIsToSubscribe(): boolean {
  const session = useSession();
  const canSubscribe = usePermission('read-subscription');
  const isWanted = canSubscribe && session?.role === 'merchant' && session.merchant?.subscriptionCompleted === false;
  const { data } = useSubscription({ isWanted });
  return isWanted && data?.state === 'none';
}
