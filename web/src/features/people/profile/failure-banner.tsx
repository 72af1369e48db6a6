import { useTranslations } from 'use-intl';
import type { FailureCode } from '../../../shared/http/api-error.ts';
import { Banner } from '../../../ui/banner.tsx';

/** A failure in words, when there is one. */
export function FailureBanner({ code }: { readonly code: FailureCode | null }) {
  const t = useTranslations('errorMessages');
  return (
    code && (
      <Banner tone="error" announced="at-once">
        {t(code)}
      </Banner>
    )
  );
}
