import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { useRegister, type Registration } from './registration.api.ts';

/** Asks for the message once more. How often that is worth it is the server's word. */
export function Resend({ registered }: { readonly registered: Registration }) {
  const t = useTranslations('registration.sent');
  const { mutate, error, isPending } = useRegister();
  const resend = (): void =>
    mutate(registered, {
      onSuccess: () => showAlert({ tone: 'success', text: t('resent', { email: registered.email }) }),
    });
  return (
    <Form onSubmit={resend} isPending={isPending} error={error}>
      <SubmitButton variant="default">{t('resend')}</SubmitButton>
    </Form>
  );
}
