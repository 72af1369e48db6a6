import { useQuery } from '@tanstack/react-query';
import { checkPasswordLength } from '@comptoir/domain/base/sessions/new-password';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { FrontFrame } from '../../../shared/front-frame/front-frame.tsx';
import { failureCode } from '../../../shared/http/api-error.ts';
import { Page } from '../../../ui/page.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { ownershipInvitationQuery } from '../../../shared/queries/ownership.ts';
import { OwnershipAnswer } from './ownership-answer.tsx';
import { useAcceptInvitation, useDeclineInvitation } from './ownership.api.ts';

/** A business offered to a newcomer by the link in their mail: what they would take over, and a password with which they accept. */
export const OwnershipInvitationPage = () => (
  <FrontFrame>
    <Invitation />
  </FrontFrame>
);

function Invitation() {
  const t = useTranslations('ownership');
  const { token = '' } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(ownershipInvitationQuery(token));
  const decline = useDeclineInvitation(token);
  if (data) {
    const { id, email } = data;
    const signedIn = (
      <Link to="/businesses" search={{ open: id }}>
        {t('signIn')}
      </Link>
    );
    const form = (leaving: readonly string[]) =>
      data.hasAccount ? (
        <p>
          {t('hasAccount', { email })} {signedIn}
        </p>
      ) : (
        <ChooseForm token={token} email={email} leaving={leaving} />
      );
    return (
      <OwnershipAnswer offer={data} decline={decline} renderForm={form} onward={<Link to="/">{t('signIn')}</Link>} />
    );
  }
  if (error && failureCode(error) === 'not-found')
    return (
      <Page title={t('unknown.title')}>
        <p>{t('unknown.link')}</p>
      </Page>
    );
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows />;
}

const schema = z.object({
  newPassword: z.string().check(
    z.refine((text) => checkPasswordLength(text) !== 'too-short', 'too-short'),
    z.refine((text) => checkPasswordLength(text) !== 'too-long', 'too-long'),
  ),
});

interface ChooseFormProps {
  readonly token: string;
  readonly email: string;
  readonly leaving: readonly string[];
}

function ChooseForm({ token, email, leaving }: ChooseFormProps) {
  const t = useTranslations('ownership.answer');
  const language = useLanguage();
  const { form, field } = useFields({
    schema,
    initial: { newPassword: '' },
    about: null,
    call: useAcceptInvitation(token),
    onSubmit: ({ newPassword }, send) => send({ newPassword, language, leaving }),
    words: { 'too-short': t('tooShort'), 'too-long': t('tooLong'), 'too-common': t('tooCommon') },
  });
  return (
    <Form {...form} isNarrow>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...field('newPassword')}
        label={t('newPassword')}
        description={t('rule', { email })}
        autoComplete="new-password"
      />
      <SubmitButton size="md">{t('accept')}</SubmitButton>
    </Form>
  );
}
