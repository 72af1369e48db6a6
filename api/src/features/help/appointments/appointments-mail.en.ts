/** What a mail about a visit is written from; `when` is written out already. */
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

const PREPARE = 'Have your tills within reach and your merchant information filled in: the visit takes one hour.';
const CHANGE = 'You can move or cancel the visit in the portal.';

export const appointmentsEn = {
  button: 'Open the portal',
  when: 'When',
  where: 'Where',
  note: 'Note',
  filename: 'visit.ics',
  event: ({ companyName }: VisitFacts) => ({
    summary: 'Visit of a Comptoir technician',
    description: `Installation of Comptoir at ${companyName}.`,
  }),
  mails: {
    booked: ({ when }: VisitFacts): AppointmentMailText => ({
      subject: `Technician’s visit on ${when}`,
      before: ['Your visit of a technician is booked. The attached file puts it into your calendar.'],
      after: [PREPARE, CHANGE],
    }),
    moved: ({ when }: VisitFacts): AppointmentMailText => ({
      subject: `Technician’s visit moved to ${when}`,
      before: ['Your visit of a technician was moved. The attached file corrects it in your calendar.'],
      after: [PREPARE, CHANGE],
    }),
    cancelled: ({ when }: VisitFacts): AppointmentMailText => ({
      subject: `Technician’s visit of ${when} cancelled`,
      before: ['This visit of a technician was cancelled. The attached file takes it out of your calendar.'],
      after: ['You can book another one in the portal.'],
    }),
  },
};

export type AppointmentTexts = typeof appointmentsEn;
