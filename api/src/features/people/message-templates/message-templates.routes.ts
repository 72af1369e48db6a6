import {
  createMessageTemplate,
  listMessageTemplates,
  previewMessage as previewEndpoint,
  retireMessageTemplate,
  updateMessageTemplate,
} from '@comptoir/contract/people/message-templates';
import type { FastifyInstance } from 'fastify';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { previewMessage, type PreviewDeps } from './preview-message.ts';
import { createTemplate, listTemplates, retireTemplate, updateTemplate } from './write-template.ts';

export function messageTemplateRoutes(
  app: FastifyInstance,
  deps: PreviewDeps & { readonly signedIn: Authenticate<SignedIn> },
): void {
  const authenticate = deps.signedIn;
  route(app, listMessageTemplates, {
    authenticate,
    handler: async ({ caller: { actor } }) => ({
      items: await listTemplates(deps.database, actor),
      nextCursor: null,
    }),
  });
  route(app, createMessageTemplate, {
    authenticate,
    handler: ({ body, caller: { actor } }) => createTemplate(deps, actor, body),
  });
  route(app, updateMessageTemplate, {
    authenticate,
    handler: ({ body, params, caller: { actor } }) => updateTemplate(deps, actor, { ...body, ...params }),
  });
  route(app, retireMessageTemplate, {
    authenticate,
    handler: ({ body, params, caller: { actor } }) => retireTemplate(deps, actor, { ...body, ...params }),
  });
  route(app, previewEndpoint, {
    authenticate,
    handler: ({ body, caller: { actor } }) => previewMessage(deps, actor, body),
  });
}
