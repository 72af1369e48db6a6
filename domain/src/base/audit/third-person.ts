import type { LogSentences } from '../activity-log/log-sentences.ts';

/** Sentences that address a merchant in the activity log, as the audit trail words them. */
export type ThirdPersonSentences = Pick<
  LogSentences,
  | 'user-joined'
  | 'user-left'
  | 'contact-left-provider'
  | 'contact-back-at-provider'
  | 'impersonation-started'
  | 'impersonation-ended'
  | 'impersonated-request'
  | 'provider-connected'
  | 'merchant-moved'
>;
