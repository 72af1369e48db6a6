import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../lib/alerts.ts';
import { useMay } from '../access/may.ts';
import { Refusal } from '../errors/refusal.tsx';
import { usePosConnection, useReadAgain } from './provider.api.ts';

/** Has the provider's data read again; nothing where there is no connection to read over. */
export function ReadAgain() {
  const t = useTranslations('provider');
  const { data } = usePosConnection();
  const { mutate, isPending, error } = useReadAgain();
  const mayRead = useMay('refresh-provider-data');
  if (!mayRead || data?.state !== 'connected') return null;
  const ask = (): void => mutate(undefined, { onSuccess: () => showAlert({ tone: 'info', text: t('asked') }) });
  return (
    <>
      <Refusal error={error} />
      <Button variant="default" size="sm" loading={isPending} onClick={ask}>
        {t('again')}
      </Button>
    </>
  );
}
