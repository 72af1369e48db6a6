import type { NoFacts } from '../activity-log/log-event.ts';

/** A conversation with support, by its number. */
interface TicketFacts {
  readonly ticketNumber: string;
}

/** A job of the queue, by its task. */
interface JobFacts {
  readonly task: string;
}

/** An incident, by its number in the register. */
interface IncidentFacts {
  readonly number: number;
}

/** Facts of acts on conversations with support, on the queue and on the register of incidents. */
export interface OperationFacts {
  'ticket-written': TicketFacts;
  'ticket-answered': TicketFacts;
  'ticket-noted': TicketFacts;
  'ticket-assigned': TicketFacts;
  'ticket-solved': TicketFacts;
  'ticket-reopened': TicketFacts;
  'support-mail-added': TicketFacts;
  'support-mail-discarded': { readonly ticketNumber: string | null };
  'job-retried': JobFacts;
  'job-removed': JobFacts & { readonly reason: string };
  'incident-recorded': IncidentFacts;
  'incident-changed': IncidentFacts;
  'incidents-exported': NoFacts;
}

/** Under what each of them is looked for. */
export const OPERATION_GROUPS: Readonly<Record<keyof OperationFacts, 'support' | 'operations'>> = {
  'ticket-written': 'support',
  'ticket-answered': 'support',
  'ticket-noted': 'support',
  'ticket-assigned': 'support',
  'ticket-solved': 'support',
  'ticket-reopened': 'support',
  'support-mail-added': 'support',
  'support-mail-discarded': 'support',
  'job-retried': 'operations',
  'job-removed': 'operations',
  'incident-recorded': 'operations',
  'incident-changed': 'operations',
  'incidents-exported': 'operations',
};
