import type { AppointmentView } from '@comptoir/contract/help/appointments';
import { phoneLine } from '../../base/mail/address-lines.ts';
import type { AppointmentLine } from './appointments.store.ts';

/** An appointment on the wire. */
export const viewAppointment = (
  { companyName, areaCode, phoneNumber, startsAt, endsAt, ...line }: AppointmentLine,
  toMove = false,
): AppointmentView => ({
  ...line,
  company_name: companyName,
  phone: writePhone(areaCode, phoneNumber),
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  toMove,
});

/** A telephone number as it is written here, or null. */
export const writePhone = (areaCode: string | null, phoneNumber: string | null): string | null =>
  areaCode && phoneNumber ? phoneLine({ areaCode, phoneNumber }) : null;
