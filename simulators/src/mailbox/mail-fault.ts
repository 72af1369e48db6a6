import { z } from 'zod';
import { emailText } from '../shared/email-text.ts';
import { timesSchema, type Waiting } from '../shared/waiting-faults.ts';

const times = { times: timesSchema };
const toOne = { ...times, to: emailText.optional() };

/** One scripted misfortune: for mails to `to`, or for all of them, as many `times`. */
export const mailFaultSchema = z.discriminatedUnion('fault', [
  /** Hangs up on every connected sender, then on the next connections. */
  z.strictObject({ fault: z.literal('down'), ...times }),
  /** Takes the mail and answers after `value` milliseconds. */
  z.strictObject({ fault: z.literal('slow'), value: z.int().min(1).max(600_000), ...toOne }),
  /** Answers 550 for the recipient. */
  z.strictObject({ fault: z.literal('reject'), ...toOne }),
  /** Keeps the mail, then hangs up without an answer. */
  z.strictObject({ fault: z.literal('drop'), ...toOne }),
]);

export type MailFault = Waiting<z.infer<typeof mailFaultSchema>>;

/** Returns true when a fault is of this kind and waits for one of these recipients. */
export function meets(fault: MailFault, kind: MailFault['fault'], recipients: readonly string[]): boolean {
  if (fault.fault !== kind) return false;
  if (!('to' in fault) || fault.to === undefined) return true;
  const wanted = fault.to.toLowerCase();
  return recipients.some((recipient) => recipient.toLowerCase() === wanted);
}
