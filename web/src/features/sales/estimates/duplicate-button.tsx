import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { usePermission } from '../../../shared/access/permission.ts';
import { failureCode } from '../../../shared/http/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { useDuplicateEstimate } from './estimates.api.ts';

/** Begins another estimate like this one. */
export function DuplicateButton({ id }: { readonly id: string }) {
  const t = useTranslations('estimate');
  const tError = useTranslations('errorMessages');
  const navigate = useNavigate();
  const { mutate, isPending } = useDuplicateEstimate(id);
  if (!usePermission('edit-estimates')) return null;
  const duplicate = (): void =>
    mutate(undefined, {
      onSuccess: (made) => void navigate({ to: '/sales/estimates/$idEstimate/edit', params: { idEstimate: made.id } }),
      onError: (error) => showAlert({ tone: 'error', text: tError(failureCode(error)) }),
    });
  return (
    <Button variant="default" loading={isPending} onClick={duplicate}>
      {t('duplicate')}
    </Button>
  );
}
