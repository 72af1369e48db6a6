import type { ContractDocumentView, ContractView } from '@comptoir/contract/sales/contracts';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { dayIn, formatMediumDay, formatMoney } from '../../../lib/format.ts';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Section } from '../../../ui/section.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { useWithdrawDocument } from './contracts.api.ts';

interface ContractDocumentsProps {
  readonly contract: ContractView;
  readonly canEdit: boolean;
}

/** Documents that tills were asked to sign, and the bills that they signed. */
export function ContractDocuments({ contract, canEdit }: ContractDocumentsProps) {
  const t = useTranslations('contracts.documents');
  const withdraw = useWithdrawDocument(contract.id);
  const last = contract.documents.findLast(({ state }) => state === 'waiting');
  const isWithdrawable = canEdit && last !== undefined && last.kind !== 'contract' && last.kind !== 'revision';
  const differs = contract.documents.some(({ bill }) => bill?.isAsAsked === false);
  return (
    <Section title={t('title')} lead={last ? t('lead') : undefined}>
      {differs ? <Banner tone="warning">{t('differs')}</Banner> : null}
      <FormError error={withdraw.error} />
      <DataTable caption={t('title')} columns={useColumns()} rows={contract.documents} idOf={({ id }) => id} />
      {isWithdrawable ? (
        <div>
          <Button variant="default" loading={withdraw.isPending} onClick={() => withdraw.mutate(last.id)}>
            {t('withdraw')}
          </Button>
        </div>
      ) : null}
    </Section>
  );
}

const TONES = { waiting: 'warning', signed: 'success', withdrawn: 'neutral' } as const;

function useColumns(): Column<ContractDocumentView>[] {
  const t = useTranslations('contracts.documents');
  const { language, timeZone } = useReader();
  const money = (amount: number) => formatMoney(cents(amount), language);
  return [
    { key: 'kind', header: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      key: 'state',
      header: t('state'),
      keeps: true,
      cell: ({ state, till }) => (
        <StatusBadge tone={TONES[state]}>
          {state === 'waiting' && till !== null ? t('begun', { till }) : t(`states.${state}`)}
        </StatusBadge>
      ),
    },
    {
      key: 'amount',
      header: t('amount'),
      isFigure: true,
      keeps: true,
      phone: 'primary',
      cell: ({ kind, totalCents, paidCents }) =>
        money(kind === 'instalment' || kind === 'final' ? paidCents : totalCents),
    },
    {
      key: 'on',
      header: t('dueOn'),
      keeps: true,
      phone: 'hidden',
      cell: ({ dueOn }) => (dueOn === null ? null : formatMediumDay(dueOn, language)),
    },
    {
      key: 'signed',
      header: t('signedOn'),
      keeps: true,
      cell: ({ bill }) => (bill === null ? null : formatMediumDay(dayIn(new Date(bill.signedAt), timeZone), language)),
    },
    {
      key: 'bill',
      header: t('bill'),
      keeps: true,
      isLabelled: true,
      cell: ({ bill }) =>
        bill === null ? null : (
          <Link to="/sales/$idBill" params={{ idBill: bill.id }}>
            {bill.isAsAsked ? bill.noTrans : t('other', { noTrans: bill.noTrans, amount: money(bill.paidCents) })}
          </Link>
        ),
    },
  ];
}
