import { checkPasswordLength } from '@comptoir/domain/base/sessions/new-password';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { useSession } from '../../../shared/sessions/use-session.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useChoosePassword } from './profile.api.ts';

const schema = z.object({
  currentPassword: z.string().check(z.minLength(1, 'required')),
  newPassword: z.string().check(
    z.refine((text) => checkPasswordLength(text) !== 'too-short', 'too-short'),
    z.refine((text) => checkPasswordLength(text) !== 'too-long', 'too-long'),
  ),
});

interface PasswordFormProps {
  readonly submitLabel: string;
  /** The password just signed in with, which need not be typed again; empty when it is not known. */
  readonly knownPassword?: string;
  readonly onChosen: () => void;
}

/** The current password and a new one, with the rule shown beforehand. */
export function PasswordForm({ submitLabel, knownPassword = '', onChosen }: PasswordFormProps) {
  const t = useTranslations('profile.password');
  const { form, field } = useFields({
    schema,
    initial: { currentPassword: knownPassword, newPassword: '' },
    about: null,
    call: useChoosePassword(),
    onSubmit: (passwords, send) => send(passwords, { onSuccess: onChosen }),
    words: {
      'too-short': t('refusals.too-short'),
      'too-long': t('refusals.too-long'),
      'too-common': t('refusals.too-common'),
      'same-as-before': t('refusals.same-as-before'),
    },
    fieldOf: { 'password-wrong': 'currentPassword' },
  });
  const current = field('currentPassword');

  return (
    <Form {...form} isNarrow>
      <AccountName />
      {knownPassword === '' || current.error ? (
        <PasswordField {...current} label={t('current')} autoComplete="current-password" />
      ) : null}
      <PasswordField {...field('newPassword')} label={t('new')} description={t('rule')} autoComplete="new-password" />
      <SubmitButton size="md">{submitLabel}</SubmitButton>
    </Form>
  );
}

/** Names to password managers whose password this is. */
function AccountName() {
  const email = useSession()?.email ?? '';
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
