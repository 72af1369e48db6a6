import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { keepLanguage } from '../src/lib/i18n/language.ts';

interface Around {
  readonly language?: Language;
  /** The words that are asked for, by namespace. */
  readonly messages?: Readonly<Record<string, object>>;
  readonly queries?: QueryClient;
}

/** Keeps what was read of the server, which is asked once. */
export const someQueries = (): QueryClient => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** Puts a hook within a language, words in it, and a server to ask. */
export function within({ language = 'en', messages = {}, queries = someQueries() }: Around = {}) {
  keepLanguage(language);
  return function Within({ children }: { readonly children: ReactNode }) {
    return (
      <QueryClientProvider client={queries}>
        <IntlProvider locale={language} messages={messages}>
          {children}
        </IntlProvider>
      </QueryClientProvider>
    );
  };
}
