import { SOLD_FEATURES } from '@comptoir/domain/money/plan/plan-features';
import { useTranslations } from 'use-intl';
import { CheckIcon } from '../../../ui/icons.tsx';
import styles from './subscribe.module.css';

/** Features that come with either installation. */
export function PlanFeatures() {
  const t = useTranslations('subscribe.features');
  return (
    <div>
      <h3 className={styles.heading}>{t('title')}</h3>
      <ul className={styles.features}>
        {SOLD_FEATURES.map((feature) => (
          <li key={feature}>
            <CheckIcon size={18} />
            {t(feature)}
          </li>
        ))}
      </ul>
    </div>
  );
}
