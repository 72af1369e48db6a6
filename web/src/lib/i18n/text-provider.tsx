import type { Language } from '@comptoir/domain/merchants/merchant-information';
import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import type { TextStore } from './text-store.ts';
import { useLanguage } from './use-language.ts';

type SwitchLanguage = (language: Language) => Promise<void>;

const Switch = createContext<SwitchLanguage>(async () => undefined);

/** Gives the screens their words, and the document its language. */
export function TextProvider({ store, children }: { readonly store: TextStore; readonly children: ReactNode }) {
  const language = useLanguage();
  const messages = useSyncExternalStore(store.subscribe, () => store.messages(language));

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
      >
        {children}
      </IntlProvider>
    </Switch>
  );
}

/** Switches the language of the interface, once its texts are there. */
export const useSwitchLanguage = (): SwitchLanguage => use(Switch);
