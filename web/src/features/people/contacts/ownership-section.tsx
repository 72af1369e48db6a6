import { useQuery } from '@tanstack/react-query';
import type { OwnershipTransferView } from '@comptoir/contract/people/ownership';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatDay } from '../../../lib/format.ts';
import { usePermission } from '../../../shared/access/permission.ts';
import { ConfirmDialog } from '../../../shared/confirmation/confirm-dialog.tsx';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Text } from '../../../ui/layout.tsx';
import { Section } from '../../../ui/section.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import type { ContactsOf } from '../../../shared/queries/people.ts';
import { ownershipTransfersQuery } from '../../../shared/queries/ownership.ts';
import { useContacts, useWithdrawOwnership } from './contacts.api.ts';
import { OwnershipDialog } from './ownership-dialog.tsx';

/** Section by which the owner of a business hands it over, and sees what became of the last offer; nothing to those who may not. */
export const OwnershipSection = ({ of }: OwnershipSectionProps) =>
  usePermission('transfer-ownership') ? <Transfers of={of} /> : null;

interface OwnershipSectionProps {
  /** People that the section stands under. */
  readonly of: ContactsOf;
}

function Transfers({ of }: OwnershipSectionProps) {
  const t = useTranslations('contacts.ownership');
  const hasPeople = useContacts(of).data !== undefined;
  const { data, error, refetch } = useQuery(ownershipTransfersQuery());
  // it would be pushed down by people who come after it
  if (!hasPeople) return null;
  return (
    <Section title={t('title')} lead={t('lead')}>
      {data ? <LastTransfer last={data.items[0] ?? null} /> : null}
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <SkeletonRows count={1} />}
    </Section>
  );
}

function LastTransfer({ last }: { readonly last: OwnershipTransferView | null }) {
  const t = useTranslations('contacts.ownership');
  const [dialog, setDialog] = useState<'offer' | 'withdraw' | null>(null);
  const close = (): void => setDialog(null);
  return (
    <>
      {last ? <LastOffer transfer={last} onWithdraw={() => setDialog('withdraw')} /> : null}
      {last?.state === 'open' ? null : (
        <div>
          <Button variant="default" onClick={() => setDialog('offer')}>
            {t('open')}
          </Button>
        </div>
      )}
      {dialog === 'offer' ? <OwnershipDialog onClose={close} /> : null}
      {dialog === 'withdraw' && last ? <WithdrawDialog transfer={last} onClose={close} /> : null}
    </>
  );
}

interface LastOfferProps {
  readonly transfer: OwnershipTransferView;
  readonly onWithdraw: () => void;
}

function LastOffer({ transfer, onWithdraw }: LastOfferProps) {
  const t = useTranslations('contacts.ownership');
  const reader = useReader();
  const { state, name, email, offeredBy, expiresAt, settledAt } = transfer;
  const dayOf = (at: string): string => formatDay(new Date(at), reader);
  if (state !== 'open')
    return (
      <Text tone="soft" wrap="anywhere">
        {t(`ended.${state}`, {
          name,
          offeredBy,
          day: dayOf(state === 'expired' ? expiresAt : (settledAt ?? expiresAt)),
        })}
      </Text>
    );
  return (
    <Banner
      tone="info"
      action={
        <Button variant="default" onClick={onWithdraw}>
          {t('withdraw')}
        </Button>
      }
    >
      {t('offered', { name, email, day: dayOf(expiresAt) })}
    </Banner>
  );
}

interface WithdrawDialogProps {
  readonly transfer: OwnershipTransferView;
  readonly onClose: () => void;
}

function WithdrawDialog({ transfer: { id, name, email }, onClose }: WithdrawDialogProps) {
  const t = useTranslations('contacts.ownership');
  const withdraw = useWithdrawOwnership();
  return (
    <ConfirmDialog
      title={t('withdrawTitle', { name })}
      cancel={t('keep')}
      onCancel={onClose}
      confirm={t('withdraw')}
      onConfirm={() => withdraw.mutate(id, { onSuccess: onClose })}
      isGrave
      isPending={withdraw.isPending}
      error={withdraw.error}
    >
      <p>{t('withdrawText', { email })}</p>
    </ConfirmDialog>
  );
}
