import { cents } from '@comptoir/domain/base/amounts/cents';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatLongDay, formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { EstimateState } from '../../../shared/estimates/estimate-state.tsx';
import { useMerchantScope } from '../../../shared/access/merchant-scope.ts';
import { estimatesQuery } from '../../../shared/queries/estimates.ts';
import styles from './customers.module.css';

/** The last ones; the others are a list of their own. */
const SHOWN = 5;

/** Estimates for a customer, newest first. */
export function CustomerEstimates({ customerId }: { readonly customerId: string }) {
  const t = useTranslations('estimates.ofCustomer');
  const language = useLanguage();
  const { data } = useInfiniteQuery(estimatesQuery(useMerchantScope(), { customerId }));
  const estimates = data?.pages.flatMap(({ items }) => items);
  if (!estimates) return null;
  return (
    <section className={styles.estimates}>
      <h3>{t('title')}</h3>
      {estimates.length === 0 ? <p>{t('none')}</p> : null}
      <ul>
        {estimates.slice(0, SHOWN).map(({ id, occasion, state, totalCents }) => (
          <li key={id}>
            <Link to="/sales/estimates/$idEstimate" params={{ idEstimate: id }}>
              {occasion.name}
            </Link>
            <span>{formatLongDay(occasion.date, language)}</span>
            <span>{formatMoney(cents(totalCents), language)}</span>
            <EstimateState state={state} />
          </li>
        ))}
      </ul>
      {estimates.length > SHOWN ? (
        <Link to="/sales/estimates" search={{ customerId }}>
          {t('all')}
        </Link>
      ) : null}
    </section>
  );
}
