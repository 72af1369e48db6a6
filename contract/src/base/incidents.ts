import { z } from 'zod';
import { endpoint, instant, pageOf, plainText, reportDay, textBlock } from '../endpoint.ts';

const words = textBlock(4000).trim().min(1);
const day = reportDay;

/** Content of an incident in the register. Days are those of Québec. Source: Law 25, decision 134. */
export const incidentContent = z.strictObject({
  /** Events and their cause. */
  circumstances: words,
  /** Personal information concerned. */
  information: words,
  happenedFrom: day,
  /** Null where it was one day, or goes on. */
  happenedUntil: day.nullable(),
  discoveredOn: day,
  /** Number of people concerned; null where that is not known. */
  peopleCount: z.int().min(0).max(100_000_000).nullable(),
  /** True when there is a risk of serious injury, with the reasons for and against. */
  isSerious: z.boolean(),
  riskReasons: words,
  authorityNotifiedOn: day.nullable(),
  peopleNotifiedOn: day.nullable(),
  /** Measures taken to lessen the harm and to keep it from happening again. */
  measures: words,
});
export type IncidentContent = z.infer<typeof incidentContent>;

const incident = {
  id: z.uuid(),
  number: z.int(),
  revision: z.int(),
  content: incidentContent,
  writtenAt: instant,
  writtenBy: z.string(),
  /** The last day on which it has to be kept. */
  keptUntil: day,
};

/** An incident as it was last written. */
export const incidentView = z.strictObject(incident);
export type IncidentView = z.infer<typeof incidentView>;

/** The same with all that was written before, the newest first. */
export const incidentDetails = z.strictObject({
  ...incident,
  revisions: z.array(
    z.strictObject({ revision: z.int(), content: incidentContent, writtenAt: instant, writtenBy: z.string() }),
  ),
});
export type IncidentDetails = z.infer<typeof incidentDetails>;

const ofIncident = z.strictObject({ id: z.uuid() });

export const listIncidents = endpoint({
  method: 'GET',
  path: '/incidents',
  access: 'edit-incidents',
  summary: 'Register of confidentiality incidents, the newest first',
  query: z.strictObject({
    cursor: plainText(100).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: pageOf(incidentView),
});

export const getIncident = endpoint({
  method: 'GET',
  path: '/incidents/:id',
  access: 'edit-incidents',
  summary: 'An incident with all that was written of it',
  params: ofIncident,
  reply: incidentDetails,
});

export const recordIncident = endpoint({
  method: 'POST',
  path: '/incidents',
  access: 'edit-incidents',
  summary: 'Record an incident',
  description: 'The caller makes `id`: one that comes twice is one. Days that cannot be are refused by their names.',
  body: z.strictObject({ id: z.uuid(), content: incidentContent }),
  reply: incidentDetails,
});

export const changeIncident = endpoint({
  method: 'PUT',
  path: '/incidents/:id',
  access: 'edit-incidents',
  summary: 'Write an incident once more',
  description: '`revision` is the one that the caller has read. What was written before stays.',
  refusals: ['incident-changed-meanwhile'],
  params: ofIncident,
  body: z.strictObject({ revision: z.int().min(1), content: incidentContent }),
  reply: incidentDetails,
});

export const exportIncidents = endpoint({
  method: 'GET',
  path: '/incidents/export',
  access: 'edit-incidents',
  summary: 'The register as a file for a spreadsheet',
  description: 'A line for each revision, in the language of `Accept-Language`.',
  replyForm: 'csv',
  reply: z.null(),
});
