import type * as sessions from '../../../base/sessions.ts';
import type { ExamplesOf } from '../example.ts';
import { MERCHANT_ID, WEB_TOKEN } from '../ids.ts';

const signIn = {
  body: { email: 'merchant@comptoir.test', password: 'comptoir-demo' },
  reply: { webToken: WEB_TOKEN },
};

export const exampleSession = {
  email: 'merchant@comptoir.test',
  name: 'Camille Tremblay',
  role: 'merchant',
  merchantId: MERCHANT_ID,
  merchantRight: 'owner',
  partnerId: null,
  language: null,
  otherPlaces: 0,
  joinable: null,
  firstSessionLogin: false,
  secondFactor: 'not-set',
  impersonation: null,
  expiresAt: '2026-06-21T05:45:00.000Z',
} as const;

export const sessionExamples: ExamplesOf<typeof sessions> = {
  login: signIn,
  authenticate: signIn,
  logout: {},
  renewSession: { reply: { webToken: WEB_TOKEN } },
  getSession: {
    reply: exampleSession,
  },
  requestPasswordReset: { body: { email: 'merchant@comptoir.test' } },
  startImpersonation: {
    body: { merchantId: MERCHANT_ID, reason: 'Asked by telephone to look at a refused bill' },
    reply: { webToken: WEB_TOKEN },
  },
  endImpersonation: { reply: { webToken: WEB_TOKEN } },
};
