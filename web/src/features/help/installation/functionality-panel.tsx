import type { FunctionalityView } from '@comptoir/contract/help/installation';
import { useTranslations } from 'use-intl';
import { formatInstant } from '../../../lib/format.ts';
import { usePermission } from '../../../shared/access/permission.ts';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { ApiError } from '../../../shared/http/api-error.ts';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Banner } from '../../../ui/banner.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { Columns, Stack } from '../../../ui/layout.tsx';
import { CheckedReceipt } from './checked-receipt.tsx';
import { useFunctionality, useVerifyFunctionality } from './installation.api.ts';

/** The receipt and its refund as they are drawn, what the server compares of each, and how their verification ended. */
export function FunctionalityPanel() {
  const { data, error, refetch } = useFunctionality();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows count={4} />;
  // who passed before verifications were kept has nothing to show
  const isBare = data.state === 'passed' && data.receipt === null;
  return (
    <Stack gap="lg">
      <Standing check={data} />
      {isBare ? null : (
        <Columns least="18rem" gap="xl" align="stretch">
          {(['receipt', 'refund'] as const).map((bill) => (
            <CheckedReceipt
              key={bill}
              name={bill}
              bill={data[bill]}
              comparisons={data.comparisons.filter((one) => one.bill === bill)}
            />
          ))}
        </Columns>
      )}
      <Verification check={data} />
    </Stack>
  );
}

/** Outcome of the check, with who and when; before that, what comes next. */
function Standing({ check: { state, result } }: { readonly check: FunctionalityView }) {
  const t = useTranslations('functionality');
  const reader = useReader();
  if (state !== 'passed' && state !== 'failed') return <Banner tone="info">{t(`next.${state}`)}</Banner>;
  return (
    <Banner tone={state === 'passed' ? 'success' : 'error'} announced="in-turn">
      <strong>{t(state)}</strong>{' '}
      {result
        ? t('verifiedBy', {
            at: formatInstant(new Date(result.checkedAt), reader),
            who: result.checkedBy,
            role: result.checkedByRole,
          })
        : null}
    </Banner>
  );
}

/** The button, for who may press it and while there is something to verify: what is sent is what is in sight. */
function Verification({ check: { state, receipt, refund } }: { readonly check: FunctionalityView }) {
  const t = useTranslations('functionality');
  const canVerify = usePermission('edit-progress');
  const { mutate, isPending, error } = useVerifyFunctionality();
  if (state !== 'to-verify' || !receipt || !refund) return null;
  if (!canVerify) return <p>{t('notYours')}</p>;
  return (
    <Form
      onSubmit={() => mutate({ receiptId: receipt.id, refundId: refund.id })}
      isPending={isPending}
      error={isReplaced(error) ? null : error}
    >
      {isReplaced(error) ? (
        <Banner tone="warning" announced="at-once">
          {t('replaced')}
        </Banner>
      ) : null}
      <p>{t('question')}</p>
      <SubmitButton>{t('button')}</SubmitButton>
    </Form>
  );
}

/** Others were made while one looked on: these are in sight by now. */
const isReplaced = (error: Error | null): boolean =>
  error instanceof ApiError && error.fields.some(({ rule }) => rule === 'other-bills');
