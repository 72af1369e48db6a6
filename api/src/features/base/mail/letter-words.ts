import { carriesAddress } from '@comptoir/domain/base/mail/carries-address';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';

/** Signatures of our letters. */
export const SIGNATURES: Readonly<Record<Language, string>> = { fr: 'L’équipe Comptoir', en: 'The Comptoir team' };

const HELLO: Readonly<Record<Language, string>> = { fr: 'Bonjour', en: 'Hello' };

/** The first line of a letter. */
export const greet = (name: string, language: Language): string =>
  [HELLO[language], nameInMail(name)].filter(Boolean).join(' ').concat(',');

/**
 * A name as a mail may show it; empty for one that holds an address. A typed name with an address is refused at entry; one
 * from the point-of-sale provider, or an older one, is not.
 */
export const nameInMail = (name: string): string => (carriesAddress(name) ? '' : name);
