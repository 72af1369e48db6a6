import type * as users from '../../../people/users.ts';
import type { ExamplesOf } from '../example.ts';
import { MERCHANT_ID, USER_ID } from '../ids.ts';

const user = {
  id: USER_ID,
  email: 'camille@comptoir.test',
  name: 'Camille Roy',
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

const invited = { ...user, state: 'invited', lastSignInAt: null, activeSessions: 0 } as const;
const belonging = { role: 'merchant', merchantId: MERCHANT_ID } as const;

export const userExamples: ExamplesOf<typeof users> = {
  listUsers: { query: { search: 'camille', role: 'merchant', limit: 50 }, reply: { items: [user], nextCursor: null } },
  inviteUser: { body: { email: user.email, name: user.name, language: 'fr', belonging }, reply: invited },
  inviteAgain: { reply: invited },
  updateUser: { body: { name: user.name, belonging }, reply: user },
  setUserSuspension: { body: { suspended: true }, reply: { ...user, state: 'suspended', activeSessions: 0 } },
  endUserSessions: {},
  removeUserSecondFactor: {},
};
