import { MERCHANT_RIGHTS } from '@comptoir/domain/base/access/merchant-right';
import { NativeSelect, TextInput } from '@mantine/core';
import { Controller } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { useFields, type Call } from '../../../shared/forms/use-fields.ts';
import { typedEmail } from '../../../shared/forms/email-rules.ts';
import { nameWithoutAddress } from '../../../shared/people/name-without-address.ts';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { RightField } from './right-field.tsx';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(120, 'too-long'), nameWithoutAddress),
  username: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(64, 'too-long')),
  email: typedEmail,
  language: z.enum(['fr', 'en']),
  right: z.nullable(z.enum(MERCHANT_RIGHTS)),
});
type ContactFormContent = z.infer<typeof schema>;

interface ContactFormProps<Input> {
  readonly initial: ContactFormContent;
  /** The language of the invitation is asked once, and so is what a merchant's person may do: changing it is a dialog of its own. */
  readonly isNew: boolean;
  /** Reason that the email stays: one's own is changed by another user; that of an owner whom the provider names by no one. */
  readonly emailFixedFor?: 'own' | 'provider' | null;
  readonly submitLabel: string;
  readonly call: Call<Input>;
  readonly toInput: (content: ContactFormContent) => Input;
  readonly onDone: () => void;
}

/** Form of a user. A value that is taken is said at its field, any other refusal above the form. */
export function ContactForm<Input>({ initial, isNew, emailFixedFor = null, ...props }: ContactFormProps<Input>) {
  const t = useTranslations('contacts.form');
  const { form, field, methods } = useFields({
    schema,
    initial,
    about: initial.email ?? '',
    call: props.call,
    onSubmit: (content, send) => send(props.toInput(content), { onSuccess: props.onDone }),
    words: { 'too-long': t('tooLong'), 'email-taken': t('taken.email'), 'username-taken': t('taken.username') },
    fieldOf: { 'email-taken': 'email', 'username-taken': 'username' },
  });
  return (
    <Form {...form}>
      <TextInput {...field('name')} label={t('name')} autoComplete="off" />
      <TextInput
        {...field('username')}
        label={t('username')}
        description={t('usernameHint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextInput
        {...field('email')}
        type="email"
        label={t('email')}
        description={emailFixedFor ? t(`emailFixed.${emailFixedFor}`) : undefined}
        readOnly={emailFixedFor !== null}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {isNew && initial.right !== null ? (
        <Controller
          control={methods.control}
          name="right"
          render={({ field: right }) => <RightField value={right.value ?? 'reader'} onChange={right.onChange} />}
        />
      ) : null}
      {isNew ? (
        <NativeSelect
          {...field('language')}
          label={t('language')}
          data={[
            { value: 'fr', label: 'Français' },
            { value: 'en', label: 'English' },
          ]}
        />
      ) : null}
      <DialogFooter>
        <SubmitButton>{props.submitLabel}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}
