import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { type RunningMailbox, startMailbox } from '../src/mailbox/start-mailbox.ts';
import { control } from './control.ts';

export interface TestMailbox {
  dataDir: string;
  /** The one running now. */
  running: RunningMailbox;
  /** Closes it and starts it again on the same folder. */
  restart: () => Promise<void>;
  remove: () => Promise<void>;
}

/** A mailbox on free ports, in a folder that goes away with it. */
export async function startTestMailbox(): Promise<TestMailbox> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mailbox-'));
  const mailbox: TestMailbox = {
    dataDir,
    running: await startMailbox({ dataDir }),
    restart: async () => {
      await mailbox.running.close();
      mailbox.running = await startMailbox({ dataDir });
    },
    remove: async () => {
      await mailbox.running.close();
      await rm(dataDir, { recursive: true });
    },
  };
  return mailbox;
}

/** Sends one mail as a program does, over a connection of its own. */
export async function sendMail(
  { urls }: RunningMailbox,
  mail: Parameters<ReturnType<typeof createTransport>['sendMail']>[0],
): Promise<void> {
  const transport = createTransport(urls.smtpUrl);
  try {
    await transport.sendMail({ from: 'Comptoir <ne-pas-repondre@comptoir.test>', to: 'camille@resto.test', ...mail });
  } finally {
    transport.close();
  }
}

const listSchema = z.strictObject({
  items: z.array(
    z.strictObject({
      id: z.int(),
      receivedAt: z.iso.datetime(),
      envelope: z.strictObject({ from: z.string(), to: z.array(z.string()) }),
      from: z.string(),
      to: z.string(),
      subject: z.string(),
    }),
  ),
});

export async function listMails(mailbox: RunningMailbox, query = '') {
  const { json } = await control(mailbox, `GET /control/messages${query}`);
  return listSchema.parse(json).items;
}
