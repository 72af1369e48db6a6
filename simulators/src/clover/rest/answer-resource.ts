import { jsonReply, type Reply } from '../../loopback/reply.ts';
import { cloverError } from '../clover-error.ts';
import type { Merchant } from '../state/merchant.ts';
import { createFilter } from './filter.ts';
import { readItemQuery, readListQuery } from './read-query.ts';
import type { Resource, Row } from './resources.ts';
import type { Asked } from './rest-routes.ts';

/** A list: always 200, with the fields that it can be filtered by in a header. */
export function answerList(resource: Resource, { merchant, url, now }: Asked): Reply {
  const query = readListQuery(url.searchParams, Object.keys(resource.expands));
  const isWanted = createFilter(resource, query.filters, now);
  const rows = resource
    .rows(merchant)
    .filter(isWanted)
    .slice(query.offset, query.offset + query.limit);
  const itself = new URL(url);
  itself.searchParams.set('limit', String(query.limit));
  const elements = rows.map((row) => present(row, { merchant, resource, expands: query.expands, collection: url }));
  const headers = { 'X-Clover-Allowed-Filter-Fields': resource.filters.join(', ') };
  return jsonReply(200, { elements, href: itself.href }, headers);
}

/** One thing of a list. */
export function answerItem(resource: Resource, { merchant, url, id }: Asked): Reply {
  const expands = readItemQuery(url.searchParams, Object.keys(resource.expands));
  const row = resource.rows(merchant).find((one) => one.id === id);
  if (!row) throw cloverError(404, 'Not Found', { details: `${resource.noun} not found` });
  return jsonReply(200, present(row, { merchant, resource, expands, collection: new URL('.', url) }));
}

function present(
  row: Row,
  shown: { merchant: Merchant; resource: Resource; expands: readonly string[]; collection: URL },
): Record<string, unknown> {
  const { merchant, resource, expands, collection } = shown;
  const plain = Object.entries(row).filter(([key]) => !(key in resource.expands));
  const expanded = expands.map((key) => [key, resource.expands[key]?.(merchant, row)]);
  const href = `${collection.origin}${collection.pathname.replace(/\/$/, '')}/${row.id}`;
  return { href, ...Object.fromEntries(plain), ...Object.fromEntries(expanded) };
}
