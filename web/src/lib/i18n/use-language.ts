import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { useSyncExternalStore } from 'react';
import { currentLanguage, subscribeToLanguage } from './language.ts';

/** The language of the interface. */
export const useLanguage = (): Language => useSyncExternalStore(subscribeToLanguage, currentLanguage);
