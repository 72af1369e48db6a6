import type { DeviceView, CertificateEntryView } from '@comptoir/contract/sales/devices';
import { codeActiveBy } from '@comptoir/domain/sales/devices/certificate-renewal';
import { certificateState } from '@comptoir/domain/base/certificates/certificate-state';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import {
  findDeviceLine,
  type DeviceLine,
  type RefusedRequest,
  listCertificateLines,
  listDeviceLines,
} from './devices.queries.ts';
import { explainError } from '../../../gateways/tax-authority/explain-error.ts';
import type { OwnedDevice } from './resolve-device.ts';
import { quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import { edgesOf } from '@comptoir/domain/base/taxes/tax-calendar';
import { taxCalendar } from '../../base/taxes/calendar-in-force.ts';

/** The tills of a merchant, by name. */
export async function listDevices(database: Database, scope: MerchantScope, now: Date): Promise<DeviceView[]> {
  const lines = await database.transaction(scopeOf(scope), (tx) => listDeviceLines(tx, scope.merchantId));
  return lines.map((line) => viewDevice(line, now));
}

/** The certificates a till has had, newest first. It signs with the newest, while that one counts. */
export async function listCertificates(
  database: Database,
  device: OwnedDevice,
  now: Date,
): Promise<CertificateEntryView[]> {
  const lines = await database.transaction(scopeOf(device), (tx) => listCertificateLines(tx, device.id));
  return lines.map(({ issuedAt, notBefore, notAfter, revokedAt, ...certificate }, index) => ({
    ...certificate,
    issuedAt: issuedAt.toISOString(),
    notBefore: notBefore.toISOString(),
    notAfter: notAfter.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
    isInUse: index === 0 && revokedAt === null && notAfter > now,
  }));
}

/** A till as it stands after something was done to it. @throws AppError not-found */
export async function readDevice(database: Database, device: OwnedDevice, now: Date): Promise<DeviceView> {
  const line = await database.transaction(scopeOf(device), (tx) => findDeviceLine(tx, device.id));
  if (!line) throw new AppError('not-found');
  return viewDevice(line, now);
}

const viewDevice = (line: DeviceLine, now: Date): DeviceView => ({
  id: line.id,
  name: line.name,
  deviceNumber: line.deviceNumber,
  androidSerial: line.androidSerial,
  model: line.model,
  linked: line.linked,
  certificate: viewCertificate(line, now),
  refusedRequest: line.refused && viewRefused(line.refused, codeActiveBy(line.codeSetAt, now)),
  lastSeenAt: line.lastSeenAt?.toISOString() ?? null,
  waiting: line.waiting,
  oldestWaitingAt: line.oldestWaitingAt?.toISOString() ?? null,
  oldCalendar: viewOldCalendar(line, now),
});

/** Returns what a till lacks that can bill; one that never said goes by the rates that its program came with. */
function viewOldCalendar({ linked, notAfter, calendarVersion }: DeviceLine, now: Date): DeviceView['oldCalendar'] {
  const calendar = taxCalendar();
  if (!linked || notAfter === null || (calendarVersion ?? 0) >= calendar.version) return null;
  const today = quebecDayOf(now);
  return { neededFrom: edgesOf(calendar).find((day) => day > today) ?? null };
}

function viewCertificate(
  { notBefore, notAfter, revokedAt, isRenewalRequested }: DeviceLine,
  now: Date,
): DeviceView['certificate'] {
  const dates = notBefore && notAfter ? { notBefore, notAfter, revokedAt } : null;
  return {
    state: certificateState(dates, now),
    notBefore: notBefore?.toISOString() ?? null,
    notAfter: notAfter?.toISOString() ?? null,
    isRenewalRequested,
  };
}

const viewRefused = (refused: RefusedRequest, activeBy: Date | null): DeviceView['refusedRequest'] => ({
  requestedAt: new Date(refused.requestedAt).toISOString(),
  errors: refused.errors.map(explainError),
  canTestAgain: refused.isCurrent,
  activeBy: activeBy?.toISOString() ?? null,
});
