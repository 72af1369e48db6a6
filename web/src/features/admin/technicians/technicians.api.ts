import type {
  addTechnicianAbsence,
  createTechnician,
  KeptTechnician,
  removeTechnicianAbsence,
  updateTechnician,
} from '@comptoir/contract/help/technicians';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { call, QUIET } from '../../../shared/http/call.ts';
import { appointmentsQuery, techniciansQuery } from '../../../shared/queries/help.ts';
import { useChange } from '../../../shared/queries/invalidate.ts';

const CHANGED = ['technicians', 'appointments', 'free-hours'] as const;

export const useTechnicians = () => useQuery(techniciansQuery());

/** Appointments between two days, with any technician. */
export const useBookedBetween = (days: { readonly from: string; readonly until: string }) =>
  useQuery({ ...appointmentsQuery({}, days), select: ({ items }) => items });

type Kept = KeptTechnician & { readonly id?: string };

/** Adds a technician, or changes the one whose id is given. */
export const useSaveTechnician = () =>
  useChange(
    ({ id, ...body }: Kept) =>
      id === undefined
        ? call<typeof createTechnician>('POST', '/technicians', { body })
        : call<typeof updateTechnician>('PUT', '/technicians/:id', { params: { id }, body }),
    ...CHANGED,
  );

/** An absence that is added. */
export type NewAbsence = z.input<(typeof addTechnicianAbsence)['body']>;

export const useAddAbsence = (id: string) =>
  useChange(
    (body: NewAbsence) =>
      call<typeof addTechnicianAbsence>('POST', '/technicians/:id/absences', { params: { id }, body, headers: QUIET }),
    ...CHANGED,
  );

export const useRemoveAbsence = (id: string) =>
  useChange(
    (absenceId: string) =>
      call<typeof removeTechnicianAbsence>('DELETE', '/technicians/:id/absences/:absenceId', {
        params: { id, absenceId },
      }),
    ...CHANGED,
  );
