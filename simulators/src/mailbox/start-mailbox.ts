import { join } from 'node:path';
import { takeFault } from '../shared/waiting-faults.ts';
import { closeServer } from '../loopback/close-server.ts';
import { createGate } from '../loopback/gate.ts';
import { listen, listenTo } from '../loopback/listen.ts';
import { type Ports, readPorts, writePorts } from '../loopback/ports.ts';
import { createMailboxRoutes } from './mailbox-controls.ts';
import { createMailboxPageListener } from './page/create-page-listener.ts';
import { createSmtpListener } from './create-smtp-listener.ts';
import { type MailFault, meets } from './mail-fault.ts';
import { openMailbox } from './mailbox.ts';

export interface MailboxUrls {
  /** Address to send mail to: no sign-in, no encryption. */
  smtpUrl: string;
  pageUrl: string;
  /** Base of `/control/…`. */
  controlUrl: string;
}

type Listener = 'smtp' | 'page';

export interface RunningMailbox {
  urls: MailboxUrls;
  close: () => Promise<void>;
}

/** Starts the simulated mailbox on loopback, with the mails that came when it last ran in `dataDir`. `ports`: instead of the remembered ones. */
export async function startMailbox(options: { dataDir: string; ports?: Ports<Listener> }): Promise<RunningMailbox> {
  const mailbox = openMailbox(join(options.dataDir, 'mailbox'));
  const gate = createGate(() => takeFault<MailFault>(mailbox, (fault) => meets(fault, 'down', [])) !== null);
  const smtp = createSmtpListener(mailbox, gate);
  const page = createMailboxPageListener(mailbox, createMailboxRoutes(mailbox, gate.clear));
  const wanted = { ...readPorts<Listener>(mailbox.folder), ...options.ports };
  const ports = { smtp: await listen(smtp.server, wanted.smtp), page: await listenTo(page, wanted.page) };
  writePorts(mailbox.folder, ports);
  return {
    urls: {
      smtpUrl: `smtp://127.0.0.1:${ports.smtp}`,
      pageUrl: `http://127.0.0.1:${ports.page}/`,
      controlUrl: `http://127.0.0.1:${ports.page}`,
    },
    close: async () => {
      gate.clear();
      await Promise.all([new Promise<void>((resolve) => smtp.close(resolve)), closeServer(page.server)]);
      mailbox.close();
    },
  };
}
