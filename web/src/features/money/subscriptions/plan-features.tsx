import { SOLD_FEATURES } from '@comptoir/domain/money/plan/plan-features';
import { useTranslations } from 'use-intl';
import { CheckIcon } from '../../../ui/icons.tsx';
import { Columns } from '../../../ui/layout.tsx';
import styles from './subscribe.module.css';

/** Features that come with either installation. */
export function PlanFeatures() {
  const t = useTranslations('subscribe.features');
  return (
    <div>
      <h3 className={styles.heading}>{t('title')}</h3>
      <Columns as="ul" className={styles.features} least="16rem" align="stretch" size="md">
        {SOLD_FEATURES.map((feature) => (
          <li key={feature}>
            <CheckIcon size={18} />
            {t(feature)}
          </li>
        ))}
      </Columns>
    </div>
  );
}
