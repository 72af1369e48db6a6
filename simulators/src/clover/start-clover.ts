import { join } from 'node:path';
import { closeServer } from '../loopback/close-server.ts';
import { listenTo } from '../loopback/listen.ts';
import { type Ports, readPorts, writePorts } from '../loopback/ports.ts';
import { openClover } from './clover.ts';
import { createCloverListener } from './create-clover-listener.ts';

export interface CloverUrls {
  /** Base of `/oauth/v2/authorize`. */
  webUrl: string;
  /** Base of `/oauth/v2/token`, `/oauth/v2/refresh` and `/v3/…`. */
  apiUrl: string;
  /** Base of `/__sim/…`. */
  controlUrl: string;
  pageUrl: string;
}

export interface RunningClover {
  urls: CloverUrls;
  close: () => Promise<void>;
}

/** Starts the simulated Clover on loopback, with what it knew when it last ran in `dataDir`. `ports`: instead of the remembered one. */
export async function startClover(options: { dataDir: string; ports?: Ports<'web'> }): Promise<RunningClover> {
  const clover = openClover(join(options.dataDir, 'clover'));
  const listener = createCloverListener(clover);
  const web = await listenTo(listener, { ...readPorts<'web'>(clover.folder), ...options.ports }.web);
  writePorts(clover.folder, { web });
  const url = `http://127.0.0.1:${web}`;
  return {
    urls: { webUrl: url, apiUrl: url, controlUrl: url, pageUrl: `${url}/` },
    close: async () => {
      await closeServer(listener.server);
      clover.close();
    },
  };
}
