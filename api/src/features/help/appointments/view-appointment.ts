import type { AppointmentView } from '@comptoir/contract/help/appointments';
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
  phone: areaCode && phoneNumber ? `${areaCode}\u00A0${phoneNumber.replace(/^(\d{3})(\d{4})$/, '$1-$2')}` : null,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});
