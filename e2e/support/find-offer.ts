import type { Page } from '@playwright/test';
import { PASSWORD } from './portal.ts';

/** An owner of the demo world whose business no journey works in. */
const OWNER = 'lou.desjardins@vieuxport.test';
const OFFER = { email: 'comptable@comptoir.test', name: 'Geneviève Trudel', language: 'fr', becomes: 'sold' } as const;

/** The server of a page, and the token of the accountant who is signed in there. */
interface Reader {
  readonly url: string;
  readonly token: string;
}

/** The id of a business that is offered to the accountant: when none is, its owner offers one. @throws Error when it is refused */
export async function findOffer(page: Page, { url, token }: Reader): Promise<string> {
  const first = async (): Promise<string | undefined> => {
    const reply = await page.request.get(`${url}/api/ownership-offers`, headersOf(token));
    return ((await reply.json()) as { items: readonly { id: string }[] }).items[0]?.id;
  };
  const found = await first();
  if (found) return found;
  const signedIn = await page.request.post(`${url}/api/login`, { data: { email: OWNER, password: PASSWORD } });
  const { webToken } = (await signedIn.json()) as { webToken: string };
  const data = { ...OFFER, password: PASSWORD };
  const reply = await page.request.post(`${url}/api/ownership-transfers`, { ...headersOf(webToken), data });
  // the same test in the other language may have offered it meanwhile
  const made = await first();
  if (!made) throw new Error(`The offer was refused: ${reply.status()} ${await reply.text()}`);
  return made;
}

const headersOf = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
