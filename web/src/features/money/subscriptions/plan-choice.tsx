import { INSTALLATIONS, type Installation } from '@comptoir/domain/money/subscriptions/price-cart';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useTranslations } from 'use-intl';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { usePlan } from './subscribe.api.ts';
import { Choice, Columns, Hint, Text } from '../../../ui/layout.tsx';
import styles from './subscribe.module.css';

interface PlanChoiceProps {
  readonly chosen: Installation;
  readonly onChoose: (installation: Installation) => void;
}

/** Autonomous or assisted, each with what it means and what it costs. Source: spec §2 "Installation plan choice". */
export function PlanChoice({ chosen, onChoose }: PlanChoiceProps) {
  const t = useTranslations('subscribe.plan');
  const language = useLanguage();
  const { data: plan } = usePlan();
  const prices = plan && {
    autonomous: plan.installation.autonomousCents,
    assisted: plan.installation.assistedCents,
  };
  const money = (amount: number): string => formatMoney(cents(amount), language);

  return (
    <Columns as="fieldset" least="16rem" gap="md" align="stretch">
      <legend className="visually-hidden">{t('legend')}</legend>
      {INSTALLATIONS.map((installation) => (
        <Choice key={installation}>
          <input
            type="radio"
            required
            name="installation"
            checked={installation === chosen}
            onChange={() => onChoose(installation)}
          />
          <span>
            <strong>{t(`${installation}.title`)}</strong>
            <Hint as="span" size="md">
              {t(`${installation}.text`)}
            </Hint>
            {prices && plan ? (
              <Text as="span" className={styles.price} tone="green" size="md" weight="600">
                {t(prices[installation] === 0 ? 'priceIncluded' : 'price', {
                  installation: money(prices[installation]),
                  service: money(plan.monthlyServiceCents),
                })}
              </Text>
            ) : null}
          </span>
        </Choice>
      ))}
    </Columns>
  );
}
