import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { claimAnyPort } from '../../scripts/lib/claim-port.mjs';
import { installDebian } from '../../scripts/lib/install-debian.mjs';
import { end } from '../relay/hear-child.ts';

const HAPROXY = '/usr/sbin/haproxy';

/** A proxy as operators run one: it asks each server twice a second whether it is ready, and hands each call to one that is. */
export interface Proxy {
  readonly url: string;
  /** True once it hands calls to the server on that port. */
  isUp(port: number): Promise<boolean>;
  stop(): Promise<void>;
}

/** A server counts as away after two of these, and as back after one. */
const LOOK_EVERY_MS = 500;

/** Starts HAProxy before servers on these ports. @throws Error when it is not installed and cannot be */
export async function openProxy(ports: readonly number[], folder: string): Promise<Proxy> {
  if (!existsSync(HAPROXY)) installDebian(['haproxy'], 'the measurement');
  if (!existsSync(HAPROXY)) throw new Error(`${HAPROXY} is not there: apt-get install haproxy`);
  const [port, statsPort] = [await claimAnyPort(), await claimAnyPort()];
  const settings = join(folder, 'haproxy.cfg');
  writeFileSync(settings, settingsOf({ port, statsPort, ports }));
  const child = spawn(HAPROXY, ['-db', '-f', settings], { stdio: 'ignore' });
  const isUp = async (server: number): Promise<boolean> => {
    const reply = await fetch(`http://127.0.0.1:${statsPort}/;csv`).catch(() => null);
    // proxy, server and, fifteen fields later, its state
    return new RegExp(`^comptoir,on-${server},(?:[^,]*,){15}UP`, 'm').test((await reply?.text()) ?? '');
  };
  for (let tries = 0; !(await isUp(ports[0] ?? 0)); tries += 1) {
    if (tries > 100) throw new Error('the proxy does not find the first server');
    await sleep(100);
  }
  return { url: `http://127.0.0.1:${port}`, isUp, stop: () => end(child) };
}

/** Connections to servers are kept and shared, and no call is sent twice: what a server breaks is seen. */
const settingsOf = ({
  port,
  statsPort,
  ports,
}: {
  port: number;
  statsPort: number;
  ports: readonly number[];
}): string =>
  `defaults
  mode http
  timeout connect 2s
  timeout check 2s
  timeout client 60s
  timeout server 60s
  retries 3
  retry-on conn-failure
  option redispatch
  http-reuse always

frontend stats
  bind 127.0.0.1:${statsPort}
  stats enable
  stats uri /

listen comptoir
  bind 127.0.0.1:${port}
  balance roundrobin
  option httpchk GET /api/readyz
  http-check expect status 200
  default-server inter ${LOOK_EVERY_MS} fall 2 rise 1
${ports.map((server) => `  server on-${server} 127.0.0.1:${server} check`).join('\n')}
`;
