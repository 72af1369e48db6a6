import { chromium, type BrowserContext } from 'playwright-core';
import { claimAnyPort } from '../../scripts/lib/claim-port.mjs';

const TELEPHONE = { width: 390, height: 844 };

interface OpenedBrowser {
  readonly context: BrowserContext;
  /** Port on which it can be driven from outside. */
  readonly port: number;
  /** Leaves a token there, without loading anything of the portal's. */
  enter(url: string, token: string | null): Promise<void>;
  close(): Promise<void>;
}

/** A browser that has never been anywhere, its profile in a folder. */
export async function openBrowser(folder: string): Promise<OpenedBrowser> {
  const port = await claimAnyPort();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-sync'],
    viewport: TELEPHONE,
    locale: 'fr-CA',
  });
  return {
    context,
    port,
    enter: async (url, token) => {
      const page = await context.newPage();
      await page.goto(`${url}/favicon.svg`);
      if (token) await page.evaluate((text) => localStorage.setItem('JWT', text), token);
      await page.close();
    },
    close: () => context.close(),
  };
}
