import { zodResolver } from '@hookform/resolvers/zod';
import { checkPasswordLength } from '@comptoir/domain/base/sessions/new-password';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { useSession } from '../../../shared/sessions/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { FailureBanner } from './failure-banner.tsx';
import { useChoosePassword } from './profile.api.ts';
import { readPasswordRefusal, type PasswordRule } from './read-password-refusal.ts';
import styles from './profile.module.css';

/** Messages are keys, put into words when shown. */
const form = z.object({
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
  const t = useTranslations('profile');
  const tError = useTranslations('errorMessages');
  const { mutate, error, isPending } = useChoosePassword();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { currentPassword: knownPassword, newPassword: '' },
  });
  const refusal = readPasswordRefusal(error);
  const submit = handleSubmit((values) => mutate(values, { onSuccess: onChosen }));
  const { currentPassword: missing, newPassword: broken } = formState.errors;
  const rule = (broken?.message as PasswordRule | undefined) ?? refusal.rule;
  const wrong = refusal.isCurrentWrong ? tError('password-wrong') : null;

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <FailureBanner code={refusal.other} />
      <AccountName />
      {knownPassword === '' || wrong ? (
        <PasswordField
          required
          {...register('currentPassword')}
          label={t('password.current')}
          autoComplete="current-password"
          size="md"
          error={missing ? t('required') : wrong}
        />
      ) : null}
      <PasswordField
        required
        {...register('newPassword')}
        label={t('password.new')}
        description={t('password.rule')}
        autoComplete="new-password"
        size="md"
        error={rule && t(`password.refusals.${rule}`)}
      />
      <Button type="submit" size="md" loading={isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}

/** Names to password managers whose password this is. */
function AccountName() {
  const email = useSession()?.email ?? '';
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
