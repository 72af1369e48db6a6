import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Message of the simulators when they are up, with the addresses of each. */
export interface SimulatorsReady {
  readonly authority: { enrolUrl: string; apiUrl: string; controlUrl: string; caFile: string };
  readonly mailbox: { smtpUrl: string; controlUrl: string };
  readonly clover: {
    webUrl: string;
    apiUrl: string;
    controlUrl: string;
    clientId: string;
    clientSecret: string;
    webhookAuthCode: string;
  };
  readonly cards: {
    frameUrl: string;
    apiUrl: string;
    cloverUrl: string;
    stripeUrl: string;
    controlUrl: string;
    secretKey: string;
    webhookSecret: string;
    cloverPrivateToken: string;
    cloverPublicKey: string;
    cloverMerchantId: string;
    stripeSecretKey: string;
    stripePublishableKey: string;
    stripeWebhookSecret: string;
  };
}

const PROGRAM = path.resolve(import.meta.dirname, '../../simulators/src/main.ts');

/** Starts the simulators as a program of their own, reached by nothing but their addresses, on an empty folder. */
export async function startSimulators(): Promise<{ ready: SimulatorsReady; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'comptoir-simulators-'));
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return {
    ready: await untilReady(child),
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true });
    },
  };
}

const untilReady = (child: ChildProcess): Promise<SimulatorsReady> =>
  new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as SimulatorsReady));
    child.once('exit', (code) => reject(new Error(`the simulators ended with ${code}`)));
  });
