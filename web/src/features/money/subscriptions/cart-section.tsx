import type { CartView } from '@comptoir/contract/money/subscriptions';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useTranslations } from 'use-intl';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { Section } from '../../../ui/section.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { PromoCodeForm } from './promo-code-form.tsx';
import type { Order } from '../../../shared/queries/money.ts';
import { useCart } from './subscribe.api.ts';
import styles from './subscribe.module.css';
import { useTaxRates } from '../../../shared/taxes/use-tax-rates.ts';

interface CartSectionProps {
  readonly order: Order;
  /** Refusal of a code that was kept. */
  readonly refusal: Error | null;
  readonly onPromoCode: (code: string | null) => void;
}

/** Price of the first month, and the code that makes it less. */
export function CartSection({ order, refusal, onPromoCode }: CartSectionProps) {
  const t = useTranslations('subscribe.cart');
  const { data: cart, error, refetch, isPlaceholderData } = useCart(order);
  return (
    <Section title={t('title')}>
      <QueryError error={error} data={cart} onRetry={() => void refetch()} />
      {cart ? <Totals cart={cart} isOld={isPlaceholderData} /> : null}
      {cart || error ? null : <SkeletonRows count={4} />}
      <PromoCodeForm order={order} refusal={refusal} onPromoCode={onPromoCode} />
    </Section>
  );
}

/** Source: spec §3 "Cart". Amounts that are about to change are shown as such, and read out when they have. */
function Totals({ cart, isOld }: { readonly cart: CartView; readonly isOld: boolean }) {
  const t = useTranslations('subscribe.cart');
  const rates = useTaxRates();
  const language = useLanguage();
  const row = (label: string, amount: number, isTotal = false) => (
    <tr data-total={isTotal || undefined}>
      <th scope="row">{label}</th>
      <td>{formatMoney(cents(amount), language)}</td>
    </tr>
  );
  return (
    <div aria-live="polite" aria-busy={isOld}>
      <table className={styles.totals} data-old={isOld || undefined}>
        <caption className="visually-hidden">{t('caption')}</caption>
        <tbody>
          {row(t('service'), cart.monthlyServiceCents)}
          {row(t('installation'), cart.installationCents)}
          {cart.discountCents > 0 ? row(t('discount', { code: cart.promoCode ?? '' }), -cart.discountCents) : null}
          {row(t('subtotal'), cart.subtotalCents)}
          {row(t('gst', rates), cart.gstCents)}
          {row(t('qst', rates), cart.qstCents)}
          {row(t('total'), cart.totalCents, true)}
        </tbody>
      </table>
    </div>
  );
}
