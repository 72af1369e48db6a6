import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { IntlErrorCode, IntlProvider, type IntlError } from 'use-intl';
import { logToConsole } from '../log-to-console.ts';
import type { TextStore } from './text-store.ts';
import { useLanguage } from './use-language.ts';

type SwitchLanguage = (language: Language) => Promise<void>;

const Switch = createContext<SwitchLanguage>(async () => undefined);

/** Gives the screens their words, and the document its language. */
export function TextProvider({ store, children }: { readonly store: TextStore; readonly children: ReactNode }) {
  const language = useLanguage();
  const messages = useSyncExternalStore(store.subscribe, () => store.messages(language));

  const report = (error: IntlError): void => {
    const isMissing = error.code === IntlErrorCode.MISSING_MESSAGE;
    if (!isMissing || !store.openFallback()) logToConsole(error.message);
  };

  useEffect(() => {
    document.documentElement.lang = language === 'fr' ? 'fr-CA' : 'en-CA';
  }, [language]);

  return (
    <Switch value={store.switchLanguage}>
      <IntlProvider
        locale={language === 'fr' ? 'fr-CA' : 'en-CA'}
        messages={messages}
        // times are written by lib/format, which is given the merchant's zone each time
        timeZone="UTC"
        onError={report}
      >
        {children}
      </IntlProvider>
    </Switch>
  );
}

/** Switches the language of the interface, once its texts are there. */
export const useSwitchLanguage = (): SwitchLanguage => use(Switch);
