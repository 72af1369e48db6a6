import { useTranslations } from 'use-intl';
import { formatInstant } from '../../../lib/format.ts';
import { useSubmitOnce } from '../../../lib/use-submit-once.ts';
import { usePermission } from '../../../shared/access/permission.ts';
import { MissingReasons } from '../../../shared/installation/missing-reasons.tsx';
import type { ShownStep } from '../../../shared/installation/step-location.ts';
import { useConfirmFunctionality } from '../../../shared/installation/progress.api.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { isToConfirm } from './installation-steps.ts';

/** The person's word that the receipt and its refund are right: said, to be said, or why not yet. */
export function ConfirmCheck({ check }: { readonly check: ShownStep }) {
  const t = useTranslations('installation.confirm');
  const reader = useReader();
  const canConfirm = usePermission('edit-progress');
  if (check.state === 'done') {
    return (
      <Banner tone="success" announced="in-turn">
        {check.doneAt ? t('doneAt', { at: formatInstant(new Date(check.doneAt), reader) }) : t('done')}
      </Banner>
    );
  }
  if (isToConfirm(check) && canConfirm) return <ConfirmButton />;
  return (
    <Banner tone="info">
      <strong>{t('notYet')}</strong>{' '}
      <MissingReasons missing={check.missing.filter((one) => one !== 'confirmation' || !canConfirm)} />
    </Banner>
  );
}

function ConfirmButton() {
  const t = useTranslations('installation.confirm');
  const { mutate, isPending, error } = useConfirmFunctionality();
  const submit = useSubmitOnce(mutate);
  return (
    <Form onSubmit={() => submit()} isPending={isPending} error={error}>
      <p>{t('question')}</p>
      <SubmitButton>{t('button')}</SubmitButton>
    </Form>
  );
}
