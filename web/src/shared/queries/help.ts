import type { listAppointments, listFreeHours } from '@comptoir/contract/help/appointments';
import type { listTechnicians } from '@comptoir/contract/help/technicians';
import type {
  getFunctionalityCheck,
  getProgress,
  getTransmissionHealth,
  listProgress,
} from '@comptoir/contract/help/installation';
import type { listNotes } from '@comptoir/contract/help/notes';
import type { getSupportContact, getSupportSettings } from '@comptoir/contract/base/support-settings';
import type { getReleaseNotesSeen, listReleaseNotes, listWrittenNotes } from '@comptoir/contract/help/release-notes';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, QUIET } from '../http/call.ts';
import type { MerchantScope } from '../access/merchant-scope.ts';

/** Appointments from a day on, the next one first; until another, or only those that have to be moved. */
export const appointmentsQuery = (
  scope: MerchantScope,
  days: { readonly from: string; readonly until?: string; readonly toMove?: true },
) =>
  queryOptions({
    queryKey: ['appointments', scope, days],
    queryFn: ({ signal }) =>
      call<typeof listAppointments>('GET', '/appointments', { query: { ...scope, ...days }, signal }),
  });

/** Technicians, with their hours and absences; only administrators ask. */
export const techniciansQuery = () =>
  queryOptions({
    queryKey: ['technicians'],
    queryFn: ({ signal }) => call<typeof listTechnicians>('GET', '/technicians', { signal }),
  });

/** Hours between two days that can still be booked. */
export const freeHoursQuery = (query: { readonly from: string; readonly to: string }) =>
  queryOptions({
    queryKey: ['free-hours', query],
    queryFn: ({ signal }) => call<typeof listFreeHours>('GET', '/appointments/free', { query: { ...query }, signal }),
  });

/** Progress of the registration. */
export const progressQuery = (scope: MerchantScope) =>
  queryOptions({
    queryKey: ['registration-progress', scope],
    queryFn: ({ signal }) => call<typeof getProgress>('GET', '/registration-progress', { query: scope, signal }),
  });

/** The functionality check: its two receipts and what is compared of them. */
export const functionalityQuery = (scope: MerchantScope) =>
  queryOptions({
    queryKey: ['registration-progress', 'functionality', scope],
    queryFn: ({ signal }) =>
      call<typeof getFunctionalityCheck>('GET', '/registration-progress/functionality', { query: scope, signal }),
  });

/** The support notes on a merchant that the user may read, newest first. */
export const notesQuery = (merchantId: string) =>
  infiniteQueryOptions({
    queryKey: ['notes', merchantId],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call<typeof listNotes>('GET', '/notes', {
        query: { merchantId, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** State of transmission today. */
export const transmissionHealthQuery = (scope: MerchantScope) =>
  queryOptions({
    queryKey: ['transmission-health', scope],
    queryFn: ({ signal }) =>
      call<typeof getTransmissionHealth>('GET', '/transmission-health', { query: scope, signal }),
  });

/** Contact details and hours of support. They seldom change, and are no one's worry when they cannot be had. */
export const supportContactQuery = () =>
  queryOptions({
    queryKey: ['support-contact'],
    queryFn: ({ signal }) => call<typeof getSupportContact>('GET', '/support-contact', { headers: QUIET, signal }),
    staleTime: 600_000,
    retry: false,
  });

/** Published release notes in a language. They seldom change. */
export const releaseNotesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['release-notes', language],
    queryFn: ({ signal }) => call<typeof listReleaseNotes>('GET', '/Data/ReleaseNotes', { signal }),
    staleTime: 600_000,
  });

/** The notes that the user had not seen; what was new at the start of a visit stays new until its end. */
export const releaseNotesSeenQuery = () =>
  queryOptions({
    queryKey: ['release-notes-seen'],
    queryFn: ({ signal }) => call<typeof getReleaseNotesSeen>('GET', '/release-notes-seen', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Release notes as administrators write them. */
export const writtenNotesQuery = () =>
  queryOptions({
    queryKey: ['written-notes'],
    queryFn: ({ signal }) => call<typeof listWrittenNotes>('GET', '/release-notes', { signal }),
  });

/** Contact details and hours of support, as administrators set them. */
export const supportSettingsQuery = () =>
  queryOptions({
    queryKey: ['support-settings'],
    queryFn: ({ signal }) => call<typeof getSupportSettings>('GET', '/support-settings', { signal }),
  });

/** Progress of the registrations of several merchants. */
export const merchantProgressQuery = (merchantIds: readonly string[]) =>
  queryOptions({
    queryKey: ['registration-progress', 'merchants', merchantIds],
    enabled: merchantIds.length > 0,
    queryFn: ({ signal }) =>
      call<typeof listProgress>('GET', '/registration-progress/merchants', {
        query: { merchantIds: [...merchantIds] },
        signal,
      }),
  });
