import { TextInput } from '@mantine/core';
import type { SupportSettingsView } from '@comptoir/contract/base/support-settings';
import { useTranslations } from 'use-intl';
import { typedEmailFault } from '../../../shared/forms/email-rules.ts';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { schemaOf, type ReadForm } from '../../../shared/forms/schema-of.ts';
import { telephoneFault } from '../../../shared/forms/telephone-rules.ts';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { useSetSupportSettings, type SupportSettings } from './support-settings.api.ts';
import { Columns } from '../../../ui/layout.tsx';

type Typed = { readonly opens: string; readonly closes: string; readonly telephone: string; readonly email: string };

const schema = schemaOf((typed: Typed): ReadForm<Typed, SupportSettings> => {
  const telephone = typed.telephone.trim();
  const unreached = telephoneFault(telephone);
  const unwritable = typed.email.trim() === '' ? 'required' : typedEmailFault(typed.email);
  const faults = {
    ...faultsOfHours(typed),
    ...(unreached === null ? {} : { telephone: unreached }),
    ...(unwritable === null ? {} : { email: unwritable }),
  };
  if (Object.keys(faults).length > 0) return { faults };
  return { value: { ...typed, telephone: telephone || null, email: typed.email.trim() } };
});

function faultsOfHours({ opens, closes }: Typed) {
  if (opens === '') return { opens: 'required' };
  if (closes === '') return { closes: 'required' };
  return closes <= opens ? { closes: 'before-start' } : {};
}

/** Hours, telephone and email of support. */
export function SettingsForm({ settings }: { readonly settings: SupportSettingsView }) {
  const t = useTranslations('supportSettings.fields');
  const { opens, closes, telephone, email } = settings;
  const { form, field } = useFields({
    schema,
    initial: { opens, closes, telephone: telephone ?? '', email },
    call: useSetSupportSettings(),
    onSubmit: (typed, send) => send(typed),
    words: { 'before-start': t('order') },
  });
  return (
    <Form {...form}>
      <Columns least="11rem">
        <TextInput {...field('opens')} type="time" label={t('opens')} />
        <TextInput {...field('closes')} type="time" label={t('closes')} />
      </Columns>
      <Columns least="11rem">
        <TextInput {...field('telephone')} required={false} type="tel" label={t('telephone')} autoComplete="off" />
        <TextInput {...field('email')} type="email" label={t('email')} autoComplete="off" />
      </Columns>
      <div>
        <SubmitButton>{t('save')}</SubmitButton>
      </div>
    </Form>
  );
}
