import type * as profile from '../../../people/profile.ts';
import type { ExamplesOf } from '../example.ts';
import { OTHER_ID, WEB_TOKEN } from '../ids.ts';

const proof = { password: 'a long sentence of your own', code: '123456' };
const recoveryCodes = ['7KQ2-M4XD', 'P9TN-3VHC'];

export const profileExamples: ExamplesOf<typeof profile> = {
  updateProfile: { body: { language: 'fr' }, reply: { language: 'fr' } },
  choosePassword: {
    body: { currentPassword: 'comptoir-demo', newPassword: 'a long sentence of your own' },
    reply: { webToken: WEB_TOKEN },
  },
  listSessions: {
    reply: {
      items: [
        {
          id: OTHER_ID,
          isCurrent: true,
          browser: 'Firefox · Windows',
          address: '203.0.113.7',
          createdAt: '2026-06-20T12:00:00.000Z',
          lastUsedAt: '2026-06-20T17:45:00.000Z',
        },
      ],
      nextCursor: null,
    },
  },
  endSession: {},
  endAllSessions: {},
  startSecondFactor: {
    body: { password: proof.password },
    reply: {
      secret: 'JBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Comptoir:merchant@comptoir.test?secret=JBSWY3DPEHPK3PXP&issuer=Comptoir',
    },
  },
  confirmSecondFactor: { body: { code: proof.code }, reply: { recoveryCodes } },
  renewRecoveryCodes: { body: proof, reply: { recoveryCodes } },
  removeSecondFactor: { body: proof },
};
