import type { VisitFacts } from './appointments-mail.en.ts';

/** Facts of a visit in a technician's calendar. */
interface EventFacts extends VisitFacts {
  readonly phone: string | null;
  readonly note: string | null;
}

/** A mail to a technician in words. */
interface TechnicianMailText {
  readonly subject: string;
  readonly before: readonly string[];
}

export const technicianEn = {
  merchant: 'Merchant',
  when: 'When',
  where: 'Where',
  phone: 'Phone',
  note: 'Note',
  filename: 'visit.ics',
  event: ({ companyName, phone, note }: EventFacts) => ({
    summary: `Comptoir visit: ${companyName}`,
    description: [phone, note].filter(Boolean).join('\n'),
  }),
  mails: {
    booked: ({ when, companyName }: VisitFacts): TechnicianMailText => ({
      subject: `New visit: ${companyName}, ${when}`,
      before: ['A visit is booked with you. The attached file adds it to your calendar.'],
    }),
    moved: ({ when, companyName }: VisitFacts): TechnicianMailText => ({
      subject: `Visit changed: ${companyName}, ${when}`,
      before: ['A visit of yours was moved or its note was changed. The attached file updates your calendar.'],
    }),
    cancelled: ({ when, companyName }: VisitFacts): TechnicianMailText => ({
      subject: `Visit withdrawn: ${companyName}, ${when}`,
      before: ['You no longer have this visit. The attached file removes it from your calendar.'],
    }),
  },
};

export type TechnicianTexts = typeof technicianEn;
