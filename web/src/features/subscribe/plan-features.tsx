import { useTranslations } from 'use-intl';
import { CheckIcon } from '../../ui/icons.tsx';
import styles from './subscribe.module.css';

/** What the plan includes. Source: spec §1 "Plan features". */
const FEATURES = ['sending', 'employees', 'report', 'history', 'support', 'caterers'] as const;

/** What comes with either installation. */
export function PlanFeatures() {
  const t = useTranslations('subscribe.features');
  return (
    <div>
      <h3 className={styles.heading}>{t('title')}</h3>
      <ul className={styles.features}>
        {FEATURES.map((feature) => (
          <li key={feature}>
            <CheckIcon size={18} />
            {t(feature)}
          </li>
        ))}
      </ul>
    </div>
  );
}
