import { expect } from '@playwright/test';
import { getRunning, theDataDir } from './running.ts';

interface Summary {
  readonly id: number;
  readonly subject: string;
}

/** A mail as the simulated mailbox has it. */
export interface ReceivedMail extends Summary {
  readonly text: string;
  readonly attachments: readonly { readonly filename: string; readonly type: string }[];
}

/** The last mail number given: what comes later has a higher one. */
export const lastMail = async (): Promise<number> => (await ask<{ lastId: number }>('status')).lastId;

/** The first mail to an address after the mail `after`, under a subject if one is given, once it has arrived. */
export async function waitForMail(to: string, after: number, subject = /./): Promise<ReceivedMail> {
  const query = new URLSearchParams({ to, after: String(after) });
  const list = async (): Promise<Summary[]> => {
    const { items } = await ask<{ items: Summary[] }>(`messages?${query.toString()}`);
    return items.filter((mail) => subject.test(mail.subject));
  };
  await expect
    .poll(async () => (await list()).length, { message: `a mail to ${to}: ${subject.source}`, timeout: 30_000 })
    .toBeGreaterThan(0);
  const [first] = await list();
  return ask(`messages/${first?.id}`);
}

/** The temporary password that a mail brings. @throws Error when there is none in it */
export function readTemporaryPassword({ text }: ReceivedMail): string {
  const password = /^(?:Mot de passe temporaire\u00A0|Temporary password): (\S+)$/m.exec(text)?.[1];
  if (!password) throw new Error(`There is no temporary password in:\n${text}`);
  return password;
}

/** The text of the one file that came with a mail. */
export async function readAttachment({ id }: ReceivedMail): Promise<string> {
  const { mailboxPageUrl } = await getRunning(theDataDir());
  const response = await fetch(new URL(`attachment?id=${id}&n=0`, mailboxPageUrl));
  if (!response.ok) throw new Error(`the file of mail ${id}: ${response.status}`);
  return response.text();
}

/** Answers a mail as the person whom it came to, or `from` another address. */
export const answerMail = (answer: { id: number; text: string; from?: string }): Promise<{ status: number }> =>
  ask('answers', { method: 'POST', body: JSON.stringify(answer) });

/** The service that took a mail reports that no one has its address. */
export const returnMail = ({ id }: Pick<ReceivedMail, 'id'>): Promise<unknown> =>
  ask('returns', { method: 'POST', body: JSON.stringify({ id, kind: 'hard' }) });

/** No one takes mail any more, until `takeMail`. */
export const refuseMail = (): Promise<unknown> =>
  ask('faults', { method: 'POST', body: JSON.stringify({ fault: 'down', times: 'always' }) });

export const takeMail = (): Promise<unknown> => ask('faults', { method: 'DELETE' });

async function ask<Reply>(path: string, request: RequestInit = {}): Promise<Reply> {
  const { mailboxControlUrl } = await getRunning(theDataDir());
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(
    `${mailboxControlUrl}/control/${path}`,
    request.body ? { ...request, headers } : request,
  );
  if (!response.ok) throw new Error(`/control/${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Reply;
}
