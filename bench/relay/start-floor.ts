import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverSubject } from '@comptoir/websrm/certificates/certificate-subject';
import { createCsr, readCertificate } from '@comptoir/websrm/certificates/certificates';
import { requestHeaders } from '@comptoir/websrm/requests/headers';
import { readCertificateReply } from '@comptoir/websrm/requests/read-reply';
import { exportPrivateKey, exportPublicKey, generateSigningKeys } from '@comptoir/websrm/signing/keys';
import { Agent, request } from 'undici';
import { end, heard, sayUntil } from './hear-child.ts';
import type { LinkedTerminal } from './link-terminal.ts';
import type { Relay } from './open-terminals.ts';
import { askAuthorityTimes, type RunningComptoir } from './start-comptoir.ts';

/** Identity of the floor, and the addresses to which it stores and sends. */
export interface FloorIdentity {
  readonly postgresUrl: string;
  readonly apiUrl: string;
  readonly ca: string;
  readonly certificate: string;
  readonly privateKey: string;
  readonly thumbprint: string;
  readonly authorizationCode: string;
}

/** One terminal of the floor. */
export interface FloorLane {
  readonly deviceNumber: string;
  readonly spki: string;
  readonly taxNumbers: { readonly noTPS: string; readonly noTVQ: string };
  readonly software: LinkedTerminal['software'];
}

/** The server that the simulated authority knows in the demo. */
const SERVER = { authorizationCode: 'S7R2-V5E8', identificationNumber: '1234567890' };

/** Starts the floor as a process of its own, on the same PostgreSQL and at the same authority, with a certificate of its own. */
export async function startFloor(
  comptoir: RunningComptoir,
  terminals: readonly LinkedTerminal[],
): Promise<Relay & { stop(): Promise<void> }> {
  const [first] = terminals;
  if (!first) throw new Error('a floor without terminals');
  const identity = await enrolFloor(comptoir, first.software);
  const lanes = await Promise.all(terminals.map(laneOf));
  const program = join(import.meta.dirname, 'floor-server.ts');
  const timing = join(import.meta.dirname, 'time-authority-calls.mjs');
  const child = spawn(process.execPath, ['--import', 'tsx', '--import', timing, program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  try {
    const listening = heard<{ port: number }>(child, 'port');
    sayUntil(child, { identity, lanes }, listening);
    const { port } = await listening;
    return {
      url: `http://127.0.0.1:${port}`,
      takeAuthorityTimes: () => askAuthorityTimes(child),
      readCpuTimes: () => comptoir.readCpuTimes({ server: [child.pid ?? 0] }),
      stop: () => end(child),
    };
  } catch (error) {
    await end(child);
    throw error;
  }
}

async function laneOf({ deviceNumber, keys, merchant, software }: LinkedTerminal): Promise<FloorLane> {
  const taxNumbers = { noTPS: merchant.gstNumber, noTVQ: merchant.qstNumber };
  return { deviceNumber, spki: await exportPublicKey(keys.publicKey), taxNumbers, software };
}

/** Asks the simulated authority for a certificate of its own. */
export async function enrolFloor(
  { postgresUrl, authority }: RunningComptoir,
  product: FloorLane['software'],
): Promise<FloorIdentity> {
  const ca = readFileSync(authority.caFile, 'utf8');
  const keys = await generateSigningKeys({ extractable: true });
  const subject = serverSubject({ ...SERVER, nickname: 'Relais de mesure', utcOffset: '-05:00' });
  const csr = await createCsr({ keys, subject, kind: 'server' });
  const agent = new Agent({ connect: { ca } });
  const reply = await request(`${authority.enrolUrl}/enrolement`, {
    method: 'POST',
    dispatcher: agent,
    headers: requestHeaders('certificats', { environment: 'DEV', origin: 'SRV', product }),
    body: JSON.stringify({ reqCertif: { modif: 'AJO', csr } }),
  });
  const answer = readCertificateReply(await reply.body.text());
  await agent.close();
  if (answer.kind !== 'issued') throw new Error(`the authority refuses the floor: ${JSON.stringify(answer)}`);
  const { thumbprint } = await readCertificate(answer.certificate);
  const privateKey = await exportPrivateKey(keys.privateKey);
  const { authorizationCode } = SERVER;
  return {
    postgresUrl,
    apiUrl: authority.apiUrl,
    ca,
    certificate: answer.certificate,
    privateKey,
    thumbprint,
    authorizationCode,
  };
}
