import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import { remindOfCertificates } from './remind-of-certificates.ts';
import type { DeviceDeps } from './resolve-device.ts';
import {
  certificateLetter,
  SEND_CERTIFICATE_LETTER,
  sendCertificateLetter,
  type CertificateLetterDeps,
} from './send-certificate-letter.ts';

const REMIND_OF_CERTIFICATES = 'remind-of-certificates';

export const deviceTasks = (deps: DeviceDeps & CertificateLetterDeps): Tasks => ({
  [REMIND_OF_CERTIFICATES]: () => remindOfCertificates(deps),
  [SEND_CERTIFICATE_LETTER]: (payload) => sendCertificateLetter(deps, certificateLetter.parse(payload)),
});

/** In the morning in Québec; a server that was down then does it when it is back. */
export const DEVICES_CRONTAB = `0 13 * * * ${REMIND_OF_CERTIFICATES} ?fill=1d`;
