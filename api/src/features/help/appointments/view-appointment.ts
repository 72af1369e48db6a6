import type { AppointmentView } from '@comptoir/contract/help/appointments';
import { phoneLine } from '../../base/mail/address-lines.ts';
import type { AppointmentLine } from './appointments.queries.ts';

/** An appointment on the wire. */
export const viewAppointment = ({
  companyName,
  areaCode,
  phoneNumber,
  startsAt,
  endsAt,
  ...line
}: AppointmentLine): AppointmentView => ({
  ...line,
  company_name: companyName,
  phone: areaCode && phoneNumber ? phoneLine({ areaCode, phoneNumber }) : null,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});
