import type { EstimateRevisionView, EstimateView } from '@comptoir/contract/sales/estimates';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatLongDay, formatMoney, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { DetailList } from '../../../ui/detail-list.tsx';

interface OfferFactsProps {
  readonly estimate: EstimateView;
  readonly revision: EstimateRevisionView;
}

/** For whom, for when, how much, until when. */
export function OfferFacts({ estimate: { customer, contractId }, revision }: OfferFactsProps) {
  const t = useTranslations('estimate.facts');
  const language = useLanguage();
  const { content, price } = revision;
  const named = revision.customer ?? customer;
  const deposit = price?.payments.find(({ kind }) => kind === 'deposit');
  return (
    <DetailList
      details={[
        {
          label: t('customer'),
          value: customer.isErased ? (
            named.name || t('erased')
          ) : (
            <Link to="/sales/customers" search={{ q: customer.name, open: customer.id }}>
              {[named.name, named.company].filter(Boolean).join(', ')}
            </Link>
          ),
          hint: customer.isErased ? t('erasedHint') : undefined,
        },
        { label: t('occasion'), value: content.occasion.name },
        { label: t('date'), value: formatLongDay(content.occasion.date, language) },
        { label: t('persons'), value: formatNumber(content.persons, language) },
        { label: t('total'), value: price ? formatMoney(cents(price.totalCents), language) : t('noPrice') },
        ...(deposit ? [{ label: t('deposit'), value: formatMoney(cents(deposit.cents), language) }] : []),
        ...(contractId ? [{ label: t('contract'), value: <ToContract id={contractId} /> }] : []),
        { label: t('validUntil'), value: formatLongDay(content.validUntil, language) },
      ]}
    />
  );
}

function ToContract({ id }: { readonly id: string }) {
  const t = useTranslations('estimate.facts');
  return (
    <Link to="/sales/contracts/$idContract" params={{ idContract: id }}>
      {t('toContract')}
    </Link>
  );
}
