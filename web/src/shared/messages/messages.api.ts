import type { PreviewedFor, previewMessage } from '@comptoir/contract/people/message-templates';
import { useQuery } from '@tanstack/react-query';
import { useCallOnce } from '../../lib/use-call-once.ts';
import { call, QUIET } from '../http/call.ts';
import { messageTemplatesQuery } from '../queries/people.ts';

/** The words of a message in both languages. */
export interface MessageTexts {
  readonly subjectFr: string;
  readonly subjectEn: string;
  readonly textFr: string;
  readonly textEn: string;
}

/** Every template, those that are retired last. */
export const useMessageTemplates = () => useQuery(messageTemplatesQuery());

/** A message as the server would send it. */
export const useMessagePreview = () =>
  useCallOnce({
    mutationFn: (body: MessageTexts & { readonly as: PreviewedFor }) =>
      call<typeof previewMessage>('POST', '/message-previews', { body, headers: QUIET }),
  });
