import { jsonReply, type Reply } from '../../loopback/reply.ts';
import { CLOVER_APP } from '../clover-app.ts';
import { liveEmployees, type Merchant } from '../state/merchant.ts';
import { readItemQuery, refuseUnknown } from './read-query.ts';
import { nested } from './resources.ts';
import type { Asked } from './rest-routes.ts';

/** Parts that a merchant can be expanded with, at once. */
const EXPANDS: Readonly<Record<string, (merchant: Merchant) => unknown>> = {
  address: ({ address }) => address,
  properties: ({ properties }) => properties,
  owner: ({ employees }) => employees.find(({ isOwner }) => isOwner),
  employees: (merchant) => nested(liveEmployees(merchant)),
  devices: ({ devices }) => nested(devices),
};

/** The merchant itself. What is not expanded is a link. */
export function answerMerchant({ merchant, url }: Asked): Reply {
  const expands = readItemQuery(url.searchParams, Object.keys(EXPANDS));
  const { id, name, phoneNumber, website, customerContactEmail, createdTime, isBillable } = merchant;
  const href = `${url.origin}${url.pathname}`;
  const links = ['address', 'properties', 'employees', 'devices'].map((part) => [part, { href: `${href}/${part}` }]);
  const expanded = expands.map((key) => [key, EXPANDS[key]?.(merchant)]);
  return jsonReply(200, {
    href,
    id,
    name,
    owner: { id: merchant.employees.find(({ isOwner }) => isOwner)?.id },
    defaultCurrency: merchant.properties.defaultCurrency,
    phoneNumber,
    website,
    customerContactEmail,
    createdTime,
    isBillable,
    ...Object.fromEntries(links),
    ...Object.fromEntries(expanded),
  });
}

export function answerAddress({ merchant: { address }, url }: Asked): Reply {
  refuseUnknown(url.searchParams, []);
  return jsonReply(200, { href: `${url.origin}${url.pathname}`, ...address });
}

export function answerProperties({ merchant: { id, properties }, url }: Asked): Reply {
  refuseUnknown(url.searchParams, []);
  return jsonReply(200, { href: `${url.origin}${url.pathname}`, ...properties, merchantRef: { id } });
}

/** Returns Clover's charges to the merchant for the app. */
export function answerBilling({ merchant, url }: Asked): Reply {
  const { billing, isBillable, createdTime } = merchant;
  refuseUnknown(url.searchParams, []);
  return jsonReply(200, {
    appSubscription: {
      id: 'C0MPT01RSVC01',
      name: 'Comptoir',
      amount: 3900,
      description: 'Service mensuel',
      active: true,
      plan: true,
      label: 'Mensuel',
      app: { id: CLOVER_APP.clientId },
    },
    isInTrial: billing.isInTrial,
    billable: isBillable && !billing.isInTrial,
    appBillable: isBillable,
    planBillable: isBillable,
    appExportable: false,
    planExportable: true,
    billingStartTime: createdTime,
    status: billing.status,
    daysLapsed: billing.daysLapsed,
  });
}
