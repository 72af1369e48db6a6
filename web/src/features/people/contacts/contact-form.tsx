import { zodResolver } from '@hookform/resolvers/zod';
import { MERCHANT_RIGHTS } from '@comptoir/domain/base/access/merchant-right';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { NativeSelect, TextInput } from '@mantine/core';
import { Controller, useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { Button } from '../../../ui/button.tsx';
import { failureCode } from '../../../shared/http/api-error.ts';
import { EMAIL_PATTERN } from '../../../shared/people/email-pattern.ts';
import { nameWithoutAddress } from '../../../shared/people/name-without-address.ts';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { RightField } from './right-field.tsx';
import styles from './contacts.module.css';

/** Messages are keys, put into words when shown. */
const form = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(120, 'tooLong'), nameWithoutAddress),
  username: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(64, 'tooLong')),
  email: z.string().check(z.trim(), z.minLength(1, 'required'), z.regex(EMAIL_PATTERN, 'email')),
  language: z.enum(['fr', 'en']),
  right: z.nullable(z.enum(MERCHANT_RIGHTS)),
});
export type ContactFormContent = z.infer<typeof form>;

interface ContactFormProps {
  readonly initial: ContactFormContent;
  /** The language of the invitation is asked once, and so is what a merchant's person may do: changing it is a dialog of its own. */
  readonly isNew: boolean;
  /** One's own e-mail is changed by another user; that of an owner whom the provider names by no one. */
  readonly isEmailFixed?: boolean;
  readonly emailHint?: 'own' | 'provider';
  readonly submitLabel: string;
  readonly isPending: boolean;
  readonly refusal: Error | null;
  readonly onSubmit: (content: ContactFormContent) => void;
}

/** The name that the server did not take, if it was one of these. */
const takenField = (refusal: Error | null): 'email' | 'username' | null => {
  const code = refusal && failureCode(refusal);
  if (code === 'email-taken') return 'email';
  return code === 'username-taken' ? 'username' : null;
};

/** Who a user is. What is taken is said at its field, any other refusal above the form. */
export function ContactForm({
  initial,
  isNew,
  isEmailFixed = false,
  emailHint = 'own',
  refusal,
  ...props
}: ContactFormProps) {
  const t = useTranslations('contacts.form');
  const { register, handleSubmit, formState, control } = useForm({
    resolver: zodResolver(form),
    defaultValues: initial,
  });
  const taken = takenField(refusal);
  const wordsFor = (field: 'name' | 'username' | 'email'): string | undefined => {
    const rule = formState.errors[field]?.message as 'required' | 'tooLong' | 'email' | 'hasAddress' | undefined;
    if (rule) return t(`rules.${rule}`);
    return taken === field && taken ? t(`taken.${taken}`) : undefined;
  };
  const submit = handleSubmit((content) => props.onSubmit(content));
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <FormError error={taken ? null : refusal} />
      <TextInput required {...register('name')} label={t('name')} autoComplete="off" error={wordsFor('name')} />
      <TextInput
        required
        {...register('username')}
        label={t('username')}
        description={t('usernameHint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={wordsFor('username')}
      />
      <TextInput
        required
        {...register('email')}
        type="email"
        label={t('email')}
        description={isEmailFixed ? t(`emailFixed.${emailHint}`) : undefined}
        readOnly={isEmailFixed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={wordsFor('email')}
      />
      {isNew && initial.right !== null ? (
        <Controller
          control={control}
          name="right"
          render={({ field }) => <RightField value={field.value ?? 'reader'} onChange={field.onChange} />}
        />
      ) : null}
      {isNew ? (
        <NativeSelect
          {...register('language')}
          defaultValue={initial.language}
          label={t('language')}
          data={[
            { value: 'fr' satisfies Language, label: 'Français' },
            { value: 'en' satisfies Language, label: 'English' },
          ]}
        />
      ) : null}
      <Button type="submit" loading={props.isPending}>
        {props.submitLabel}
      </Button>
    </form>
  );
}
