/** Facts that a mail about a visit is written from; `when` is written out already. */
export interface VisitFacts {
  readonly when: string;
  readonly companyName: string;
}

/** A mail in words. */
export interface AppointmentMailText {
  readonly subject: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const PREPARE = 'Have your devices within reach and your merchant information filled in: the visit takes one hour.';
const CHANGE = 'You can move or cancel the visit on your dashboard.';

export const appointmentsEn = {
  button: 'See the visit',
  when: 'When',
  where: 'Where',
  technician: 'Technician',
  note: 'Note',
  filename: 'visit.ics',
  event: ({ companyName }: VisitFacts) => ({
    summary: 'Visit of a Comptoir technician',
    description: `Installation of Comptoir at ${companyName}.`,
  }),
  mails: {
    booked: ({ when }: VisitFacts): AppointmentMailText => ({
      subject: `Technician’s visit on ${when}`,
      before: ['A technician’s visit is booked. The attached file adds it to your calendar.'],
      after: [PREPARE, CHANGE],
    }),
    moved: ({ when }: VisitFacts): AppointmentMailText => ({
      subject: `Technician’s visit moved to ${when}`,
      before: ['The technician’s visit was moved. The attached file updates your calendar.'],
      after: [PREPARE, CHANGE],
    }),
    reminder: ({ when }: VisitFacts): AppointmentMailText => ({
      subject: `Reminder: technician’s visit on ${when}`,
      before: ['This is a reminder of your technician’s visit.'],
      after: [PREPARE, CHANGE],
    }),
    cancelled: ({ when }: VisitFacts): AppointmentMailText => ({
      subject: `Technician’s visit of ${when} cancelled`,
      before: ['This technician’s visit was cancelled. The attached file removes it from your calendar.'],
      after: ['You can book another one on your dashboard.'],
    }),
  },
};

export type AppointmentTexts = typeof appointmentsEn;
