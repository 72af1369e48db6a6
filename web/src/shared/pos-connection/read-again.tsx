import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { showAlert } from '../../lib/alerts.ts';
import { usePermission } from '../access/permission.ts';
import { FormError } from '../errors/form-error.tsx';
import { usePosConnection, useReadAgain } from './provider.api.ts';

/** Has the provider's data read again; nothing where there is no connection to read over. */
export function ReadAgain() {
  const t = useTranslations('provider');
  const { data } = usePosConnection();
  const { mutate, isPending, error } = useReadAgain();
  const canRead = usePermission('refresh-provider-data');
  if (!canRead || data?.state !== 'connected') return null;
  const ask = (): void => mutate(undefined, { onSuccess: () => showAlert({ tone: 'info', text: t('asked') }) });
  return (
    <>
      <FormError error={error} />
      <Button variant="default" loading={isPending} onClick={ask}>
        {t('again')}
      </Button>
    </>
  );
}
