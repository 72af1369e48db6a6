import type { MerchantSelection } from '@comptoir/contract/base/selections';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { Form } from '../../../shared/forms/form.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { partnersQuery } from '../../../shared/queries/people.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { BulkDialogProps } from './bulk-actions.tsx';
import { BulkFooter } from './bulk-footer.tsx';
import { FrozenMerchants } from './frozen-merchants.tsx';
import { useStartBatch } from './merchant-batches.api.ts';
import { typedCount } from './typed-count.ts';

/** Has one partner look after many merchants, or none. */
export function AssignManyDialog({ chosen, onClose, onStarted }: BulkDialogProps) {
  const t = useTranslations('merchantBatches');
  return (
    <Dialog title={t('assign')} onClose={onClose}>
      <FrozenMerchants chosen={chosen}>
        {(selection) => <AssignForm selection={selection} onStarted={onStarted} />}
      </FrozenMerchants>
    </Dialog>
  );
}

/** No partner, as a list of choices has it; and nothing chosen yet. */
const NONE = 'none';
const UNCHOSEN = '';

interface AssignFormProps extends Pick<BulkDialogProps, 'onStarted'> {
  readonly selection: MerchantSelection;
}

function AssignForm({ selection: { id: selectionId, count }, onStarted }: AssignFormProps) {
  const t = useTranslations('merchantBatches');
  const { data } = useQuery(partnersQuery());
  const { form, field } = useFields({
    schema: z.object({
      partnerId: z.string().check(z.refine((chosen) => chosen !== UNCHOSEN, 'choose')),
      typed: typedCount(count),
    }),
    initial: { partnerId: UNCHOSEN, typed: '' },
    about: null,
    call: useStartBatch(),
    onSubmit: ({ partnerId }, send) =>
      send(
        { action: 'assign-partner', selectionId, count, partnerId: partnerId === NONE ? null : partnerId },
        { onSuccess: ({ id }) => onStarted(id) },
      ),
    words: { choose: t('choosePartner'), count: t('typedWrong', { count: String(count) }) },
  });
  return (
    <Form {...form} takesFocus>
      <NativeSelect
        {...field('partnerId')}
        label={t('partner')}
        data={[
          { value: UNCHOSEN, label: '' },
          ...(data?.items ?? []).map(({ id, name, suspended }) => ({
            value: id,
            label: suspended ? t('suspended', { name }) : name,
          })),
          { value: NONE, label: t('noPartner') },
        ]}
      />
      <p>{t('assignOutcome')}</p>
      <BulkFooter count={count} typed={field('typed')} action={t('assignDo', { count })} />
    </Form>
  );
}
