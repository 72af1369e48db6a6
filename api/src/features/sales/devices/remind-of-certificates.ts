import { dueReminder, EXPIRY_REMINDER_DAYS } from '@comptoir/domain/sales/devices/certificate-renewal';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { enqueueJobs } from '../../../platform/jobs/enqueue-job.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { listRecipients } from '../../base/mail/list-recipients.ts';
import { listEndingCertificates, recordReminder, type EndingCertificate } from './certificate-reminders.store.ts';
import type { DeviceDeps } from './resolve-device.ts';
import { SEND_CERTIFICATE_LETTER, type CertificateLetter } from './send-certificate-letter.ts';

const DAY_MS = 86_400_000;
const FIRST_REMINDER_MS = Math.max(...EXPIRY_REMINDER_DAYS) * DAY_MS;

/**
 * Writes to merchants whose tills' certificates end in 90, 30 or 7 days, each time once: that it was done is noted in the
 * transaction that orders the letters, so that neither a restart nor a second server writes again.
 */
export async function remindOfCertificates(deps: DeviceDeps): Promise<void> {
  const now = deps.now();
  for (const certificate of await findEnding(deps.database, now)) {
    const days = dueReminder(certificate.notAfter, now);
    if (days === null) continue;
    const isNew = await deps.database.transaction({ role: 'system' }, (tx) => remind(tx, { certificate, days, now }));
    if (isNew) deps.announcements.publish(certificate.merchantId);
  }
}

const findEnding = (database: Database, now: Date): Promise<EndingCertificate[]> =>
  database.transaction({ role: 'system' }, (tx) =>
    listEndingCertificates(tx, { now, until: new Date(now.getTime() + FIRST_REMINDER_MS) }),
  );

async function remind(
  tx: Transaction,
  { certificate, days, now }: { certificate: EndingCertificate; days: number; now: Date },
): Promise<boolean> {
  const { id: certificateId, merchantId, deviceId, deviceNumber, notAfter } = certificate;
  if (!(await recordReminder(tx, { certificateId, merchantId, days, now }))) return false;
  const left = Math.ceil((notAfter.getTime() - now.getTime()) / DAY_MS);
  const facts = { deviceNumber, days: left };
  writeLog(tx, [{ merchantId, deviceId, occurredAt: now, record: { event: 'certificate-expiring', facts } }]);
  const people = await listRecipients(tx, merchantId);
  const payloads = people.map(({ address, name, language }): CertificateLetter => ({
    to: { address, name },
    language: language ?? certificate.language,
    deviceName: certificate.deviceName,
    deviceNumber,
    companyName: certificate.companyName,
    timeZone: certificate.timeZone,
    notAfter: notAfter.toISOString(),
    days: left,
  }));
  enqueueJobs(tx, { task: SEND_CERTIFICATE_LETTER, payloads });
  return true;
}
