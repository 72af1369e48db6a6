import { CLOVER_APP } from '../clover-app.ts';
import type { RouteName } from '../state/clover-fault.ts';
import type { Merchant } from '../state/merchant.ts';
import type { Permission } from '../state/settings.ts';
import type { Reply } from '../../loopback/reply.ts';
import { cloverError } from '../clover-error.ts';
import { answerAddress, answerBilling, answerMerchant, answerProperties } from './answer-merchant.ts';
import { answerItem, answerList } from './answer-resource.ts';
import { RESOURCES } from './resources.ts';

/** Request about a merchant, with its time in milliseconds and its token. */
export interface Asked {
  readonly merchant: Merchant;
  /** The whole address, as the caller knows it. */
  readonly url: URL;
  /** Of the item that the path names, else empty. */
  readonly id: string;
  readonly now: number;
  readonly employeeId: string | undefined;
}

export interface RestRoute {
  path: string;
  name: RouteName;
  permission: Permission;
  answer: (call: Asked) => Reply;
}

const MERCHANT = '/merchants/:merchant(^\\w+$)';

/** Every path of the REST interface. */
export const REST_ROUTES: readonly RestRoute[] = [
  {
    path: `/apps/${CLOVER_APP.clientId}${MERCHANT}/billing_info`,
    name: 'billing_info',
    permission: 'MERCHANT_R',
    answer: answerBilling,
  },
  { path: MERCHANT, name: 'merchant', permission: 'MERCHANT_R', answer: answerMerchant },
  { path: `${MERCHANT}/address`, name: 'address', permission: 'MERCHANT_R', answer: answerAddress },
  { path: `${MERCHANT}/properties`, name: 'properties', permission: 'MERCHANT_R', answer: answerProperties },
  {
    path: `${MERCHANT}/employees/current`,
    name: 'current_employee',
    permission: 'EMPLOYEES_R',
    answer: answerCurrentEmployee,
  },
  ...RESOURCES.flatMap((resource): RestRoute[] => {
    const { name, permission } = resource;
    const path = `${MERCHANT}/${name}`;
    return [
      { path, name, permission, answer: (call) => answerList(resource, call) },
      { path: `${path}/:id(^[\\w-]+$)`, name, permission, answer: (call) => answerItem(resource, call) },
    ];
  }),
];

/** The employee who consented to the token; a token without one has no answer. */
function answerCurrentEmployee(call: Asked): Reply {
  const resource = RESOURCES.find(({ name }) => name === 'employees');
  if (!resource || call.employeeId === undefined) throw cloverError(404, 'Not Found');
  return answerItem(resource, { ...call, id: call.employeeId });
}
