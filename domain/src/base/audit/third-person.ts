import type { LogSentences } from '../activity-log/log-sentences.ts';

/** What the activity log says to a merchant itself, as the audit trail says it of one. */
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
