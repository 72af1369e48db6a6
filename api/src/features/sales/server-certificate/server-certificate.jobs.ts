import type { Config } from '../../../config.ts';
import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import { renewServerCertificate, type RenewServerDeps } from './renew-server-certificate.ts';

const RENEW_SERVER_CERTIFICATE = 'renew-server-certificate';

type Deps = Omit<RenewServerDeps, 'serverCode' | 'serverNumber'> & { readonly config: Pick<Config, 'authority'> };

export const serverCertificateTasks = (deps: Deps): Tasks => ({
  [RENEW_SERVER_CERTIFICATE]: () => renewServerCertificate({ ...deps, ...deps.config.authority }),
});

/** At night in Québec; a server that was down then does it when it is back. */
export const SERVER_CERTIFICATE_CRONTAB = `20 8 * * * ${RENEW_SERVER_CERTIFICATE} ?fill=1d`;
