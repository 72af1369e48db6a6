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
import type { FreeHour } from './appointment-week.ts';
import type { ChosenMerchant } from './chosen-merchant.tsx';
import { MerchantField } from './merchant-field.tsx';
import { TechnicianField } from './technician-field.tsx';
import { useAppointmentsOf, useBook } from './appointments.api.ts';
import { useFormatHour } from './use-format-hour.ts';

const NOTE_LENGTH = 300;

/** A visit as the form has it. */
export type TypedVisit = z.infer<typeof schema>;

const schema = z.object({
  merchantId: z.string().check(z.minLength(1, 'required')),
  note: z.string().check(z.trim()),
  technicianId: z.string(),
});

interface BookAppointmentProps {
  readonly free: FreeHour;
  readonly chosen: ChosenMerchant | null;
  readonly today: string;
  readonly onDone: () => void;
}

/** Books an hour. The merchant is known already, or chosen here. */
export function BookAppointment({ free: { startsAt, technicians }, chosen, today, onDone }: BookAppointmentProps) {
  const t = useTranslations('appointments.booking');
  const words = useFormatHour();
  const now = useNow(60_000);
  const { form, field, methods } = useFields({
    schema,
    initial: { merchantId: chosen?.merchantId ?? '', note: chosen?.note ?? '', technicianId: only(technicians) },
    call: useBook(),
    onSubmit: ({ merchantId, note, technicianId }, send) =>
      send(
        { merchantId, startsAt, ...(note ? { note } : {}), ...(technicianId ? { technicianId } : {}) },
        {
          onSuccess: (appointment) => {
            showAlert({
              tone: 'success',
              text: t('done', {
                name: appointment.company_name,
                technician: appointment.technician,
                ...words(appointment.startsAt),
              }),
            });
            onDone();
          },
        },
      ),
  });
  const picked = useWatch({ control: methods.control, name: 'merchantId' });
  const { data: appointments = [] } = useAppointmentsOf(picked, today);
  const before = appointments.find(({ startsAt: at }) => Date.parse(at) > now.getTime());

  return (
    <Form {...form}>
      {chosen ? (
        <p>{t('for', { name: chosen.name })}</p>
      ) : (
        <MerchantField control={methods.control} error={field('merchantId').error} />
      )}
      {before ? <Banner tone="info">{t('moves', words(before.startsAt))}</Banner> : null}
      <TechnicianField {...field('technicianId')} technicians={technicians} />
      <TextInput {...field('note')} required={false} label={t('note')} maxLength={NOTE_LENGTH} autoComplete="off" />
      <DialogFooter>
        <SubmitButton>{t(before ? 'move' : 'book')}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}

/** The technician whom there is no choice but. */
const only = (technicians: FreeHour['technicians']): string =>
  technicians.length === 1 ? (technicians[0]?.id ?? '') : '';
