import { mailtoLink } from '@comptoir/domain/base/mail/mailto-link';
import type { MailFailure, MailFailurePage } from '@comptoir/contract/base/mail';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatInstant } from '../../../lib/format.ts';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { useAddress } from '../../../shared/lists/use-address.ts';
import { useWholeList } from '../../../shared/lists/use-whole-list.ts';
import { MailOutcome } from '../../../shared/mail/mail-outcome.tsx';
import { SettleMail } from '../../../shared/mail/settle-mail.tsx';
import { AllLooked } from '../../../shared/merchants/all-looked.tsx';
import { MerchantLink } from '../../../shared/merchants/merchant-link.tsx';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { ListSection } from '../../../ui/list-section.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { useMailFailures, useMerchantAsked } from './admin-dashboard.api.ts';

/** Mails that did not go out or came back, the latest first: whose they are, what the mail server says, and the way off the list. */
export function MailList() {
  const t = useTranslations('adminDashboard.mails');
  const { data, error, refetch } = useMailFailures();
  const asked = useMerchantAsked();
  const { change } = useAddress();
  return (
    <ListSection title={t('title')} aside={<AllLooked />}>
      {asked ? <OfOne name={asked.company_name} /> : null}
      <QueryError error={error} data={data} onRetry={() => void refetch()} />
      {data || error ? null : <SkeletonRows count={4} />}
      {data ? <Failures page={data} /> : null}
      <Pager
        previous={data?.previousCursor ?? null}
        next={data?.nextCursor ?? null}
        isLoading={false}
        onGo={(cursor) => change({ cursor })}
      />
    </ListSection>
  );
}

/** Says whose they are alone, and leads to everyone's. */
function OfOne({ name }: { readonly name: string }) {
  const t = useTranslations('adminDashboard.mails');
  return (
    <p>
      {t('ofOne', { name })}{' '}
      <Link to="." search={({ about: _about, cursor: _cursor, ...before }) => before} resetScroll={false}>
        {t('ofAll')}
      </Link>
    </p>
  );
}

function Failures({ page: { items, count } }: { readonly page: MailFailurePage }) {
  const t = useTranslations('adminDashboard.mails');
  const columns = useColumns();
  const list = useWholeList(items, columns);
  if (count === 0)
    return (
      <EmptyState icon={<CheckIcon size={24} />} title={t('none')}>
        {t('calm')}
      </EmptyState>
    );
  return (
    <>
      <p>{t('sum', { count })}</p>
      <DataTable
        {...list}
        isFacts
        caption={t('title')}
        columns={columns}
        idOf={({ id }) => id}
        renderActions={({ id, address }) => <SettleMail id={id} address={address} />}
      />
    </>
  );
}

function useColumns(): Column<MailFailure>[] {
  const t = useTranslations('adminDashboard.mails');
  const tFailures = useTranslations('mailFailures');
  const reader = useReader();
  return [
    {
      key: 'address',
      header: t('columns.address'),
      cell: ({ address }) => <a href={mailtoLink(address)}>{address}</a>,
    },
    {
      key: 'merchant',
      header: t('columns.merchant'),
      cell: ({ merchantId, company_name: name }) =>
        merchantId && name ? <MerchantLink id={merchantId} name={name} /> : '–',
    },
    { key: 'subject', header: t('columns.subject'), cell: ({ subject }) => subject },
    {
      key: 'at',
      header: t('columns.at'),
      cell: ({ lastFailedAt, tries }) => (
        <>
          {formatInstant(new Date(lastFailedAt), reader)} {tries > 1 ? tFailures('tries', { count: tries }) : null}
        </>
      ),
    },
    { key: 'detail', header: t('columns.detail'), grows: true, cell: ({ detail }) => detail },
    {
      key: 'outcome',
      header: t('columns.outcome'),
      keeps: true,
      cell: ({ outcome }) => <MailOutcome outcome={outcome} />,
    },
  ];
}
