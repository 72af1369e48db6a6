import type { RouteName } from '../state/clover-fault.ts';
import { liveEmployees, type Merchant } from '../state/merchant.ts';
import type { Permission } from '../state/settings.ts';

/** A thing of a list, as it is shown. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/** One collection of a merchant. */
export interface Resource {
  /** As in the path. */
  name: RouteName;
  permission: Permission;
  /** Noun for the refusal of an unknown id. */
  noun: string;
  filters: readonly string[];
  /** Parts that are shown only when they are asked for, and how they are then found. */
  expands: Readonly<Record<string, (merchant: Merchant, row: Row) => unknown>>;
  /** Limits a filter by time to 90 days at most. */
  isWindowed?: boolean;
  rows: (merchant: Merchant) => readonly Row[];
}

/** Things within another one are shown as a list too, of which the rest cannot be asked for. */
export function nested(rows: readonly unknown[]): { elements: readonly unknown[] } {
  return { elements: rows.slice(0, 100) };
}

/** Those that were not deleted. */
const live = <Thing extends { readonly deletedTime?: number | undefined }>(things: readonly Thing[]): Thing[] =>
  things.filter(({ deletedTime }) => deletedTime === undefined);

/** Those of a list that something names by their ids. */
const byIds = <Thing extends { readonly id: string; readonly deletedTime?: number | undefined }>(
  things: readonly Thing[],
  ids: unknown,
): Thing[] => live(things).filter(({ id }) => Array.isArray(ids) && ids.includes(id));

export const RESOURCES: readonly Resource[] = [
  {
    name: 'employees',
    permission: 'EMPLOYEES_R',
    noun: 'Employee',
    filters: ['id', 'name', 'email', 'role', 'modifiedTime'],
    expands: { roles: ({ roles }, { role }) => nested(roles.filter(({ systemRole }) => systemRole === role)) },
    rows: liveEmployees,
  },
  {
    name: 'roles',
    permission: 'EMPLOYEES_R',
    noun: 'Role',
    filters: ['id', 'name', 'systemRole'],
    expands: {},
    rows: ({ roles }) => roles,
  },
  {
    name: 'devices',
    permission: 'MERCHANT_R',
    noun: 'Device',
    filters: ['id', 'serial'],
    expands: {},
    rows: ({ devices }) => devices,
  },
  {
    name: 'tax_rates',
    permission: 'INVENTORY_R',
    noun: 'Tax rate',
    filters: ['id', 'name', 'rate', 'isDefault', 'modifiedTime'],
    expands: {},
    rows: ({ taxRates }) => taxRates,
  },
  {
    name: 'items',
    permission: 'INVENTORY_R',
    noun: 'Item',
    filters: ['id', 'name', 'price', 'hidden', 'modifiedTime'],
    expands: {
      categories: ({ categories }, { categories: ids }) => nested(byIds(categories, ids)),
      modifierGroups: ({ modifierGroups }, { modifierGroups: ids }) =>
        nested(byIds(modifierGroups, ids).map(({ id, name, minRequired }) => ({ id, name, minRequired }))),
      taxRates: ({ taxRates }, { taxRates: ids, defaultTaxRates }) =>
        nested(defaultTaxRates ? taxRates.filter(({ isDefault }) => isDefault) : byIds(taxRates, ids)),
    },
    rows: ({ items }) => live(items),
  },
  {
    name: 'categories',
    permission: 'INVENTORY_R',
    noun: 'Category',
    filters: ['id', 'name'],
    expands: {},
    rows: ({ categories }) => live(categories),
  },
  {
    name: 'modifier_groups',
    permission: 'INVENTORY_R',
    noun: 'Modifier group',
    filters: ['id', 'name'],
    expands: { modifiers: (_merchant, { modifiers }) => nested(Array.isArray(modifiers) ? live(modifiers) : []) },
    rows: ({ modifierGroups }) => live(modifierGroups),
  },
  {
    name: 'tenders',
    permission: 'MERCHANT_R',
    noun: 'Tender',
    filters: ['id', 'label', 'labelKey', 'enabled'],
    expands: {},
    rows: ({ tenders }) => tenders,
  },
  {
    name: 'orders',
    permission: 'ORDERS_R',
    noun: 'Order',
    filters: ['id', 'state', 'paymentState', 'total', 'createdTime', 'clientCreatedTime', 'modifiedTime'],
    expands: {
      lineItems: (_merchant, { lineItems }) => nested(Array.isArray(lineItems) ? lineItems : []),
      payments: ({ payments }, { id }) => nested(payments.filter(({ order }) => order.id === id)),
      refunds: ({ refunds }, { id }) => nested(refunds.filter(({ orderRef }) => orderRef.id === id)),
    },
    isWindowed: true,
    rows: ({ orders }) => orders,
  },
  {
    name: 'payments',
    permission: 'PAYMENTS_R',
    noun: 'Payment',
    filters: ['id', 'amount', 'result', 'createdTime', 'clientCreatedTime', 'modifiedTime'],
    expands: {
      cardTransaction: (_merchant, { cardTransaction }) => cardTransaction,
      taxRates: (_merchant, { taxRates }) => nested(Array.isArray(taxRates) ? taxRates : []),
      refunds: ({ refunds }, { id }) => nested(refunds.filter(({ payment }) => payment.id === id)),
    },
    isWindowed: true,
    rows: ({ payments }) => payments,
  },
  {
    name: 'refunds',
    permission: 'PAYMENTS_R',
    noun: 'Refund',
    filters: ['id', 'amount', 'status', 'createdTime', 'clientCreatedTime'],
    expands: {},
    rows: ({ refunds }) => refunds,
  },
  {
    name: 'credits',
    permission: 'PAYMENTS_R',
    noun: 'Credit',
    filters: ['id', 'amount', 'createdTime', 'clientCreatedTime'],
    expands: {},
    rows: ({ credits }) => credits,
  },
];
