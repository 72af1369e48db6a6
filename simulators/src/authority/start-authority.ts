import { join } from 'node:path';
import { closeServer } from '../loopback/close-server.ts';
import { createGate } from '../loopback/gate.ts';
import { listenTo } from '../loopback/listen.ts';
import { type Ports, readPorts, writePorts } from '../loopback/ports.ts';
import { type Authority, openAuthority } from './authority.ts';
import { type Controls, createControls } from './control/controls.ts';
import { type AuthorityStatus, readStatus } from './control/status.ts';
import { type ListedTransaction, listTransactions } from './control/list-transactions.ts';
import { createDoors } from './create-doors.ts';
import { createPageListener } from './page/create-page-listener.ts';

export interface AuthorityUrls {
  /** Base of `/enrolement`. */
  enrolUrl: string;
  /** Base of `/certificats`, `/utilisateur`, `/transaction` and `/document`. */
  apiUrl: string;
  /** Address before `?f=` in a QR code. */
  qrUrl: string;
  pageUrl: string;
  /** Base of `/control/…`. */
  controlUrl: string;
  /** The root certificate to trust, PEM. */
  caFile: string;
}

type Listener = 'enrol' | 'api' | 'page';

export interface RunningAuthority extends Controls {
  urls: AuthorityUrls;
  caPem: string;
  status: () => AuthorityStatus;
  /** Every bill received so far. */
  transactions: () => ListedTransaction[];
  close: () => Promise<void>;
}

/**
 * Starts the simulated authority on loopback, with what it knew when it last ran in `dataDir`.
 *
 * `strict`: whether failed verifications are answered with an error, until the control plane says otherwise (default: yes).
 * `ports`: instead of the remembered ones.
 */
export async function startAuthority(options: {
  dataDir: string;
  ports?: Ports<Listener>;
  strict?: boolean;
}): Promise<RunningAuthority> {
  const authority = await openAuthority(join(options.dataDir, 'authority'), { strict: options.strict ?? true });
  const gate = createGate(() => authority.state.mode === 'down');
  const { enrol, api } = await createDoors(authority);
  gate.watch(enrol.server);
  gate.watch(api.server);
  const controls = createControls(authority, gate.clear);
  const page = createPageListener(authority, controls);
  const wanted = { ...readPorts<Listener>(authority.folder), ...options.ports };
  const ports = {
    enrol: await listenTo(enrol, wanted.enrol),
    api: await listenTo(api, wanted.api),
    page: await listenTo(page, wanted.page),
  };
  writePorts(authority.folder, ports);
  return {
    ...controls,
    urls: urlsOf(ports, authority),
    caPem: authority.keys.caPem,
    status: () => readStatus(authority),
    transactions: () => listTransactions(authority, { after: 0, limit: authority.state.transactions.length }).items,
    close: async () => {
      gate.clear();
      await Promise.all([enrol, api, page].map(({ server }) => closeServer(server)));
      authority.close();
    },
  };
}

function urlsOf(ports: Record<Listener, number>, { keys }: Authority): AuthorityUrls {
  return {
    enrolUrl: `https://127.0.0.1:${ports.enrol}`,
    apiUrl: `https://127.0.0.1:${ports.api}`,
    qrUrl: `http://127.0.0.1:${ports.page}/qr`,
    pageUrl: `http://127.0.0.1:${ports.page}/`,
    controlUrl: `http://127.0.0.1:${ports.page}`,
    caFile: keys.caFile,
  };
}
