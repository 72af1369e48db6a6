import type { CartView } from '@comptoir/contract/money/subscriptions';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCard } from '../../../shared/cards/card-entry.api.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Hint } from '../../../ui/layout.tsx';
import type { Order } from '../../../shared/queries/money.ts';
import { useCart, useSubscribe } from './subscribe.api.ts';
import { forgetOrder } from './use-kept-order.ts';
import { findPromoCodeRule, usePromoCodeProblem } from './use-promo-code-problem.ts';

interface ConfirmStepProps {
  readonly order: Order;
  /** The code that was in the cart does not count any more. */
  readonly onPromoCodeLost: () => void;
}

/** Effects of subscribing, and the button for it. Pressed twice it is one call, also while the next screen is on its way. */
export function ConfirmStep({ order, onPromoCodeLost }: ConfirmStepProps) {
  const t = useTranslations('subscribe.confirm');
  const language = useLanguage();
  const navigate = useNavigate();
  const { data: card } = useCard();
  const { data: cart, isPlaceholderData } = useCart(order);
  const { mutate, error, isPending, isSuccess } = useSubscribe(() => {
    forgetOrder();
    void navigate({ to: '/thank-you' });
  });
  const problem = usePromoCodeProblem(error);
  const isReady = isGood(card) && cart !== undefined && !isPlaceholderData;

  const confirm = (): void => {
    if (!cart) return;
    mutate(
      { ...order, pricesId: cart.pricesId },
      {
        onError: (refusal) => {
          if (findPromoCodeRule(refusal)) onPromoCodeLost();
        },
      },
    );
  };

  return (
    <>
      <Hint size="md">
        {cart ? t('text', { total: formatMoney(cents(cart.totalCents), language) }) : t('textWithoutTotal')}
      </Hint>
      {order.installation === 'assisted' ? <Hint size="md">{t('assisted')}</Hint> : null}
      {problem ? null : <NewPrices cart={cart} />}
      {problem ? (
        <Banner tone="error" announced="at-once">
          {problem}
        </Banner>
      ) : null}
      <CardFirst card={card} />
      <div>
        <Button size="md" disabled={!isReady} loading={isPending || isSuccess} onClick={confirm}>
          {t('subscribe')}
        </Button>
      </div>
    </>
  );
}

type Card = ReturnType<typeof useCard>['data'];

const isGood = (card: Card): boolean => card?.isExpired === false;

/** Reason that the card cannot pay yet. */
function CardFirst({ card }: { readonly card: Card }) {
  const t = useTranslations('subscribe.confirm');
  if (card === undefined || isGood(card)) return null;
  return <Hint size="md">{t(card === null ? 'cardFirst' : 'otherCardFirst')}</Hint>;
}

/** Says that prices came into force since the cart was first looked at, and what it comes to now. */
function NewPrices({ cart }: { readonly cart: CartView | undefined }) {
  const t = useTranslations('subscribe.confirm');
  const language = useLanguage();
  const [first, setFirst] = useState(cart?.pricesId);
  if (!cart) return null;
  if (first === undefined) setFirst(cart.pricesId);
  if (first === undefined || first === cart.pricesId) return null;
  return (
    <Banner tone="warning" announced="in-turn">
      {t('newPrices', { total: formatMoney(cents(cart.totalCents), language) })}
    </Banner>
  );
}
