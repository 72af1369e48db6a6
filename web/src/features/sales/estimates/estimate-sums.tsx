import { cents } from '@comptoir/domain/base/amounts/cents';
import { useTranslations } from 'use-intl';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useEstimateSums } from './estimates.api.ts';
import { ESTIMATE_STATES } from '../../../shared/estimates/estimate-state.tsx';
import styles from './estimates.module.css';
import { useEstimateFilters } from './use-estimate-filters.ts';

/** Number and amount of estimates in each state; pressed, the list is narrowed to it. */
export function EstimateSums() {
  const t = useTranslations('estimates');
  const language = useLanguage();
  const { inAnyState, stages: chosen, setFilters } = useEstimateFilters();
  const { data } = useEstimateSums(inAnyState);
  const press = (state: (typeof ESTIMATE_STATES)[number]): void => {
    const others = chosen.filter((one) => one !== state);
    const next = others.length < chosen.length ? others : [...chosen, state];
    setFilters({ stages: next.length > 0 ? next : undefined });
  };
  return (
    <ul className={styles.sums} aria-label={t('sums.label')}>
      {ESTIMATE_STATES.map((state) => {
        const sum = data?.states.find((one) => one.state === state);
        const count = data ? (sum?.count ?? 0) : null;
        return (
          <li key={state}>
            <button type="button" aria-pressed={chosen.includes(state)} data-state={state} onClick={() => press(state)}>
              <span>
                {t(`states.${state}`)}{' '}
                <span className={styles.count}>{count === null ? '–' : formatNumber(count, language)}</span>
              </span>
              <strong>{data ? formatMoney(cents(sum?.totalCents ?? 0), language) : '–'}</strong>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
