import { ACTIONS } from '../activity-log/action-words.en.ts';
import type { ThirdPersonSentences } from './third-person.ts';

export const thirdPersonEn: ThirdPersonSentences = {
  'user-joined': (f) => `${f.email} was given access to the account.`,
  'user-left': (f) => `${f.email} lost access to the account.`,
  'contact-left-provider': (f) => `${f.email} no longer works there according to the provider: access suspended.`,
  'contact-back-at-provider': (f) => `${f.email} works there again according to the provider: access restored.`,
  'impersonation-started': (f) =>
    `${f.email} acts on behalf of the merchant for 30 minutes at most. Reason: “${f.reason}”.`,
  'impersonation-ended': (f) => `${f.email} no longer acts on behalf of the merchant.`,
  'impersonated-request': (f) => `${f.email}, on behalf of the merchant: ${ACTIONS[f.action]}.`,
  'provider-connected': (f) => `Comptoir is connected to the merchant’s ${f.provider} account.`,
  'merchant-moved': ({ from, to }) =>
    [from && `${from} no longer manages the merchant.`, to && `${to} now manages the merchant.`]
      .filter(Boolean)
      .join(' '),
};
