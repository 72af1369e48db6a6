import type {
  createMessageTemplate,
  MessageTemplateView,
  retireMessageTemplate,
  TemplateTexts,
  updateMessageTemplate,
} from '@comptoir/contract/people/message-templates';
import { call, QUIET } from '../../../shared/http/call.ts';
import { useChange } from '../../../shared/queries/invalidate.ts';

/** Template and version that a change is based on. */
type Known = Pick<MessageTemplateView, 'id' | 'version'>;

/** Writes a template, or other words for one as it was read. */
export const useWriteTemplate = (known: Known | null) =>
  useChange(
    (texts: TemplateTexts) =>
      known
        ? call<typeof updateMessageTemplate>('PUT', '/message-templates/:id', {
            params: { id: known.id },
            body: { version: known.version, ...texts },
          })
        : call<typeof createMessageTemplate>('POST', '/message-templates', { body: texts }),
    'message-templates',
  );

export const useRetireTemplate = () =>
  useChange(
    ({ id, version }: Known) =>
      call<typeof retireMessageTemplate>('POST', '/message-templates/:id/retirement', {
        params: { id },
        body: { version },
        headers: QUIET,
      }),
    'message-templates',
  );
