import * as contract from '@comptoir/contract/sales/menu';
import type { Action } from '@comptoir/domain/base/access/access';
import type { MenuKind } from '@comptoir/domain/sales/menu/menu-entry';
import type { FastifyInstance } from 'fastify';
import type { RouteDependencies } from '../../../dependencies.ts';
import { preferredLanguage } from '../../../platform/http/preferred-language.ts';
import { fileRoute, route, type Authenticate } from '../../../platform/http/route.ts';
import { resolveMerchant, scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { moveEntry, removeEntry, saveEntry, setStock } from './change-menu.ts';
import { checkFile, exportMenu, importFile } from './menu-file.ts';
import type { MenuDeps } from './raise-menu.ts';
import { pullMenu, readMenu } from './read-menu.ts';

/** A file of five thousand lines, as base64. */
const FILE_LIMIT = 2_800_000;
/** Fifty modifiers with names in both languages. */
const ENTRY_LIMIT = 64 * 1024;

/** Serves the portal's calls. */
export function menuRoutes(app: FastifyInstance, deps: MenuDeps & { readonly signedIn: Authenticate<SignedIn> }): void {
  const { database, signedIn: authenticate } = deps;
  const mayDo = (action: Action, { query, caller }: Asked): Promise<MerchantScope> =>
    resolveMerchant(database, caller.actor, { merchantId: query.merchantId, action });
  route(app, contract.listMenu, {
    authenticate,
    handler: async (call) => {
      const scope = await mayDo('read-menu', call);
      return readMenu(database, scopeOf(scope), scope.merchantId);
    },
  });
  route(app, contract.saveMenuEntry, {
    authenticate,
    bodyLimit: ENTRY_LIMIT,
    handler: async (call) => {
      const { params, body, caller } = call;
      return saveEntry(deps, await mayDo('edit-menu', call), { ...entryOf(params), ...body, user: caller.user });
    },
  });
  route(app, contract.removeMenuEntry, {
    authenticate,
    handler: async (call) => {
      const { params, query, caller } = call;
      const { revision } = query;
      await removeEntry(deps, await mayDo('edit-menu', call), { ...entryOf(params), revision, user: caller.user });
      return null;
    },
  });
  route(app, contract.moveMenuEntry, {
    authenticate,
    handler: async (call) => moveEntry(deps, await mayDo('edit-menu', call), { ...entryOf(call.params), ...call.body }),
  });
  route(app, contract.setMenuStock, {
    authenticate,
    handler: async (call) => setStock(deps, await mayDo('edit-menu', call), { code: call.params.entry, ...call.body }),
  });
  fileRoute(app, contract.exportMenu, {
    authenticate,
    handler: async (call) => exportMenu(deps, await mayDo('read-menu', call), preferredLanguage(call.request)),
  });
  route(app, contract.checkMenuFile, {
    authenticate,
    bodyLimit: FILE_LIMIT,
    knownFirst: true,
    handler: async (call) => checkFile(deps, await mayDo('edit-menu', call), call.body.file),
  });
  route(app, contract.importMenuFile, {
    authenticate,
    bodyLimit: FILE_LIMIT,
    knownFirst: true,
    handler: async (call) => importFile(deps, await mayDo('edit-menu', call), { ...call.body, user: call.caller.user }),
  });
}

/** Serves the call of tills. */
export function tillMenuRoutes(
  app: FastifyInstance,
  { database, till: authenticate }: Pick<MenuDeps, 'database'> & Pick<RouteDependencies, 'till'>,
): void {
  route(app, contract.getTillMenu, {
    authenticate,
    handler: ({ query, caller: { merchantId } }) =>
      pullMenu(database, { role: 'device', merchantId }, { merchantId, since: query.since }),
  });
}

interface Asked {
  readonly query: { readonly merchantId?: string | undefined };
  readonly caller: SignedIn;
}

/** No address has a `code`: that word is for secrets. */
const entryOf = ({ kind, entry: code }: { readonly kind: MenuKind; readonly entry: string }) => ({ kind, code });
