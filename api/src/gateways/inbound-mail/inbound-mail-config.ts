import { mailAddress } from '@comptoir/contract/bounded-text';
import { z } from 'zod';
import type { SettingFault } from '../../name-settings.ts';

/** The mailbox that answers come to, with a secret behind a plus sign, and what the service that takes them in is recognized by. */
export interface InboundMailConfig {
  readonly address: string;
  readonly password: string;
}

export const INBOUND_MAIL_SETTINGS = {
  // with a secret behind it, what stands before the sign is no longer than 64 characters
  SUPPORT_REPLY_ADDRESS: mailAddress.regex(/^[^+@]{1,31}@/).optional(),
  INBOUND_MAIL_PASSWORD: z.string().min(16).optional(),
};

const settings = z.object(INBOUND_MAIL_SETTINGS);

/** Null without the two: then answers to our mails go to support's own mailbox. */
export function toInboundMail(env: z.output<typeof settings>): InboundMailConfig | null {
  const { SUPPORT_REPLY_ADDRESS: address, INBOUND_MAIL_PASSWORD: password } = env;
  return address && password ? { address, password } : null;
}

const BOTH = ['SUPPORT_REPLY_ADDRESS', 'INBOUND_MAIL_PASSWORD'] as const;

/** With one of the two alone, answers would be sent to where no one reads them, or read where no one sends them. */
export function listInboundMailFaults(env: z.output<typeof settings>): SettingFault[] {
  const names = BOTH.filter((name) => !env[name]);
  const together = `is missing: ${BOTH.join(' and ')} are given together or not at all`;
  return names.length === 1 ? [{ names, verbs: [together, together] }] : [];
}
