import type * as incidents from '../../../base/incidents.ts';
import type { ExamplesOf } from '../example.ts';
import { OTHER_ID } from '../ids.ts';

const content: incidents.IncidentContent = {
  circumstances: 'A list of contacts was sent to the wrong partner.',
  information: 'Names and emails of 14 people.',
  happenedFrom: '2026-06-18',
  happenedUntil: null,
  discoveredOn: '2026-06-19',
  peopleCount: 14,
  isSerious: false,
  riskReasons: 'The partner deleted the file and confirmed it in writing.',
  authorityNotifiedOn: null,
  peopleNotifiedOn: '2026-06-20',
  measures: 'Lists are sent from the portal alone.',
};
const written = { content, writtenAt: '2026-06-20T17:45:00.000Z', writtenBy: 'Alex Gagnon' };
const view: incidents.IncidentView = { id: OTHER_ID, number: 3, revision: 1, ...written, keptUntil: '2031-06-19' };
const details: incidents.IncidentDetails = { ...view, revisions: [{ revision: 1, ...written }] };

export const incidentExamples: ExamplesOf<typeof incidents> = {
  listIncidents: { query: { limit: 50 }, reply: { items: [view], nextCursor: null } },
  getIncident: { reply: details },
  recordIncident: { body: { id: OTHER_ID, content }, reply: details },
  changeIncident: { body: { revision: 1, content }, reply: { ...details, revision: 2 } },
  exportIncidents: {},
};
