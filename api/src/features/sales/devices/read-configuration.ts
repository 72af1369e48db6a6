import type { DeviceConfiguration } from '@comptoir/contract/sales/device-api';
import { renewalWish } from '@comptoir/domain/sales/devices/certificate-renewal';
import { certificateState } from '@comptoir/domain/base/certificates/certificate-state';
import { ACTIVITY_OF } from '@comptoir/domain/base/merchants/merchant-information';
import type { Dependencies } from '../../../dependencies.ts';
import type { AuthorityConfig } from '../../../gateways/tax-authority/authority-config.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findAuthorizationCode } from '../../base/merchants/find-authorization-code.ts';
import { listDeclaredEmployees } from '../employees/list-declared-employees.ts';
import { readMerchant, type MerchantRow } from '../../base/merchants/read-merchant.ts';
import { scopeOfDevice, type CallingDevice } from './calling-device.ts';
import { findBillPrefix, findCertificateInUse, type CertificateInUse, findLaneHead } from './devices.queries.ts';
import { assignBillPrefix } from './assign-bill-prefix.ts';
import { taxCalendar, viewCalendar } from '../../base/taxes/calendar-in-force.ts';

export interface ReadConfigurationDeps extends Pick<Dependencies, 'database' | 'seal' | 'now'> {
  readonly authority: AuthorityConfig;
}

/** Reads the configuration that a till signs and prints with. @throws AppError merchant-information-incomplete, with the fields that are missing */
export async function readConfiguration(
  deps: ReadConfigurationDeps,
  device: CallingDevice,
  calendarVersion?: number,
): Promise<DeviceConfiguration> {
  const scope = scopeOfDevice(device);
  const merchant = await readMerchant(deps.database, scope, device.merchantId);
  const authorizationCode = await findAuthorizationCode(deps, scope, device.merchantId);
  const { head, certificate, billPrefix, employees } = await deps.database.transaction(scope, async (tx) => ({
    head: await findLaneHead(tx, device.id),
    certificate: await findCertificateInUse(tx, device.id),
    billPrefix: await findBillPrefix(tx, device.id),
    employees: await listDeclaredEmployees(tx, device.merchantId),
  }));
  return {
    device: {
      id: device.id,
      name: device.name,
      deviceNumber: device.deviceNumber,
      billPrefix: billPrefix ?? (await assignBillPrefix(deps.database, device)),
    },
    merchant: { ...requiredOf(merchant, authorizationCode), ...printedOf(merchant) },
    employees,
    software: deps.authority.software,
    chain: { head: head?.signature ?? null, lastNoTrans: head?.noTrans ?? null },
    certificate: viewCertificate(certificate, deps.now()),
    // a terminal from before there were calendars reads no word that it does not know
    ...(calendarVersion === undefined ? {} : { taxCalendar: viewCalendar(taxCalendar()) }),
    qrBaseUrl: deps.authority.qrUrl,
    replyTimeoutMs: deps.authority.replyTimeoutMs,
    requireShift: merchant.requireShift,
    resendOnReturn: deps.authority.resendOnReturn,
  };
}

const viewCertificate = (certificate: CertificateInUse | null, now: Date): DeviceConfiguration['certificate'] => ({
  serial: certificate?.serial ?? null,
  notAfter: certificate?.notAfter.toISOString() ?? null,
  isRevoked: certificate !== null && certificate.revokedAt !== null,
  renewal: renewalWish(certificateState(certificate, now), certificate?.isRenewalRequested ?? false),
});

/** Returns the fields that no certificate and no bill can be without. */
function requiredOf(merchant: MerchantRow, authorizationCode: string | null) {
  const { fileNumber, qstNumber, gstNumber, subSector } = merchant;
  if (!fileNumber || !qstNumber || !gstNumber || !authorizationCode || !subSector) {
    const fields = {
      file_number: fileNumber,
      qst_number: qstNumber,
      gst_number: gstNumber,
      authorization_code: authorizationCode,
      sub_sector: subSector,
    };
    const missing = Object.entries(fields).filter(([, value]) => !value);
    throw new AppError(
      'merchant-information-incomplete',
      missing.map(([path]) => ({ path, rule: 'required' })),
    );
  }
  return { fileNumber, qstNumber, gstNumber, authorizationCode, activity: ACTIVITY_OF[subSector] };
}

const printedOf = (merchant: MerchantRow) => ({
  companyName: merchant.companyName,
  timeZone: merchant.timeZone,
  civicNumber: merchant.civicNumber,
  street: merchant.street,
  city: merchant.city,
  postalCode: merchant.postalCode,
  phone: merchant.areaCode && merchant.phoneNumber ? `${merchant.areaCode}${merchant.phoneNumber}` : null,
});
