import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';

const MAIN = new URL('./main.ts', import.meta.url).pathname;

const readyMessage = z.strictObject({
  ready: z.literal(true),
  authority: z.strictObject({
    enrolUrl: z.url(),
    apiUrl: z.url(),
    qrUrl: z.url(),
    pageUrl: z.url(),
    controlUrl: z.url(),
    caFile: z.string(),
  }),
  mailbox: z.strictObject({
    smtpUrl: z.url({ protocol: /^smtp$/ }),
    pageUrl: z.url(),
    controlUrl: z.url(),
    answersTo: z.email(),
    webhookPassword: z.string().min(16),
  }),
  clover: z.strictObject({
    webUrl: z.url(),
    apiUrl: z.url(),
    controlUrl: z.url(),
    pageUrl: z.url(),
    clientId: z.string().length(13),
    clientSecret: z.uuid(),
    webhookAuthCode: z.uuid(),
  }),
  cards: z.strictObject({
    frameUrl: z.url(),
    apiUrl: z.url(),
    cloverUrl: z.url(),
    stripeUrl: z.url(),
    controlUrl: z.url(),
    pageUrl: z.url(),
    secretKey: z.string(),
    webhookSecret: z.string(),
    cloverPrivateToken: z.uuid(),
    cloverPublicKey: z.string().length(32),
    cloverMerchantId: z.string().length(13),
    stripeSecretKey: z.string().startsWith('sk_test_'),
    stripePublishableKey: z.string().startsWith('pk_test_'),
    stripeWebhookSecret: z.string().startsWith('whsec_'),
  }),
});

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'simulators-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

function launch(folder = dataDir): ChildProcess {
  return fork(MAIN, { execArgv: ['--import', 'tsx'], env: { ...process.env, DATA_DIR: folder }, silent: true });
}

async function ready(child: ChildProcess) {
  const [message] = await once(child, 'message');
  return readyMessage.parse(message);
}

async function setMode(controlUrl: string, mode: 'up' | 'down'): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await fetch(`${controlUrl}/control/mode`, { method: 'POST', headers, body: JSON.stringify({ mode }) });
}

describe('the simulators', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('end cleanly on %s, even while their parent leaves', async (signal) => {
    const child = launch();
    await ready(child);
    child.kill(signal);
    child.disconnect();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('lose nothing they answered for when they are killed, come back at the same addresses, and end with their parent', async () => {
    const first = launch();
    const before = await ready(first);
    await setMode(before.authority.controlUrl, 'down');
    first.kill('SIGKILL');
    await once(first, 'exit');
    const second = launch();
    const after = await ready(second);
    expect(after).toEqual(before);
    expect(await (await fetch(`${after.authority.controlUrl}/control/status`)).json()).toMatchObject({ mode: 'down' });
    second.disconnect();
    expect(await once(second, 'exit')).toEqual([0, null]);
  });

  it('refuse a data folder they cannot write to, in one sentence', async () => {
    const file = join(dataDir, 'file');
    await writeFile(file, '');
    const child = launch(file);
    const output: Buffer[] = [];
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
    expect(await once(child, 'close')).toEqual([1, null]);
    const text = Buffer.concat(output).toString('utf8').trim();
    expect(text.split('\n')).toHaveLength(1);
    expect(text).toContain(`cannot write to the data folder ${file}`);
  });
});
