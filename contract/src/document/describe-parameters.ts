import type { Endpoint } from '../endpoint.ts';
import type { Example } from './examples/example.ts';
import { MERCHANT_ID, OTHER_ID } from './examples/ids.ts';
import { listProperties } from './list-properties.ts';

/** The parameters of a call, in its path and in its query. */
export function describeParameters({ params, query }: Endpoint, example: Example): object[] {
  const examples: Readonly<Record<string, unknown>> = {
    id: MERCHANT_ID,
    reportId: OTHER_ID,
    merchantId: MERCHANT_ID,
    ...example.query,
  };
  const within = (place: 'path' | 'query', schema: Endpoint['query']): object[] => {
    const { properties, required } = listProperties(schema);
    return Object.entries(properties).map(([name, { examples: own, ...property }]) => ({
      name,
      in: place,
      required: required.includes(name),
      description: meaningOf(name, property),
      schema: property,
      ...exampleOf(own?.[0] ?? examples[name]),
    }));
  };
  return [...within('path', params), ...within('query', query)];
}

/** A parameter may state its own example. */
const exampleOf = (example: unknown): object => (example === undefined ? {} : { example });

/** A parameter may state its own meaning; the linter refuses one without any. */
const meaningOf = (name: string, property: { description?: string }): string =>
  property.description ?? MEANINGS[name] ?? '';

/** Meaning of a parameter wherever it stands. */
const MEANINGS: Readonly<Record<string, string>> = {
  id: 'The id of what the call is about.',
  merchantId: 'The merchant the call is about. A merchant’s own users leave it out.',
  partnerId: 'The partner the call is about.',
  cursor: '`nextCursor` of the page before. Left out for the first page.',
  after: '`next` of the page before. Left out for the first page.',
  limit: 'How many items a page holds.',
  search: 'Part of a name or an address.',
  from: 'The first day, included: of the merchant’s calendar, or of Québec’s where the call is about several.',
  to: 'The last day, included.',
  events: 'Only these events; may be repeated.',
  deviceIds: 'Only these devices; may be repeated.',
  format: 'How the file is written: for spreadsheets as text or as a workbook, or for programs as lines of JSON.',
  reportId: 'The id of the user report or declaration, as its terminal gave it.',
  q: 'Our number or its beginning, the authority’s number, an amount as either language writes it, or a whole mention.',
  employees: 'Only what these employees made, by name; may be repeated.',
  kinds: 'Only these kinds; may be repeated.',
  payments: 'Only these ways of paying, by the authority’s codes; may be repeated.',
  states: 'Only bills in these states; may be repeated.',
  userId: 'Only what this user did.',
  group: 'Only actions of this group.',
  role: 'Only users with this role.',
  unpaid: '`true` for unpaid invoices only.',
  receipt: '`true` for the receipt.',
  handOver: '128 random bits or more in base64url, returned in front of the web token.',
  employeeId: 'The provider’s id of the employee, as it states it when it opens the application.',
  employee_id: 'The same, in the provider’s other spelling.',
  merchant_id: 'The provider’s id of the merchant.',
  clientId: 'The provider’s id of the application.',
  client_id: 'The same, in the provider’s other spelling.',
  code: 'The provider’s authorization code.',
  state: 'What `startPosSignIn` gave the provider.',
  error: 'Why the provider refused.',
  error_description: 'The same in words. It is not shown.',
};
