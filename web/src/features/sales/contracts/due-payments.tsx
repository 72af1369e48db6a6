import type { ContractView } from '@comptoir/contract/sales/contracts';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useTranslations } from 'use-intl';
import { formatLongDay, formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Section } from '../../../ui/section.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { useAskInstalment } from './contracts.api.ts';
import styles from './contracts.module.css';

interface DuePaymentsProps {
  readonly contract: ContractView;
  readonly canEdit: boolean;
}

type Payment = ContractView['payments'][number];

/** The schedule: what is paid, what a till was asked for, what is due. The next one may be asked for. */
export function DuePayments({ contract, canEdit }: DuePaymentsProps) {
  const t = useTranslations('contracts.payments');
  const ask = useAskInstalment(contract.id);
  const next = contract.payments.find(({ state }) => state === 'due');
  // the balance is the last payment, which has a button of its own
  const isAsking = canEdit && next !== undefined && next.kind !== 'balance';
  return (
    <Section title={t('title')} lead={canEdit ? t('lead') : undefined}>
      <FormError error={ask.error} />
      <DataTable
        caption={t('title')}
        columns={useColumns()}
        rows={contract.payments}
        idOf={({ index }) => String(index)}
      />
      {isAsking ? (
        <div>
          <Button loading={ask.isPending} onClick={() => ask.mutate({ payment: next.index })}>
            {t('ask')}
          </Button>
        </div>
      ) : null}
    </Section>
  );
}

const TONES = { due: 'neutral', asked: 'warning', paid: 'success' } as const;

function useColumns(): Column<Payment>[] {
  const t = useTranslations('contracts');
  const language = useLanguage();
  return [
    { key: 'kind', header: t('payments.kind'), cell: ({ kind }) => t(`payments.kinds.${kind}`) },
    {
      key: 'on',
      header: t('payments.dueOn'),
      keeps: true,
      cell: ({ dueOn }) => (dueOn === null ? t('now') : formatLongDay(dueOn, language)),
    },
    {
      key: 'state',
      header: t('payments.state'),
      keeps: true,
      cell: ({ state }) => <StatusBadge tone={TONES[state]}>{t(`payments.states.${state}`)}</StatusBadge>,
    },
    {
      key: 'amount',
      header: t('documents.amount'),
      isFigure: true,
      keeps: true,
      phone: 'primary',
      cell: (payment) => <Amount payment={payment} />,
    },
  ];
}

/** Amount of a payment, and the rest of one that is paid in part. */
function Amount({ payment }: { readonly payment: Payment }) {
  const t = useTranslations('contracts.payments');
  const language = useLanguage();
  const isInPart = payment.leftCents > 0 && payment.leftCents < payment.cents;
  return (
    <span className={styles.amount}>
      {formatMoney(cents(payment.cents), language)}
      {isInPart ? <small>{t('left', { amount: formatMoney(cents(payment.leftCents), language) })}</small> : null}
    </span>
  );
}
