import type * as users from '../../../people/users.ts';
import type { ExamplesOf } from '../example.ts';
import { MERCHANT_ID, USER_ID } from '../ids.ts';

export const exampleUser = {
  id: USER_ID,
  email: 'merchant@comptoir.test',
  name: 'Camille Tremblay',
  role: 'merchant',
  merchantId: MERCHANT_ID,
  partnerId: null,
  of: 'Bistro du Quai',
  language: 'fr',
  state: 'active',
  hasSecondFactor: false,
  lastSignInAt: '2026-06-20T12:00:00.000Z',
  activeSessions: 1,
} as const;

const invited = { ...exampleUser, state: 'invited', lastSignInAt: null, activeSessions: 0 } as const;
const belonging = { role: 'merchant', merchantId: MERCHANT_ID } as const;

export const userExamples: ExamplesOf<typeof users> = {
  listUsers: {
    query: { search: 'camille', role: 'merchant', limit: 50 },
    reply: { items: [exampleUser], nextCursor: null },
  },
  inviteUser: { body: { email: exampleUser.email, name: exampleUser.name, language: 'fr', belonging }, reply: invited },
  inviteAgain: { reply: invited },
  updateUser: { body: { name: exampleUser.name, belonging }, reply: exampleUser },
  setUserSuspension: { body: { suspended: true }, reply: { ...exampleUser, state: 'suspended', activeSessions: 0 } },
  endUserSessions: {},
  removeUserSecondFactor: {},
};
