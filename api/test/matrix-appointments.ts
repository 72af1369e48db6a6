import { v7 as uuid } from 'uuid';
import { FIRST_TECHNICIAN_ID, typedTechnician } from './factories/technicians.ts';
import type { World } from './matrix-callers.ts';
import { administrators, everybody, managersAndSupport } from './matrix-outcomes.ts';

const ofFirst = { params: { id: FIRST_TECHNICIAN_ID } };
const ofMerchant = ({ merchant }: World) => ({ query: { merchantId: merchant.id } });

/** Technicians are an administrator's to keep; everybody else only books them. */
export const APPOINTMENT_ROWS = {
  listTechnicians: { ...administrators(200) },
  createTechnician: { ...administrators(200), sends: () => ({ payload: typedTechnician() }) },
  updateTechnician: { ...administrators(200), sends: () => ({ ...ofFirst, payload: typedTechnician() }) },
  addTechnicianAbsence: {
    ...administrators(200),
    sends: () => ({
      ...ofFirst,
      payload: { fromOn: '2031-03-03', fromTime: null, untilOn: '2031-03-03', untilTime: null, reason: 'essai' },
    }),
  },
  removeTechnicianAbsence: {
    ...administrators('not-found'),
    sends: () => ({ params: { ...ofFirst.params, absenceId: uuid() } }),
  },
  // Whether an hour is free is everybody's to know.
  listFreeHours: {
    ...everybody(200),
    reader: 'forbidden',
    accountant: 'forbidden',
    sends: () => ({ query: { from: '2026-06-02', to: '2026-06-03' } }),
  },
  listAppointments: { ...managersAndSupport(200), sends: ofMerchant },
  bookAppointment: {
    ...managersAndSupport(200),
    sends: (world: World) => ({ ...ofMerchant(world), payload: { startsAt: '2099-06-02T13:00:00Z' } }),
  },
  // An unknown one is answered like another merchant's.
  cancelAppointment: {
    ...everybody('not-found'),
    reader: 'forbidden',
    accountant: 'forbidden',
    sends: () => ({ params: { id: uuid() } }),
  },
} as const;
