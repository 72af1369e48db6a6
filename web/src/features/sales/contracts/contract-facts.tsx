import type { ContractView } from '@comptoir/contract/sales/contracts';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatLongDay, formatMoney, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Banner } from '../../../ui/banner.tsx';
import { DetailList } from '../../../ui/detail-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { ContractState } from './contract-state.tsx';
import { Terms } from './terms.tsx';

interface ContractFactsProps {
  readonly contract: ContractView;
}

/** With whom, for what, how much; of what estimate, and under which terms. */
export function ContractFacts({ contract }: ContractFactsProps) {
  const t = useTranslations('contracts');
  const language = useLanguage();
  const { customer, occasion, persons, estimateId, revision } = contract;
  const isCancelling = contract.documents.some(({ kind, state }) => kind === 'cancellation' && state === 'waiting');
  return (
    <Section title={t('facts.title')} aside={<ContractState state={contract.state} />}>
      {isCancelling ? <Banner tone="warning">{t('facts.cancelling')}</Banner> : null}
      <DetailList
        details={[
          { label: t('columns.customer'), value: [customer.name, customer.company].filter(Boolean).join(', ') },
          { label: t('columns.occasion'), value: occasion.name },
          { label: t('columns.date'), value: formatLongDay(occasion.date, language) },
          { label: t('facts.persons'), value: formatNumber(persons, language) },
          {
            label: t('facts.estimate'),
            value: (
              <Link to="/sales/estimates/$idEstimate" params={{ idEstimate: estimateId }}>
                {t('facts.revision', { revision: formatNumber(revision, language) })}
              </Link>
            ),
          },
          ...useAmounts(contract),
          ...(contract.reason === null ? [] : [{ label: t('facts.reason'), value: contract.reason }]),
        ]}
      />
      <Terms contract={contract} />
    </Section>
  );
}

/** Lists the amounts that every contract has, and those that only some have. */
function useAmounts(contract: ContractView) {
  const t = useTranslations('contracts');
  const language = useLanguage();
  const { state, agreedCents, totalCents, paidCents, dueCents, returnedCents, additionCents } = contract;
  const always =
    state === 'cancelled'
      ? [
          { label: t('facts.agreed'), amount: agreedCents },
          { label: t('facts.kept'), amount: totalCents },
        ]
      : [
          { label: t('columns.total'), amount: totalCents },
          { label: t('columns.paid'), amount: paidCents },
          { label: t('columns.due'), amount: dueCents },
        ];
  const some = [
    { label: t('facts.returned'), amount: returnedCents },
    { label: t('facts.additions'), amount: additionCents },
  ].filter(({ amount }) => amount > 0);
  return [...always, ...some].map(({ label, amount }) => ({ label, value: formatMoney(cents(amount), language) }));
}
