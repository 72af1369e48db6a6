import type * as messageTemplates from '../../../people/message-templates.ts';
import type { ExamplesOf } from '../example.ts';
import { MERCHANT_ID, OTHER_ID } from '../ids.ts';

const words = {
  subjectFr: 'Votre certificat, {merchant}',
  subjectEn: 'Your certificate, {merchant}',
  textFr: 'Appelez-nous au {supportPhone}.',
  textEn: 'Call us at {supportPhone}.',
};
const texts = { name: 'Certificat', ...words };

const template = {
  id: OTHER_ID,
  ...texts,
  version: 1,
  retiredAt: null,
  changedAt: '2026-06-12T14:00:00.000Z',
  changedBy: 'Camille Roy',
};

const mail = {
  subject: 'Your certificate, Bistro du Quai',
  text: 'Hello Élise,\n\nCall us at 418 555-0100.\n\nThe Comptoir team',
  html: '<!doctype html><html lang="en-CA"></html>',
};

export const messageTemplateExamples: ExamplesOf<typeof messageTemplates> = {
  listMessageTemplates: { reply: { items: [template], nextCursor: null } },
  createMessageTemplate: { body: texts, reply: template },
  updateMessageTemplate: { body: { version: 1, ...texts }, reply: { ...template, version: 2 } },
  retireMessageTemplate: { body: { version: 1 }, reply: { ...template, retiredAt: '2026-06-13T14:00:00.000Z' } },
  previewMessage: {
    body: { ...words, as: { whose: 'merchant', merchantId: MERCHANT_ID } },
    reply: {
      merchant: 'Bistro du Quai',
      missing: [],
      fr: { ...mail, subject: 'Votre certificat, Bistro du Quai' },
      en: mail,
    },
  },
};
