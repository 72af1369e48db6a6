import type * as mail from '../../../base/mail.ts';
import type { ExamplesOf } from '../example.ts';
import { MERCHANT_ID, OTHER_ID } from '../ids.ts';

export const mailExamples: ExamplesOf<typeof mail> = {
  listMailFailures: {
    reply: {
      items: [
        {
          id: OTHER_ID,
          address: 'cuisine@bistroduquai.example',
          subject: 'Bienvenue dans Comptoir',
          outcome: 'refused',
          detail: 'EENVELOPE: 550 no such mailbox',
          tries: 1,
          firstFailedAt: '2026-06-20T17:31:00.000Z',
          lastFailedAt: '2026-06-20T17:31:00.000Z',
          merchantId: MERCHANT_ID,
          company_name: 'Bistro du Quai',
        },
      ],
      nextCursor: null,
      previousCursor: null,
      count: 1,
    },
  },
  settleMailFailure: {},
  reportMail: {
    body: {
      RecordType: 'Bounce',
      Type: 'HardBounce',
      Details: 'smtp;550 5.1.1 no such mailbox',
      Metadata: { mail: OTHER_ID },
    },
  },
};
