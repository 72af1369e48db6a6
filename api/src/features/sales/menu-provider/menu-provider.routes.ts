import * as contract from '@comptoir/contract/sales/menu-provider';
import type { SaidClasses } from '@comptoir/domain/sales/menu-provider/provider-plan';
import type { FastifyInstance } from 'fastify';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import { resolveMerchant, type MerchantScope } from '../../base/access/merchant-scope.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import type { MenuDeps } from '../menu/raise-menu.ts';
import { checkProviderMenu, leaveProviderMenu, takeProviderMenu } from './take-provider-menu.ts';

interface Asked {
  readonly query: { readonly merchantId?: string | undefined };
  readonly caller: SignedIn;
}

/** Serves the portal's calls about the provider's inventory. */
export function menuProviderRoutes(
  app: FastifyInstance,
  deps: MenuDeps & { readonly signedIn: Authenticate<SignedIn> },
): void {
  const { database, signedIn: authenticate } = deps;
  const mayEdit = ({ query: { merchantId }, caller }: Asked): Promise<MerchantScope> =>
    resolveMerchant(database, caller.actor, { merchantId, action: 'edit-menu' });
  route(app, contract.checkProviderMenu, {
    authenticate,
    handler: async (call) => checkProviderMenu(deps, await mayEdit(call), saidIn(call.body)),
  });
  route(app, contract.takeProviderMenu, {
    authenticate,
    handler: async (call) => {
      const { version } = call.body;
      return takeProviderMenu(deps, await mayEdit(call), {
        classes: saidIn(call.body),
        version,
        user: call.caller.user,
      });
    },
  });
  route(app, contract.leaveProviderMenu, {
    authenticate,
    handler: async (call) => {
      await leaveProviderMenu(deps, await mayEdit(call), call.caller.user);
      return null;
    },
  });
}

const saidIn = ({ classes }: { readonly classes: readonly { key: string; taxClass: SaidClasses[string] }[] }) =>
  Object.fromEntries(classes.map(({ key, taxClass }) => [key, taxClass]));
