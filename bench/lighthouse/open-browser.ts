import { createServer, type AddressInfo } from 'node:net';
import { chromium, type BrowserContext } from 'playwright-core';

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
  const port = await findFreePort();
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

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
