import { X509Certificate } from 'node:crypto';
import { readCertificate } from '@comptoir/websrm/certificates/certificates';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asSystem } from '../../../../test/factories/merchants.ts';
import { startSimulatedAuthority, type SimulatedAuthority } from '../../../../test/simulated-authority.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import type { TaxAuthority } from '../../../gateways/tax-authority/tax-authority.ts';
import { createWebsrmAuthority } from '../../../gateways/tax-authority/websrm-authority.ts';
import { getServerCredentials } from './get-server-credentials.ts';
import { renewServerCertificate } from './renew-server-certificate.ts';

let clock = new Date();
const test = useTestApp({ now: () => clock });
let simulator: SimulatedAuthority;
beforeAll(async () => {
  simulator = await startSimulatedAuthority();
}, 60_000);
afterAll(() => simulator.stop());

const DAY_MS = 86_400_000;
const inDays = (days: number) => {
  clock = new Date(Date.now() + days * DAY_MS);
};

let authority: TaxAuthority;
const open = (): TaxAuthority => {
  const { enrolUrl, apiUrl, ca } = simulator;
  const { software, serverCode, serverNumber } = test.dependencies.config.authority;
  const opened: TaxAuthority = createWebsrmAuthority({
    enrolUrl,
    apiUrl,
    ca,
    environment: 'DEV',
    software,
    replyTimeoutMs: 5000,
    credentialsForMs: 0,
    credentials: () =>
      getServerCredentials({ ...test.dependencies, serverCode, serverNumber, enrol: (wish) => opened.enrol(wish) }),
  });
  return opened;
};
beforeEach(async () => {
  clock = new Date();
  await asSystem(test, { text: 'update server_certificates set ended_at = now()' });
  authority = open();
});
afterEach(async () => {
  await simulator.control('POST', 'mode', { mode: 'up' });
  await authority.close();
});

const renew = () => renewServerCertificate({ ...test.dependencies, ...test.dependencies.config.authority, authority });

/** Back in the present, some time after a renewal: the authority dates what it issues by its own clock. */
async function afterRenewal(days: number): Promise<void> {
  clock = new Date();
  // The server itself may not: the database's owner does.
  const owner = new pg.Client(test.databaseUrl);
  await owner.connect();
  await owner.query(
    `update server_certificates set created_at = case
        when id = (select id from server_certificates where ended_at is null order by created_at desc limit 1) then $1::timestamptz
        else $2 end
      where ended_at is null`,
    [new Date(clock.getTime() - days * DAY_MS), new Date(clock.getTime() - 1000 * DAY_MS)],
  );
  await owner.end();
}

/** Returns true when the authority takes a call of ours, under whichever certificate we use. */
const isServed = async (): Promise<boolean> => {
  const outcome = await authority.validateTaxNumbers({ gstNumber: '812345676RT0001', qstNumber: '4071234567TQ0001' });
  return outcome.kind === 'answer' && outcome.answer.kind === 'taken';
};

async function kept() {
  const rows = await asSystem<{ certificate: string; ended: boolean; sealed: Buffer }>(test, {
    text: `select certificate, ended_at is not null as ended, private_key_sealed as sealed from server_certificates
      where ended_at is null or ended_at > $1 order by created_at`,
    values: [clock],
  });
  return rows.filter(({ ended }) => !ended);
}

describe('the server’s own certificate', () => {
  it('is left alone in the first half of its life', async () => {
    expect(await isServed()).toBe(true);
    inDays(900);
    await renew();
    expect(await kept()).toHaveLength(1);
  });

  it('is renewed afterwards; both count for a day, then the old one is given back', async () => {
    expect(await isServed()).toBe(true);
    const [old] = await kept();
    inDays(920);
    await renew();
    expect(await kept()).toHaveLength(2);
    expect(await isServed()).toBe(true);
    const [, next] = await kept();
    const names = [old, next].map((row) => new X509Certificate(row?.certificate ?? '').subject);
    expect(new Set(names).size).toBe(2);
    expect(next?.sealed.toString()).not.toContain('PRIVATE KEY');

    await afterRenewal(0.9);
    await renew();
    expect(await kept()).toHaveLength(2);
    await afterRenewal(1.1);
    await renew();
    expect((await kept()).map(({ certificate }) => certificate)).toEqual([next?.certificate]);
    expect(await isServed()).toBe(true);
    const { serial } = await readCertificate(old?.certificate ?? '');
    expect(await authority.revokeCertificate({ serial, deviceNumber: null })).toMatchObject({
      answer: { kind: 'refused', errors: [{ id: 'JW00B999436E' }, {}] },
    });
  });

  it('is renewed later when the authority does not answer, and there is no need before it is used', async () => {
    inDays(920);
    await renew();
    expect(await kept()).toEqual([]);
    clock = new Date();
    expect(await isServed()).toBe(true);
    inDays(920);
    await simulator.control('POST', 'mode', { mode: 'down' });
    await expect(renew()).rejects.toThrow('does not answer');
    await simulator.control('POST', 'mode', { mode: 'up' });
    await renew();
    expect(await kept()).toHaveLength(2);
  });

  it('that cannot be given back is tried again the next day', async () => {
    expect(await isServed()).toBe(true);
    inDays(920);
    await renew();
    await afterRenewal(2);
    await simulator.control('POST', 'mode', { mode: 'down' });
    await renew();
    expect(await kept()).toHaveLength(2);
    expect(test.logLines.join('')).toContain('an old certificate of the server did not end');
    await simulator.control('POST', 'mode', { mode: 'up' });
    await renew();
    expect(await kept()).toHaveLength(1);
  });
});
