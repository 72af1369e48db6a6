import { CLOVER_APP } from '../clover-app.ts';
import type { RouteName } from '../faults/clover-fault.ts';
import type { Merchant } from '../state/merchant.ts';
import type { Permission } from '../state/settings.ts';
import type { Reply } from '../../loopback/reply.ts';
import { CloverError } from '../clover-error.ts';
import { answerAddress, answerBilling, answerMerchant, answerProperties } from './answer-merchant.ts';
import { answerItem, answerList } from './answer-resource.ts';
import { RESOURCES } from './resources.ts';

/** When it is asked, in milliseconds, and by whose token. */
export interface Asked {
  readonly now: number;
  readonly employeeId: string | undefined;
}

/** A path of the REST interface, understood. */
export interface RestRoute {
  name: RouteName;
  merchantId: string;
  permission: Permission;
  answer: (merchant: Merchant, url: URL, asked: Asked) => Reply;
}

const OF_A_MERCHANT = /^\/v3\/merchants\/(?<merchant>\w+)(?:\/(?<name>\w+)(?:\/(?<id>[\w-]+))?)?$/;
const OF_THE_APP = new RegExp(`^/v3/apps/${CLOVER_APP.clientId}/merchants/(?<merchant>\\w+)/billing_info$`);

export function findRestRoute(path: string): RestRoute | null {
  const billed = OF_THE_APP.exec(path)?.groups;
  if (billed) {
    return {
      name: 'billing_info',
      merchantId: billed['merchant'] ?? '',
      permission: 'MERCHANT_R',
      answer: answerBilling,
    };
  }
  const { merchant, name = '', id } = OF_A_MERCHANT.exec(path)?.groups ?? {};
  if (merchant === undefined) return null;
  const single = SINGLE.get(id === undefined ? name : `${name}/${id}`);
  if (single) return { ...single, merchantId: merchant };
  return findResourceRoute(merchant, name, id);
}

const SINGLE: ReadonlyMap<string, Omit<RestRoute, 'merchantId'>> = new Map([
  ['', { name: 'merchant', permission: 'MERCHANT_R', answer: answerMerchant }],
  ['address', { name: 'address', permission: 'MERCHANT_R', answer: answerAddress }],
  ['properties', { name: 'properties', permission: 'MERCHANT_R', answer: answerProperties }],
  ['employees/current', { name: 'current_employee', permission: 'EMPLOYEES_R', answer: answerCurrentEmployee }],
]);

/** The employee who consented to the token; one that says nobody's has no answer. */
function answerCurrentEmployee(merchant: Merchant, url: URL, { now, employeeId }: Asked): Reply {
  const resource = RESOURCES.find(({ name }) => name === 'employees');
  if (!resource || employeeId === undefined) throw new CloverError(404, 'Not Found');
  return answerItem({ merchant, resource, url, now }, employeeId);
}

function findResourceRoute(merchantId: string, name: string, id: string | undefined): RestRoute | null {
  const resource = RESOURCES.find((one) => one.name === name);
  if (!resource) return null;
  return {
    name: resource.name,
    merchantId,
    permission: resource.permission,
    answer: (merchant, url, { now }) => {
      const asked = { merchant, resource, url, now };
      return id === undefined ? answerList(asked) : answerItem(asked, id);
    },
  };
}
