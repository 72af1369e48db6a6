import { isInOrder } from '@comptoir/domain/help/technicians/absence';
import { SUPPORT_TIME_ZONE } from '@comptoir/domain/base/support-settings/support-hours';
import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { dayIn } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { schemaOf, type ReadForm } from '../../../shared/forms/schema-of.ts';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { ApiError } from '../../../shared/http/api-error.ts';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { Columns, Hint } from '../../../ui/layout.tsx';
import { useAddAbsence, type NewAbsence } from './technicians.api.ts';

const REASON_LENGTH = 120;

/** An absence as a form has it; without times it is whole days. */
type TypedAbsence = Readonly<Record<'fromOn' | 'fromTime' | 'untilOn' | 'untilTime' | 'reason', string>>;

const schema = schemaOf(readAbsence);

function readAbsence(typed: TypedAbsence): ReadForm<TypedAbsence, NewAbsence> {
  const missing = (['fromOn', 'untilOn'] as const).filter((day) => typed[day] === '');
  if (missing.length > 0) return { faults: Object.fromEntries(missing.map((day) => [day, 'required'])) };
  const absence = { ...typed, fromTime: typed.fromTime || null, untilTime: typed.untilTime || null };
  if (!isInOrder(absence)) return { faults: { untilOn: 'before-start' } };
  return { value: { ...absence, reason: typed.reason.trim() } };
}

interface AbsenceFormProps {
  readonly technicianId: string;
  /** Visits are booked in what was typed. */
  readonly onOverlaid: (absence: NewAbsence) => void;
}

/** One more absence, in days or in hours. */
export function AbsenceForm({ technicianId, onOverlaid }: AbsenceFormProps) {
  const t = useTranslations('technicians.absences');
  const today = dayIn(useNow(60_000), SUPPORT_TIME_ZONE);
  const add = useAddAbsence(technicianId);
  const { form, field } = useFields({
    schema,
    initial: { fromOn: today, fromTime: '', untilOn: today, untilTime: '', reason: '' },
    call: add,
    onSubmit: (absence, send) =>
      send(absence, {
        onSuccess: () => showAlert({ tone: 'success', text: t('added') }),
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'technician-booked') onOverlaid(absence);
        },
      }),
  });
  const time = (name: 'fromTime' | 'untilTime') => ({
    ...field(name),
    required: false,
    type: 'time',
    step: 900,
    label: t(name),
  });

  return (
    <Form {...form}>
      <h3>{t('add')}</h3>
      <Hint>{t('hint')}</Hint>
      <Columns least="11rem">
        <TextInput {...field('fromOn')} type="date" label={t('fromOn')} />
        <TextInput {...time('fromTime')} />
      </Columns>
      <Columns least="11rem">
        <TextInput {...field('untilOn')} type="date" label={t('untilOn')} />
        <TextInput {...time('untilTime')} />
      </Columns>
      <TextInput
        {...field('reason')}
        required={false}
        label={t('reason')}
        maxLength={REASON_LENGTH}
        autoComplete="off"
      />
      <DialogFooter cancel={t('close')}>
        <SubmitButton>{t('add')}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}
