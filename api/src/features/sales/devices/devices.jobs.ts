import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import { remindOfCertificates } from './remind-of-certificates.ts';
import type { DeviceNeeds } from './resolve-device.ts';
import {
  certificateLetter,
  SEND_CERTIFICATE_LETTER,
  sendCertificateLetter,
  type CertificateLetterNeeds,
} from './send-certificate-letter.ts';

const REMIND_OF_CERTIFICATES = 'remind-of-certificates';

export const deviceTasks = (needs: DeviceNeeds & CertificateLetterNeeds): Tasks => ({
  [REMIND_OF_CERTIFICATES]: () => remindOfCertificates(needs),
  [SEND_CERTIFICATE_LETTER]: (payload) => sendCertificateLetter(needs, certificateLetter.parse(payload)),
});

/** In the morning in Québec; a server that was down then does it when it is back. */
export const DEVICES_CRONTAB = `0 13 * * * ${REMIND_OF_CERTIFICATES} ?fill=1d`;
