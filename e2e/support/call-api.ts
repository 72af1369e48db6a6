import type { Page } from '@playwright/test';
import { findOffer } from './find-offer.ts';

interface ApiCall {
  readonly method?: 'GET' | 'POST' | 'PUT';
  /** Under `/api`. */
  readonly path: string;
  readonly data?: object;
}

/** Calls the server as the user who is signed in in the browser of a page. @throws Error when it refuses */
export async function callApi<Reply>(page: Page, { method = 'GET', path, data }: ApiCall): Promise<Reply> {
  const headers = { Authorization: `Bearer ${await tokenOf(page)}` };
  const reply = await page.request.fetch(`/api${path}`, { method, headers, ...(data ? { data } : {}) });
  if (!reply.ok()) throw new Error(`${method} ${path}: ${reply.status()} ${await reply.text()}`);
  return (reply.status() === 204 ? null : await reply.json()) as Reply;
}

/** Token of the user who is signed in; empty for nobody. */
async function tokenOf(page: Page): Promise<string> {
  const { origins } = await page.context().storageState();
  const entries = origins.flatMap(({ localStorage }) => localStorage);
  return entries.find(({ name }) => name === 'JWT')?.value ?? '';
}

/** The id of the merchant of a name. @throws Error when there is none */
export async function findMerchant(page: Page, name: string): Promise<string> {
  const path = `/merchant?${new URLSearchParams({ q: name }).toString()}`;
  const { items } = await callApi<{ items: readonly { id: string; company_name: string }[] }>(page, { path });
  const found = items.find((one) => one.company_name === name);
  if (!found) throw new Error(`There is no merchant ${name}.`);
  return found.id;
}

/**
 * An address with the id of a restaurant of the demo world in the place of `:merchant`, and of one that is offered to who is signed in in
 * that of `:offer`.
 */
export async function fillIds(page: Page, address: string): Promise<string> {
  if (address.includes(':merchant')) return address.replace(':merchant', await findMerchant(page, 'Bistro du Quai'));
  if (!address.includes(':offer')) return address;
  return address.replace(':offer', await findOffer(page, { url: '', token: await tokenOf(page) }));
}
