import type { DeviceView } from '@comptoir/contract/devices';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useSession } from '../../lib/session/use-session.ts';
import { Banner } from '../../ui/banner.tsx';
import styles from './dashboard.module.css';
import { openSteps, type OpenStep } from './open-steps.ts';

/** Where each step is done. */
const PLACES = {
  information: '/merchant',
  registration: '/subscribe',
  device: '/devices',
  certificate: '/devices',
} as const satisfies Record<OpenStep, string>;

/** What a merchant still has to do, and where; nothing when all is done. */
export function OpenStepsBanner({ devices }: { readonly devices: readonly DeviceView[] }) {
  const t = useTranslations('dashboard.steps');
  const merchant = useSession()?.merchant ?? null;
  const steps = openSteps(merchant, devices);
  if (steps.length === 0) return null;
  return (
    <Banner tone="warning">
      <strong>{t('title')}</strong>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <Link to={PLACES[step]}>{t(step)}</Link>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
