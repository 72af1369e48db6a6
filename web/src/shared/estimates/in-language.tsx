import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import type { Messages } from '../../lib/i18n/messages.ts';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { ErrorState } from '../errors/error-state.tsx';

type Words = Pick<Messages, 'estimateDocument'>;

const LOAD: Readonly<Record<Language, () => Promise<Words>>> = {
  fr: async () => ({ estimateDocument: (await import('./estimate-document.fr.ts')).estimateDocumentFr as never }),
  en: async () => ({ estimateDocument: (await import('./estimate-document.en.ts')).estimateDocumentEn }),
};

interface InLanguageProps {
  readonly language: Language;
  readonly children: ReactNode;
}

/**
 * Gives a document the words of its reader, who may read another language than the portal is shown in. Until they are there it shows
 * that they come, and suspends nothing: what stands beside it is used meanwhile.
 */
export function InLanguage({ language, children }: InLanguageProps) {
  const words = useQuery({
    queryKey: ['estimate-words', language],
    queryFn: LOAD[language],
    staleTime: Infinity,
    gcTime: Infinity,
  });
  if (words.isError) return <ErrorState error={words.error} onRetry={() => void words.refetch()} />;
  if (!words.data) return <SkeletonRows />;
  const locale = `${language}-CA`;
  return (
    <IntlProvider locale={locale} messages={words.data} timeZone="UTC">
      <div lang={locale}>{children}</div>
    </IntlProvider>
  );
}
