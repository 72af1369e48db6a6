import * as contract from '@comptoir/contract/sales/customers';
import type { FastifyInstance } from 'fastify';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import { resolveMerchant } from '../../base/access/merchant-scope.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { listCustomerBills } from '../contracts/list-customer-bills.ts';
import { addCustomer, eraseCustomer, updateCustomer, type CustomerDeps } from './change-customer.ts';
import { listCustomers } from './list-customers.ts';

export function customerRoutes(
  app: FastifyInstance,
  deps: CustomerDeps & { readonly signedIn: Authenticate<SignedIn> },
): void {
  const authenticate = deps.signedIn;
  const { database } = deps;
  route(app, contract.listCustomers, {
    authenticate,
    handler: async ({ query: { merchantId, ...wanted }, caller: { actor } }) =>
      listCustomers(database, await resolveMerchant(database, actor, { merchantId, action: 'read-customers' }), wanted),
  });
  route(app, contract.listCustomerBills, {
    authenticate,
    handler: async ({ params: { id: customerId }, query: { merchantId, ...wanted }, caller: { actor } }) => {
      const scope = await resolveMerchant(database, actor, { merchantId, action: 'read-customers' });
      return listCustomerBills(database, scope, { customerId, ...wanted });
    },
  });
  route(app, contract.addCustomer, {
    authenticate,
    handler: async ({ query: { merchantId }, body, caller: { actor } }) =>
      addCustomer(deps, await resolveMerchant(database, actor, { merchantId, action: 'edit-customers' }), body),
  });
  route(app, contract.updateCustomer, {
    authenticate,
    handler: async ({ params: { id }, query: { merchantId }, body, caller: { actor } }) => {
      const scope = await resolveMerchant(database, actor, { merchantId, action: 'edit-customers' });
      return updateCustomer(deps, scope, { id, content: body });
    },
  });
  route(app, contract.eraseCustomer, {
    authenticate,
    handler: async ({ params: { id }, query: { merchantId }, caller: { actor, user } }) => {
      const scope = await resolveMerchant(database, actor, { merchantId, action: 'edit-customers' });
      await eraseCustomer(deps, scope, { id, user });
      return null;
    },
  });
}
