import { setTimeout } from 'node:timers/promises';
import { chromium, type BrowserContext, type CDPSession } from 'playwright-core';
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

const LOOK_MS = 500;
const PATIENCE_MS = 60_000;

/** Milliseconds that a page has noted in a global variable, looked for seldom: each look costs a slowed processor. @throws when there are none in a minute */
export async function awaitNoted(session: CDPSession, name: string): Promise<number> {
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    await setTimeout(LOOK_MS);
    const { result } = await session.send('Runtime.evaluate', { expression: `globalThis.${name} ?? 0` });
    if (result.value) return Number(result.value);
  }
  throw new Error('the content has not come');
}
