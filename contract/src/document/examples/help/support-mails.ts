import type * as supportMails from '../../../help/support-mails.ts';
import type { ExamplesOf } from '../example.ts';
import { OTHER_ID } from '../ids.ts';

export const supportMailExamples: ExamplesOf<typeof supportMails> = {
  listSetAsideMails: {
    query: { limit: 50 },
    reply: {
      items: [
        {
          id: OTHER_ID,
          receivedAt: '2026-06-20T18:02:00.000Z',
          from: 'someone@elsewhere.test',
          subject: 'Re: [C-104233] certificate',
          text: 'Please send me the code.',
          reason: 'other-sender',
          ticket: { id: OTHER_ID, ticketNumber: 'C-104233', personEmail: 'camille@bistro.test' },
        },
      ],
      nextCursor: null,
    },
  },
  decideSetAsideMail: { body: { decision: 'discard' } },
  receiveMail: {
    body: {
      FromFull: { Email: 'camille@bistro.test' },
      ToFull: [{ Email: 'reponse+0123456789abcdef0123456789abcdef@comptoir.test' }],
      Subject: 'Re: [C-104233] certificate',
      MessageID: '22c74902-a0c1-4511-804f-341342852c90',
      TextBody: 'It works now, thank you.',
      StrippedTextReply: 'It works now, thank you.',
      Headers: [
        { Name: 'X-Spam-Tests', Value: 'DKIM_SIGNED,DKIM_VALID,DKIM_VALID_AU,SPF_PASS' },
        { Name: 'Message-ID', Value: '<1@bistro.test>' },
      ],
      Attachments: [{ Name: 'till.jpg', ContentType: 'image/jpeg', ContentLength: 482_113, ContentID: '' }],
    },
    reply: {},
  },
};
