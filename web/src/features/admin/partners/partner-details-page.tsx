import type { PartnerView } from '@comptoir/contract/people/partners';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePermission } from '../../../shared/access/permission.ts';
import { useMerchantList } from '../../../shared/merchants/merchant-list.api.ts';
import { MerchantList } from '../../../shared/merchants/merchant-list.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { PlusIcon, ShopIcon } from '../../../ui/icons.tsx';
import { ListSection } from '../../../ui/list-section.tsx';
import { InOrder, isAwaited } from '../../../ui/in-order.tsx';
import { Page } from '../../../ui/page.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { CommissionsSection } from './commissions-section.tsx';
import { useInvitationFiles } from './invitations.api.ts';
import { InvitationsSection, InviteMerchants } from './invitations-section.tsx';
import { usePartner } from './partner.api.ts';
import { commissionsQuery } from '../../../shared/queries/commissions.ts';
import { usePartnerColumns } from './use-partner-columns.tsx';
import { PartnerPeople } from './partner-people.tsx';

// its form is for the moments when something is changed
const AssignMerchantDialog = lazy(async () => ({
  default: (await import('./assign-merchant-dialog.tsx')).AssignMerchantDialog,
}));

/** Details of a partner: the merchants it looks after and its people. */
export function PartnerDetailsPage() {
  const t = useTranslations('partner');
  const { data, error, refetch } = usePartner();

  return (
    <Page
      title={data?.name ?? t('title')}
      lead={data ? t('lead', { merchants: data.merchants, active: data.activeMerchants, users: data.users }) : null}
      actions={
        data ? (
          <>
            <ToDashboard idPartner={data.id} />
            <InviteMerchants partner={data} />
          </>
        ) : null
      }
    >
      <QueryError error={error} data={data} onRetry={() => void refetch()} />
      {data || error ? null : <SkeletonRows count={4} />}
      {data ? <Parts partner={data} /> : null}
    </Page>
  );
}

/** For those who say who looks after whom. */
function Assign({ partner }: { readonly partner: PartnerView }) {
  const t = useTranslations('partner.assign');
  const [isOpen, setOpen] = useState(false);
  if (!usePermission('edit-partners')) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<PlusIcon size={18} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      <Suspense>{isOpen ? <AssignMerchantDialog partner={partner} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}

/**
 * Its merchants, whom it invites, what it has of them, and its people. Each comes once what is above it is there: a button that moves away
 * under a finger is not pressed.
 */
function Parts({ partner }: { readonly partner: PartnerView }) {
  const t = useTranslations('partner');
  const list = useMerchantList({ partners: [partner.id] });
  const files = useInvitationFiles(partner.id);
  const commissions = useQuery(commissionsQuery(partner.id));
  const merchants = (
    <ListSection title={t('merchants')} aside={<Assign partner={partner} />}>
      <Merchants list={list} />
    </ListSection>
  );
  return (
    <InOrder
      parts={[
        { name: 'merchants', isOnItsWay: isAwaited(list.page), content: merchants },
        { name: 'invitations', isOnItsWay: isAwaited(files), content: <InvitationsSection partner={partner} /> },
        { name: 'commissions', isOnItsWay: isAwaited(commissions), content: <CommissionsSection partner={partner} /> },
        { name: 'people', isOnItsWay: false, content: <PartnerPeople /> },
      ]}
    />
  );
}

/** Its merchants, a page at a time: they may be hundreds. */
function Merchants({ list }: { readonly list: ReturnType<typeof useMerchantList> }) {
  const t = useTranslations('partner');
  const more = usePartnerColumns(list.page.data?.items);
  return (
    <MerchantList
      list={list}
      more={more}
      empty={
        <EmptyState icon={<ShopIcon size={24} />} title={t('empty.title')}>
          {t('empty.text')}
        </EmptyState>
      }
    />
  );
}

function ToDashboard({ idPartner }: { readonly idPartner: string }) {
  const t = useTranslations('partner');
  return (
    <Link to="/partner/$idPartner/dashboard" params={{ idPartner }}>
      {t('toDashboard')}
    </Link>
  );
}
