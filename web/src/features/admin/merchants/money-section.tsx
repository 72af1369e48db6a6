import type { InvoiceView } from '@comptoir/contract/money/invoices';
import type { SubscriptionView } from '@comptoir/contract/money/subscriptions';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatLongDay, formatMoney } from '../../../lib/format.ts';
import { usePermission } from '../../../shared/access/permission.ts';
import { Loaded } from '../../../shared/errors/loaded.tsx';
import { InvoiceState } from '../../../shared/invoices/invoice-state.tsx';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { useNextPayment } from '../../../shared/subscriptions/use-next-payment.tsx';
import { usePriceDetails } from '../../../shared/subscriptions/use-price-details.ts';
import { useSubscription } from '../../../shared/subscriptions/use-subscription.ts';
import { DetailList } from '../../../ui/detail-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import { useUnpaid } from './merchant-details.api.ts';
import styles from './merchant-details.module.css';

interface OfMerchant {
  readonly merchantId: string;
}

/** The plan and what is owed for it. An administrator goes from here to where a payment is tried again; no card is shown. */
export function MoneySection({ merchantId }: OfMerchant) {
  const t = useTranslations('merchantDetails.money');
  const subscription = useSubscription();
  const canCorrect = usePermission('edit-invoices');
  return (
    <Section title={t('title')} aside={subscription.data ? <State subscription={subscription.data} /> : null}>
      <Loaded query={subscription} rows={3}>
        {(data) => <Plan subscription={data} />}
      </Loaded>
      <Unpaid merchantId={merchantId} />
      <Row className={styles.links} gap="xl" align="stretch" size="md">
        {canCorrect ? (
          <Link to="/admin/merchant-money" search={{ merchantId }}>
            {t('account')}
          </Link>
        ) : (
          <Link to="/bills">{t('invoices')}</Link>
        )}
        <Link to="/billing">{t('subscription')}</Link>
      </Row>
    </Section>
  );
}

interface OfSubscription {
  readonly subscription: SubscriptionView;
}

const TONES: Readonly<Record<SubscriptionView['state'], Tone>> = {
  none: 'warning',
  active: 'success',
  pausing: 'info',
  paused: 'neutral',
};

function State({ subscription: { state, isPastDue } }: OfSubscription) {
  const t = useTranslations('merchantDetails.money');
  return isPastDue ? (
    <StatusBadge tone="error">{t('pastDue')}</StatusBadge>
  ) : (
    <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>
  );
}

function Plan({ subscription }: OfSubscription) {
  const t = useTranslations('merchantDetails.money');
  const reader = useReader();
  const { installation, validUntil } = subscription;
  return (
    <DetailList
      details={[
        { label: t('installation'), value: installation ? t(`installations.${installation}`) : t('none') },
        ...usePriceDetails(subscription),
        useNextPayment(subscription, { value: t('none') }),
        { label: t('validUntil'), value: validUntil ? formatLongDay(validUntil, reader.language) : t('none') },
      ]}
    />
  );
}

/** More than these are read where all of them are. */
const SHOWN = 3;

function Unpaid({ merchantId }: OfMerchant) {
  const t = useTranslations('merchantDetails.money');
  const { language } = useReader();
  const { data, error, refetch } = useUnpaid();
  const invoices = data?.pages.flatMap(({ items }) => items);
  return (
    <Loaded query={{ data: invoices, error, refetch }} rows={2}>
      {(unpaid) =>
        unpaid.length === 0 ? (
          <Row as="p" gap="xs" align="baseline" tone="soft" size="sm">
            {t('nothingDue')}
          </Row>
        ) : (
          <>
            <Text weight="600">
              {t('due', {
                count: unpaid.length,
                amount: formatMoney(
                  cents(unpaid.reduce((sum, { amountDueCents }) => sum + amountDueCents, 0)),
                  language,
                ),
              })}
            </Text>
            <Stack as="ul" gap="none">
              {unpaid.slice(0, SHOWN).map((invoice) => (
                <UnpaidInvoice key={invoice.id} invoice={invoice} merchantId={merchantId} />
              ))}
            </Stack>
          </>
        )
      }
    </Loaded>
  );
}

/** One of them, which an administrator opens where its payment is tried again. */
function UnpaidInvoice({ invoice, merchantId }: OfMerchant & { readonly invoice: InvoiceView }) {
  const t = useTranslations('merchantDetails.money');
  const { language } = useReader();
  const canCorrect = usePermission('edit-invoices');
  const { id, number, state, amountDueCents } = invoice;
  const to = canCorrect ? '/admin/merchant-money' : '/bills';
  return (
    <Row as="li" className={styles.row} gap="lg" align="baseline" justify="between" size="md">
      <Link to={to} search={{ merchantId, open: id }}>
        {t('invoice', { number })}
      </Link>
      <InvoiceState state={state} />
      <span>{formatMoney(cents(amountDueCents), language)}</span>
    </Row>
  );
}
