import { expect, type Locator, type Page } from '@playwright/test';
import type { Words } from './words.ts';

/** The demo world's password, the same for every account. */
export const PASSWORD = 'comptoir-demo';

export const MERCHANT = 'merchant@comptoir.test';

type Screen = 'dashboard' | 'devices' | 'logs';

/** Actions of a person in the portal, by the words they read there. */
export interface Portal {
  /** Signed in by the API, the token in local storage before the first page; no screen yet. */
  enter(email?: string): Promise<void>;
  /** The same, and straight to a screen. */
  arrive(name: Screen, email?: string): Promise<void>;
  /** From the login screen to the first screen behind it, which is headed so. */
  signIn(email: string, title?: string): Promise<void>;
  fillSignIn(email: string, password: string): Promise<void>;
  signOut(): Promise<void>;
  /** The main heading of the screen that is shown, and the title of the window. */
  expectTitle(title: string): Promise<void>;
  /** By the side navigation. The log once it keeps itself up to date. */
  openScreen(name: Screen): Promise<void>;
  /** Lines of the log, or of another table, that hold a text. */
  row(text: string | RegExp): Locator;
  pickMerchant(name: string): Promise<void>;
}

export function openPortal(page: Page, words: Words): Portal {
  const fillSignIn = async (email: string, password: string): Promise<void> => {
    await page.getByLabel(words.email, { exact: true }).fill(email);
    await page.getByLabel(words.password, { exact: true }).fill(password);
    await page.getByRole('button', { name: words.signIn, exact: true }).click();
  };
  const expectTitle = async (title: string): Promise<void> => {
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    // between them, the tab and the merchant in view
    const literal = title.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
    await expect(page).toHaveTitle(new RegExp(`^${literal} · (?:[^·]+ · ){0,2}Comptoir$`, 'u'));
  };
  const expectScreen = async (name: Screen): Promise<void> => {
    await expectTitle(words[name]);
    if (name === 'logs') await expect(page.getByRole('main').getByText(words.live, { exact: true })).toBeVisible();
  };
  const openScreen = async (name: Screen): Promise<void> => {
    const navigation = page.getByRole('navigation', { name: words.navigation });
    await navigation.getByRole('link', { name: words[name], exact: true }).click();
    await expectScreen(name);
  };
  const enter = async (email = MERCHANT): Promise<void> => {
    const reply = await page.request.post('/api/login', { data: { email, password: PASSWORD } });
    const { webToken } = (await reply.json()) as { webToken: string };
    const { origin } = new URL(reply.url());
    const localStorage = [{ name: 'JWT', value: webToken }];
    await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
  };
  return {
    fillSignIn,
    openScreen,
    enter,
    arrive: async (name, email) => {
      await enter(email);
      await page.goto(`/${name}`);
      await expectScreen(name);
    },
    signIn: async (email, title = words.dashboard) => {
      await page.goto('/');
      await fillSignIn(email, PASSWORD);
      await expectTitle(title);
    },
    expectTitle,
    signOut: async () => {
      // a table may have a column of that name
      await page.getByRole('banner').getByRole('button', { name: words.account, exact: true }).click();
      await page.getByRole('button', { name: words.signOut, exact: true }).click();
      await expectTitle(words.signInTitle);
    },
    row: (text) => page.getByRole('row').filter({ hasText: text }),
    pickMerchant: async (name) => {
      const picker = page.getByRole('combobox', { name: words.merchant, exact: true });
      await picker.fill(name.slice(0, 6));
      // what is found takes the place of what was there, under the mouse
      await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
      await page.getByRole('option').filter({ hasText: name }).click();
      await expect(picker).toHaveValue(name);
    },
  };
}
