import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { controlRefusal } from '../shared/control-routes.ts';
import type { Mailbox } from './mailbox.ts';
import { postToPortal } from './post-to-portal.ts';
import { readMail } from './read-mail.ts';

/** Return of a mail, hours after it was taken: for good, for now, or marked as spam by its recipient. */
export const returnSchema = z.strictObject({
  id: z.coerce.number().int().positive(),
  kind: z.enum(['hard', 'soft', 'complaint']).default('hard'),
});

const REPORTS = {
  hard: { RecordType: 'Bounce', Type: 'HardBounce', Details: 'smtp;550 5.1.1 No such user here' },
  soft: { RecordType: 'Bounce', Type: 'SoftBounce', Details: 'smtp;452 4.2.2 Mailbox full' },
  complaint: { RecordType: 'SpamComplaint', Type: 'SpamComplaint', Details: 'Marked as spam by the recipient' },
} as const;

/** Reports to the portal that a mail came back, as the service that took it does. */
export async function returnMail(
  mailbox: Mailbox,
  { id, kind }: z.output<typeof returnSchema>,
): Promise<{ status: number }> {
  const message = mailbox.state.messages.get(id);
  if (!message) throw controlRefusal(404, `There is no message ${id}.`);
  const { reportUrl } = mailbox.state;
  if (reportUrl === null) throw controlRefusal(409, 'The portal has not said where it is reported what came back.');
  const { headers } = await readMail(Buffer.from(message.raw, 'base64'));
  const mail = headers.find(({ name }) => name.toLowerCase() === 'x-pm-metadata-mail')?.value ?? '';
  const status = await postToPortal(reportUrl, {
    ...REPORTS[kind],
    MessageID: randomUUID(),
    Email: message.envelope.to[0] ?? '',
    Subject: message.subject,
    Metadata: { mail },
  });
  return { status };
}
