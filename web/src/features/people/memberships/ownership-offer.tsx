import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { failureCode } from '../../../shared/http/api-error.ts';
import { Page } from '../../../ui/page.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { ownershipOfferQuery } from '../../../shared/queries/ownership.ts';
import { OwnershipAnswer } from './ownership-answer.tsx';
import { useAcceptOwnership, useDeclineOwnership } from './ownership.api.ts';

/** A business offered to who is signed in: what they would take over, and their answer. */
export function OwnershipOffer({ id }: { readonly id: string }) {
  const t = useTranslations('ownership');
  const { data, error, refetch } = useQuery(ownershipOfferQuery(id));
  const decline = useDeclineOwnership(id);
  if (data)
    return (
      <OwnershipAnswer
        offer={data}
        decline={decline}
        renderForm={(leaving) => <AcceptForm id={id} leaving={leaving} />}
        onward={<Link to="/businesses">{t('toBusinesses')}</Link>}
      />
    );
  if (error && failureCode(error) === 'not-found')
    return (
      <Page title={t('unknown.title')}>
        <p>{t('unknown.text')}</p>
      </Page>
    );
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows />;
}

const schema = z.object({ password: z.string().check(z.minLength(1, 'required')) });

function AcceptForm({ id, leaving }: { readonly id: string; readonly leaving: readonly string[] }) {
  const t = useTranslations('ownership.answer');
  const { form, field } = useFields({
    schema,
    initial: { password: '' },
    about: null,
    call: useAcceptOwnership(id),
    onSubmit: ({ password }, send) => send({ password, leaving }),
    fieldOf: { 'password-wrong': 'password' },
  });
  return (
    <Form {...form} isNarrow>
      <PasswordField
        {...field('password')}
        label={t('password')}
        description={t('passwordHint')}
        autoComplete="current-password"
      />
      <SubmitButton size="md">{t('accept')}</SubmitButton>
    </Form>
  );
}
