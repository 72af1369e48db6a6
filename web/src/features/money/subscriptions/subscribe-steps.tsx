import { useTranslations } from 'use-intl';
import { Section } from '../../../ui/section.tsx';
import { CardStep } from './card-step.tsx';
import { CartSection } from './cart-section.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { PlanFeatures } from './plan-features.tsx';
import { useOrder } from './use-order.ts';
import styles from './subscribe.module.css';

/**
 * Plan, card, cart and confirmation: the total is the last thing before the button, on a phone too.
 */
export function SubscribeSteps() {
  const t = useTranslations('subscribe.steps');
  const { order, refusal, choose, keepPromoCode } = useOrder();

  return (
    <div className={styles.columns}>
      <div className={styles.plan}>
        <Section title={t('plan')}>
          <PlanChoice chosen={order.installation} onChoose={choose} />
          <PlanFeatures />
        </Section>
      </div>
      <div className={styles.card}>
        <Section title={t('card')}>
          <CardStep />
        </Section>
      </div>
      <div className={styles.cart}>
        <CartSection order={order} refusal={refusal} onPromoCode={keepPromoCode} />
      </div>
      <div className={styles.confirm}>
        <Section title={t('confirm')}>
          <ConfirmStep order={order} onPromoCodeLost={() => keepPromoCode(null)} />
        </Section>
      </div>
    </div>
  );
}
