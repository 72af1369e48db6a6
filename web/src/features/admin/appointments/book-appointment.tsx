import type { AppointmentView } from '@comptoir/contract/help/appointments';
import { TextInput } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { showAlert } from '../../../lib/alerts.ts';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Banner } from '../../../ui/banner.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import type { ChosenMerchant } from './chosen-merchant.tsx';
import { MerchantField } from './merchant-field.tsx';
import { useBook } from './appointments.api.ts';
import { useFormatHour } from './use-format-hour.ts';

const NOTE_LENGTH = 300;

/** A visit as the form has it. */
export type TypedVisit = z.infer<typeof schema>;

const schema = z.object({
  merchantId: z.string().check(z.minLength(1, 'required')),
  note: z.string().check(z.trim()),
});

interface BookAppointmentProps {
  readonly startsAt: string;
  readonly chosen: ChosenMerchant | null;
  readonly appointments: readonly AppointmentView[];
  readonly onDone: () => void;
}

/** Books an hour. The merchant is known already, or chosen here. */
export function BookAppointment({ startsAt, chosen, appointments, onDone }: BookAppointmentProps) {
  const t = useTranslations('appointments.booking');
  const words = useFormatHour();
  const now = useNow(60_000);
  const { form, field, methods } = useFields({
    schema,
    initial: { merchantId: chosen?.merchantId ?? '', note: chosen?.note ?? '' },
    call: useBook(),
    onSubmit: ({ merchantId, note }, send) =>
      send(
        { merchantId, startsAt, ...(note ? { note } : {}) },
        {
          onSuccess: (appointment) => {
            showAlert({
              tone: 'success',
              text: t('done', { name: appointment.company_name, ...words(appointment.startsAt) }),
            });
            onDone();
          },
        },
      ),
  });
  const picked = useWatch({ control: methods.control, name: 'merchantId' });
  const before = appointments.find(
    ({ merchantId, startsAt: at }) => merchantId === picked && Date.parse(at) > now.getTime(),
  );

  return (
    <Form {...form}>
      {chosen ? (
        <p>{t('for', { name: chosen.name })}</p>
      ) : (
        <MerchantField control={methods.control} error={field('merchantId').error} />
      )}
      {before ? <Banner tone="info">{t('moves', words(before.startsAt))}</Banner> : null}
      <TextInput {...field('note')} required={false} label={t('note')} maxLength={NOTE_LENGTH} autoComplete="off" />
      <DialogFooter>
        <SubmitButton>{t(before ? 'move' : 'book')}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}
