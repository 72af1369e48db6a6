import type { MerchantView } from '@comptoir/contract/base/merchants';
import type { PartnerView } from '@comptoir/contract/people/partners';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogFooter } from '../../ui/dialog-footer.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { ErrorState } from '../errors/error-state.tsx';
import { Form, SubmitButton } from '../forms/form.tsx';
import { useFields } from '../forms/use-fields.ts';
import { partnersQuery } from '../queries/people.ts';
import { useMoveMerchant } from './move-merchant.api.ts';
import { MoveOutcome } from './move-outcome.tsx';

interface MoveMerchantDialogProps {
  readonly merchant: Pick<MerchantView, 'id' | 'company_name' | 'partnerId'>;
  readonly onClose: () => void;
}

/** Has another partner look after a merchant, or none, and says first what follows. */
export function MoveMerchantDialog({ merchant, onClose }: MoveMerchantDialogProps) {
  const t = useTranslations('merchantList.move');
  const { data, error, refetch } = useQuery(partnersQuery());
  return (
    <Dialog title={t('title', { name: merchant.company_name })} onClose={onClose}>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data ? <MoveForm merchant={merchant} partners={data.items} onDone={onClose} /> : null}
      {data || error ? null : <SkeletonRows count={3} />}
    </Dialog>
  );
}

interface MoveFormProps extends Pick<MoveMerchantDialogProps, 'merchant'> {
  readonly partners: readonly PartnerView[];
  readonly onDone: () => void;
}

/** No partner, as a list of choices has it. */
const NONE = '';

function MoveForm({ merchant: { id, company_name: name, partnerId: from }, partners, onDone }: MoveFormProps) {
  const t = useTranslations('merchantList.move');
  const { form, field, methods } = useFields({
    schema: z.object({ partnerId: z.string().check(z.refine((chosen) => chosen !== (from ?? NONE), 'same')) }),
    initial: { partnerId: from ?? NONE },
    about: null,
    call: useMoveMerchant(),
    onSubmit: ({ partnerId }, send) => send({ id, from, partnerId: partnerId || null }, { onSuccess: onDone }),
    words: { same: t('same') },
  });
  const chosen = useWatch({ control: methods.control, name: 'partnerId' });
  const nameOf = (partnerId: string | null) => partners.find((partner) => partner.id === partnerId)?.name ?? null;
  return (
    <Form {...form} takesFocus>
      <NativeSelect
        {...field('partnerId')}
        label={t('partner')}
        data={[
          { value: NONE, label: t('unassigned') },
          ...partners.map((partner) => ({
            value: partner.id,
            label: partner.suspended ? t('suspended', { name: partner.name }) : partner.name,
          })),
        ]}
      />
      {chosen === (from ?? NONE) ? null : <MoveOutcome name={name} from={nameOf(from)} to={nameOf(chosen)} />}
      <DialogFooter>
        <SubmitButton>{t('do')}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}
