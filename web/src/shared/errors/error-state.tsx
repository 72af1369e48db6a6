import { useTranslations } from 'use-intl';
import { ApiError, failureCode } from '../http/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/banner.tsx';

/** Error in place of a part of a screen that could not be loaded: why, a way on, and the reference to quote to support. */
export function ErrorState({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useTranslations('ui');
  const tError = useTranslations('errorMessages');
  const requestId = error instanceof ApiError ? error.requestId : null;
  return (
    <Banner
      tone="error"
      announced="at-once"
      action={
        <Button variant="default" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      <strong>{t('failed')}</strong>
      <p>{tError(failureCode(error))}</p>
      {requestId ? <small>{t('reference', { requestId })}</small> : null}
    </Banner>
  );
}
