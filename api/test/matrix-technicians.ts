import { v7 as uuid } from 'uuid';
import { FIRST_TECHNICIAN_ID, typedTechnician } from './factories/technicians.ts';
import { administrators } from './matrix-outcomes.ts';

const ofFirst = { params: { id: FIRST_TECHNICIAN_ID } };

/** Technicians are an administrator's to keep; everybody else only books them. */
export const TECHNICIAN_ROWS = {
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
};
