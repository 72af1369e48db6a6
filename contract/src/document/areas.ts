import type { Area } from '../endpoints.ts';

/** Contents of each area, in the order in which the document shows them. */
export const AREA_DESCRIPTIONS: Readonly<Record<Area, string>> = {
  base: 'What everything stands on: signing in and out, merchants and their information, the activity log and the audit trail.',
  people:
    'Who may do what: a user’s own profile, users and their sessions, contacts of a merchant or partner, partners, sign-up, and acting for a merchant.',
  sales:
    'Bills on their way to the authority: terminals, their certificates and their relay, employees, and how transmission stands. Calls under `/device/v1` are made by terminals.',
  money: 'What a merchant pays Comptoir: the plan, promo codes, the subscription, the card, invoices and payments.',
  provider: 'The point-of-sale provider: signing in through it, the connection and the data that is read from it.',
  help: 'Getting started and getting help: registration step by step, appointments, support and release notes.',
};
