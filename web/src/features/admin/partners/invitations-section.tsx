import type { InvitationFileView } from '@comptoir/contract/people/invitations';
import type { PartnerView } from '@comptoir/contract/people/partners';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCallOnce } from '../../../lib/use-call-once.ts';
import { showAlert } from '../../../lib/alerts.ts';
import { formatInstant } from '../../../lib/format.ts';
import { saveBlob } from '../../../lib/save-file.ts';
import { usePermission } from '../../../shared/access/permission.ts';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { failureCode } from '../../../shared/http/api-error.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { DownloadIcon, PlusIcon, ShopIcon } from '../../../ui/icons.tsx';
import { ListSection } from '../../../ui/list-section.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { fetchResults, useInvitationFiles } from './invitations.api.ts';

const InviteMerchantsDialog = lazy(async () => ({
  default: (await import('./invite-merchants-dialog.tsx')).InviteMerchantsDialog,
}));

/** Merchants whom the partner invites by a file: what became of each file. */
export function InvitationsSection({ partner }: { readonly partner: PartnerView }) {
  const t = useTranslations('partner.invitations');
  if (!usePermission('invite-merchants')) return null;
  return (
    <ListSection title={t('title')}>
      <Files partnerId={partner.id} />
    </ListSection>
  );
}

/** Stands over the list of merchants, which may be long. */
export function InviteMerchants({ partner }: { readonly partner: PartnerView }) {
  const t = useTranslations('partner.invitations');
  const [isOpen, setOpen] = useState(false);
  const mayInvite = usePermission('invite-merchants');
  if (!mayInvite || partner.suspended) return null;
  return (
    <>
      <Button leftSection={<PlusIcon size={18} />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <Suspense>{isOpen ? <InviteMerchantsDialog partner={partner} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}

function Files({ partnerId }: { readonly partnerId: string }) {
  const t = useTranslations('partner.invitations');
  const { data, error, refetch } = useInvitationFiles(partnerId);
  const columns = useColumns();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows count={2} />;
  if (data.items.length === 0)
    return (
      <EmptyState icon={<ShopIcon size={24} />} title={t('empty.title')}>
        {t('empty.text')}
      </EmptyState>
    );
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={data.items}
      idOf={({ id }) => id}
      renderActions={(file) => <Results partnerId={partnerId} file={file} />}
    />
  );
}

function Results({ partnerId, file }: { readonly partnerId: string; readonly file: InvitationFileView }) {
  const t = useTranslations('partner.invitations');
  const tErrors = useTranslations('errorMessages');
  const { mutate, isPending } = useCallOnce({
    mutationFn: () => fetchResults(partnerId, file.id),
    onSuccess: ({ name, content }) => saveBlob(name, content),
    onError: (error) => showAlert({ tone: 'error', text: tErrors(failureCode(error)) }),
  });
  return (
    <Button
      variant="default"
      leftSection={<DownloadIcon size={18} />}
      aria-label={t('resultsOf', { name: file.name })}
      loading={isPending}
      onClick={() => mutate()}
    >
      {t('results')}
    </Button>
  );
}

const TONES = { sending: 'info', done: 'success', stopped: 'warning' } as const;

function useColumns(): Column<InvitationFileView>[] {
  const t = useTranslations('partner.invitations');
  const reader = useReader();
  const figure = (key: 'invited' | 'waiting' | 'unchanged' | 'skipped', of: (file: InvitationFileView) => number) => ({
    key,
    header: t(`columns.${key}`),
    isFigure: true,
    isLabelled: true,
    cell: of,
  });
  return [
    { key: 'name', header: t('columns.name'), phone: 'primary', cell: ({ name }) => name },
    {
      key: 'askedAt',
      header: t('columns.askedAt'),
      phone: 'secondary',
      cell: ({ askedAt }) => <time dateTime={askedAt}>{formatInstant(new Date(askedAt), reader)}</time>,
    },
    { key: 'askedBy', header: t('columns.askedBy'), phone: 'hidden', cell: ({ askedBy }) => askedBy ?? t('support') },
    figure('invited', ({ counts }) => counts.invited),
    figure('waiting', ({ counts }) => counts.waiting),
    figure(
      'unchanged',
      ({ counts: { repeated, alreadyInvited, hasAccount } }) => repeated + alreadyInvited + hasAccount,
    ),
    figure('skipped', ({ counts: { invalid, stopped } }) => invalid + stopped),
    {
      key: 'state',
      header: t('columns.state'),
      phone: 'primary',
      keeps: true,
      cell: ({ state }) => <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>,
    },
  ];
}
