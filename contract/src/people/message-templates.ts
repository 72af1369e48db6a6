import { findUnknownPlaceholder, PLACEHOLDERS } from '@comptoir/domain/people/message-templates/placeholder';
import { z } from 'zod';
import { endpoint, instant, pageOf, plainText, textBlock } from '../endpoint.ts';

/** As much of what stands in braces as a refusal repeats. */
const LONGEST_NAMED = 40;

/** Refused by the rule `unknown-placeholder:` with what stands in the braces. */
const withPlaceholders = <Text extends z.ZodString>(text: Text) =>
  text.superRefine((words, context) => {
    const unknown = findUnknownPlaceholder(words);
    if (unknown !== null)
      context.addIssue({ code: 'custom', message: `unknown-placeholder:${unknown.slice(0, LONGEST_NAMED)}` });
  });

/** The subject of a message, on one line, with placeholders in braces. */
export const messageSubject = withPlaceholders(plainText(120).trim().min(1));
/** Text of a message, with placeholders in braces; a blank line begins a paragraph. */
export const messageText = withPlaceholders(textBlock(4000).trim().min(1));

/** In both languages, so that no reader gets a message that is not in theirs. */
const texts = {
  name: plainText(80).trim().min(1),
  subjectFr: messageSubject,
  subjectEn: messageSubject,
  textFr: messageText,
  textEn: messageText,
};

const templateTexts = z.strictObject(texts);
export type TemplateTexts = z.infer<typeof templateTexts>;

export const messageTemplateView = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  subjectFr: z.string(),
  subjectEn: z.string(),
  textFr: z.string(),
  textEn: z.string(),
  version: z.int(),
  retiredAt: instant.nullable(),
  changedAt: instant,
  changedBy: z.string(),
});
export type MessageTemplateView = z.infer<typeof messageTemplateView>;

const ofTemplate = z.strictObject({ id: z.uuid() });
const version = z.int().min(1).describe('The one that the caller has read.');

export const listMessageTemplates = endpoint({
  method: 'GET',
  path: '/message-templates',
  access: 'edit-settings',
  summary: 'Templates of messages to merchants',
  description: 'By name; those that are retired come last.',
  reply: pageOf(messageTemplateView),
});

export const createMessageTemplate = endpoint({
  method: 'POST',
  path: '/message-templates',
  access: 'edit-settings',
  summary: 'Write a template',
  description:
    'In braces stand placeholders, which each message fills: `{merchant}`, `{firstName}`, `{fileNumber}`, `{supportPhone}`, `{supportEmail}`, ' +
    '`{portal}`. Another one is refused in its field as `unknown-placeholder:` with its name; a name in use, as `name-taken`.',
  body: templateTexts,
  reply: messageTemplateView,
});

export const updateMessageTemplate = endpoint({
  method: 'PUT',
  path: '/message-templates/:id',
  access: 'edit-settings',
  summary: 'Change a template',
  description: 'Messages that are under way keep the text that they were confirmed with.',
  refusals: ['message-template-changed-meanwhile', 'message-template-retired'],
  params: ofTemplate,
  body: z.strictObject({ version, ...texts }),
  reply: messageTemplateView,
});

export const retireMessageTemplate = endpoint({
  method: 'POST',
  path: '/message-templates/:id/retirement',
  access: 'edit-settings',
  summary: 'Retire a template',
  description: 'It is offered no more and changes no more; its name is free again.',
  refusals: ['message-template-changed-meanwhile', 'message-template-retired'],
  params: ofTemplate,
  body: z.strictObject({ version }),
  reply: messageTemplateView,
});

/** Source of the values that a preview shows. */
const previewedFor = z.discriminatedUnion('whose', [
  z.strictObject({ whose: z.literal('sample') }),
  z.strictObject({ whose: z.literal('merchant'), merchantId: z.uuid() }),
  z.strictObject({ whose: z.literal('selection'), selectionId: z.uuid() }),
]);
export type PreviewedFor = z.infer<typeof previewedFor>;

const previewedMail = z.strictObject({ subject: z.string(), text: z.string(), html: z.string() });

export const previewMessage = endpoint({
  method: 'POST',
  path: '/message-previews',
  access: 'edit-settings',
  summary: 'See a message as it will be sent',
  description:
    'In both languages, with the values of a sample, of a merchant, or of the first merchant of a selection of the caller’s own. `missing` ' +
    'names the placeholders that this merchant has no value for: it would not be written to.',
  refusals: ['not-found'],
  body: z.strictObject({
    subjectFr: messageSubject,
    subjectEn: messageSubject,
    textFr: messageText,
    textEn: messageText,
    as: previewedFor,
  }),
  reply: z.strictObject({
    merchant: z.string().nullable(),
    missing: z.array(z.enum(PLACEHOLDERS)),
    fr: previewedMail,
    en: previewedMail,
  }),
});
export type MessagePreview = z.infer<typeof previewMessage.reply>;
