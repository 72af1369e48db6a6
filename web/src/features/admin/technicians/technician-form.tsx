import type { TechnicianView } from '@comptoir/contract/help/technicians';
import { NativeSelect, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Loaded } from '../../../shared/errors/loaded.tsx';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { schemaOf } from '../../../shared/forms/schema-of.ts';
import { useFields } from '../../../shared/forms/use-fields.ts';
import {
  useSupportCalendar,
  useSupportContact,
  useSupportHours,
} from '../../../shared/support/use-support-calendar.ts';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { Columns, Hint, Row } from '../../../ui/layout.tsx';
import { HoursFields } from './hours-fields.tsx';
import { readTechnician, typeTechnician, type TypedTechnician } from './read-technician.ts';
import { useSaveTechnician } from './technicians.api.ts';
import styles from './technicians.module.css';

const NAME_LENGTH = 80;

interface TechnicianFormProps {
  /** The technician who is changed; null for one who is added. */
  readonly technician: TechnicianView | null;
  readonly onDone: () => void;
}

/** Form of a technician: name, contact and week; it begins once the hours are known that a week is held to. */
export const TechnicianForm = (props: TechnicianFormProps) => (
  <Loaded query={useSupportContact()} rows={8}>
    {() => <Fields {...props} />}
  </Loaded>
);

function Fields({ technician, onDone }: TechnicianFormProps) {
  const t = useTranslations('technicians.form');
  const language = useLanguage();
  const bounds = useSupportCalendar();
  const schema = useSchema(technician);
  const {
    form,
    field,
    methods: { register },
  } = useFields({
    schema,
    initial: typeTechnician(technician, { bounds, language }),
    call: useSaveTechnician(),
    onSubmit: (kept, send) =>
      send(
        { ...kept, ...(technician ? { id: technician.id } : {}) },
        {
          onSuccess: ({ name, appointmentsToMove: count }) => {
            if (count > 0) showAlert({ tone: 'info', text: t('toMove', { name, count }) });
            onDone();
          },
        },
      ),
    words: {
      'half-a-stretch': t('rules.half'),
      'before-start': t('rules.order'),
      'outside-support-hours': t('rules.support', { hours: useSupportHours() }),
      overlaps: t('rules.overlaps'),
    },
  });
  const text = (name: keyof Pick<TypedTechnician, 'name' | 'email' | 'telephone'>) => ({
    ...field(name),
    required: name === 'name',
    label: t(name),
    autoComplete: 'off',
  });

  return (
    <Form {...form} takesFocus>
      <TextInput {...text('name')} maxLength={NAME_LENGTH} />
      <TextInput
        {...text('email')}
        type="email"
        description={t('emailHint')}
        autoCapitalize="none"
        spellCheck={false}
      />
      <Columns least="11rem">
        <TextInput {...text('telephone')} type="tel" />
        <NativeSelect
          {...field('language')}
          label={t('language')}
          data={[
            { value: 'fr', label: 'Français' },
            { value: 'en', label: 'English' },
          ]}
        />
      </Columns>
      <HoursFields register={register} faultOf={(day) => field(`from${day}a`).error} />
      <Row as="label" className={styles.active} isWhole align="start">
        <input {...register('active')} type="checkbox" />
        <span>
          {t('active')}
          <Hint as="span">{t('activeHint')}</Hint>
        </span>
      </Row>
      <DialogFooter>
        <SubmitButton>{t(technician ? 'save' : 'add')}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}

/** The rules of the form: a week lies within the hours that support has now, or is as it was. */
function useSchema(technician: TechnicianView | null) {
  const { opens, closes } = useSupportCalendar();
  const known = technician?.hours;
  return useMemo(
    () =>
      schemaOf((typed: TypedTechnician) =>
        readTechnician(typed, { bounds: { opens, closes }, ...(known ? { known } : {}) }),
      ),
    [opens, closes, known],
  );
}
