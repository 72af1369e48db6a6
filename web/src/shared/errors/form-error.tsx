import { useTranslations } from 'use-intl';
import { Banner } from '../../ui/banner.tsx';
import { failureWords } from '../http/api-error.ts';

/** Reason that something was not done, in words; nothing when it was. */
export function FormError({ error }: { readonly error: Error | null }) {
  const t = useTranslations('errorMessages');
  if (!error) return null;
  return (
    <Banner tone="error" announced="at-once">
      {t(failureWords(error))}
    </Banner>
  );
}
