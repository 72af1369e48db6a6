import { z } from 'zod';
import { mailAddress } from '../bounded-text.ts';
import { endpoint, instant, plainText } from '../endpoint.ts';
import { telephone } from '../telephone.ts';

/** A time of the wall in Québec, `08:00`. */
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** A day on which support rests beside weekends and public holidays, and why. */
export const closingDay = z.strictObject({ on: z.iso.date(), nameFr: z.string(), nameEn: z.string() });
export type ClosingDayView = z.infer<typeof closingDay>;

const settings = {
  opens: time,
  closes: time,
  telephone: telephone.nullable(),
  email: mailAddress,
};

/** Settings in force, and those before, newest first. `changedAt` is null where the environment still says it. */
export const supportSettingsView = z.strictObject({
  ...settings,
  closingDays: z.array(closingDay),
  /** Visits booked at a time at which support or their technician no longer works: `listAppointments` lists them. */
  visitsToMove: z.int().min(0),
  history: z.array(z.strictObject({ ...settings, changedAt: instant, changedBy: z.string() })),
});
export type SupportSettingsView = z.infer<typeof supportSettingsView>;

/** Ways to reach support; null for one that there is not. Source: spec §2 "Contact us". */
export const getSupportContact = endpoint({
  method: 'GET',
  path: '/support-contact',
  access: 'public',
  summary: 'How support is reached, and when it answers',
  description:
    'As the portal shows it wherever it says to call or write. Hours are those of Québec, Monday to Friday but public holidays; ' +
    '`closingDays` are the further days of rest, from today on.',
  refusals: ['too-many-requests'],
  reply: z.strictObject({
    phone: z.string().nullable(),
    email: z.string().nullable(),
    opens: z.string(),
    closes: z.string(),
    closingDays: z.array(closingDay),
  }),
});

export const getSupportSettings = endpoint({
  method: 'GET',
  path: '/support-settings',
  access: 'edit-settings',
  summary: 'How support is reached and when it answers, with its history',
  reply: supportSettingsView,
});

export const setSupportSettings = endpoint({
  method: 'PUT',
  path: '/support-settings',
  access: 'edit-settings',
  summary: 'Set how support is reached and when it answers',
  description: 'From now on, everywhere. Hours that end before they begin are refused in the field `closes`.',
  body: z.strictObject(settings),
  reply: supportSettingsView,
});

export const addClosingDay = endpoint({
  method: 'POST',
  path: '/closing-days',
  access: 'edit-settings',
  summary: 'Add a day on which support rests',
  description:
    'A day that has passed is refused in the field `on`. Appointments that are booked on it stay, and count among `visitsToMove`.',
  refusals: ['closing-day-known'],
  body: z.strictObject({
    on: z.iso.date(),
    nameFr: plainText(80).trim().min(1),
    nameEn: plainText(80).trim().min(1),
  }),
  reply: supportSettingsView,
});

export const removeClosingDay = endpoint({
  method: 'DELETE',
  path: '/closing-days/:on',
  access: 'edit-settings',
  summary: 'Have support work on a day after all',
  params: z.strictObject({ on: z.iso.date().describe('The day on which support was to be closed.') }),
  reply: supportSettingsView,
});
