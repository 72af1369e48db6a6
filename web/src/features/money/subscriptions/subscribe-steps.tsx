import type { Installation } from '@comptoir/domain/money/subscriptions/price-cart';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { sessionStore } from '../../../shared/sessions/session-store.ts';
import { useSession } from '../../../shared/sessions/use-session.ts';
import { Section } from '../../../ui/section.tsx';
import { CardStep } from './card-step.tsx';
import { CartSection } from './cart-section.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { PlanFeatures } from './plan-features.tsx';
import styles from './subscribe.module.css';

/**
 * Plan, card, cart and confirmation: the total is the last thing before the button, on a phone too. The session follows the
 * choice of the installation.
 */
export function SubscribeSteps() {
  const t = useTranslations('subscribe.steps');
  const isSelfInstall = useSession()?.isSelfInstallSelected ?? true;
  const [promoCode, setPromoCode] = useState<string | null>(null);
  const installation: Installation = isSelfInstall ? 'autonomous' : 'assisted';
  const order = { installation, ...(promoCode ? { promoCode } : {}) };

  return (
    <div className={styles.columns}>
      <div className={styles.plan}>
        <Section title={t('plan')}>
          <PlanChoice chosen={installation} onChoose={sessionStore.keepInstallation} />
          <PlanFeatures />
        </Section>
      </div>
      <div className={styles.card}>
        <Section title={t('card')}>
          <CardStep />
        </Section>
      </div>
      <div className={styles.cart}>
        <CartSection order={order} onPromoCode={setPromoCode} />
      </div>
      <div className={styles.confirm}>
        <Section title={t('confirm')}>
          <ConfirmStep order={order} onPromoCodeLost={() => setPromoCode(null)} />
        </Section>
      </div>
    </div>
  );
}
