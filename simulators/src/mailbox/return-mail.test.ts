import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { control } from '../../test/control.ts';
import { listMails, sendMail, startTestMailbox, type TestMailbox } from '../../test/test-mailbox.ts';
import { closeServer } from '../loopback/close-server.ts';
import { listen } from '../loopback/listen.ts';

const NAME = '0190a6e0-0000-7000-8000-000000000001';
const received: Record<string, unknown>[] = [];
const portal = createServer((request, reply) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    received.push(JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>);
    reply.writeHead(204).end();
  });
});
let mailbox: TestMailbox;
let id: number | undefined;

beforeAll(async () => {
  mailbox = await startTestMailbox();
  await sendMail(mailbox.running, { to: 'camille@resto.test', headers: { 'X-PM-Metadata-mail': NAME } });
  id = (await listMails(mailbox.running)).at(-1)?.id;
});
afterAll(async () => {
  await mailbox.remove();
  await closeServer(portal);
});

describe('a mail that comes back', () => {
  it('is reported nowhere until the portal has said where, and not if there is none', async () => {
    expect((await control(mailbox.running, 'POST /control/returns', { id })).status).toBe(409);
    const at = `http://127.0.0.1:${await listen(portal, undefined)}/api/webhooks`;
    const config = { webhookUrl: `${at}/mail`, reportUrl: `${at}/mail-reports` };
    expect((await control(mailbox.running, 'POST /control/config', config)).status).toBe(200);
    expect((await control(mailbox.running, 'POST /control/returns', { id: 99 })).status).toBe(404);
    await mailbox.restart();
    expect((await control(mailbox.running, 'GET /control/status')).json).toMatchObject(config);
  });

  it.each([
    ['hard', 'Bounce', 'HardBounce'],
    ['soft', 'Bounce', 'SoftBounce'],
    ['complaint', 'SpamComplaint', 'SpamComplaint'],
  ])('is reported as a service does, under the name that it left with: %s', async (kind, RecordType, Type) => {
    expect((await control(mailbox.running, 'POST /control/returns', { id, kind })).json).toEqual({ status: 204 });
    expect(received.at(-1)).toMatchObject({ RecordType, Type, Email: 'camille@resto.test', Metadata: { mail: NAME } });
  });

  it('cannot be reported while the portal is away', async () => {
    await closeServer(portal);
    expect((await control(mailbox.running, 'POST /control/returns', { id })).status).toBe(502);
  });
});
