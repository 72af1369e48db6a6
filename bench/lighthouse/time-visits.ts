import type { BrowserContext } from 'playwright-core';
import { quantile } from '../lib/quantile.ts';
import { awaitNoted, openBrowser } from './open-browser.ts';

interface Visits {
  readonly url: string;
  readonly path: string;
  readonly token: string | null;
  readonly runs: number;
}

/** 150 ms and 1.6 Mb/s, of which a tenth is lost, as Lighthouse takes it. */
const LINE = { offline: false, latency: 150, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const SLOWER = 4;

/** Seconds until a screen shows its content and no skeleton, the median of several: at a first visit and at the next one. */
export async function timeVisits(folder: string, { url, path, token, runs }: Visits) {
  const times: { first: number; second: number }[] = [];
  for (let run = 0; run < runs; run += 1) {
    const browser = await openBrowser(`${folder}${run}`);
    try {
      await browser.enter(url, token);
      const first = await visit(browser.context, `${url}${path}`);
      times.push({ first, second: await visit(browser.context, `${url}${path}`) });
    } finally {
      await browser.close();
    }
  }
  return {
    first: quantile(
      times.map(({ first }) => first),
      0.5,
    ),
    second: quantile(
      times.map(({ second }) => second),
      0.5,
    ),
  };
}

/**
 * Notes when the content is there, from within the page: what a driver puts into a page to ask it, time and again, takes a tenth of a second
 * of a processor that is four times slower.
 */
const WATCH = `(() => {
  const look = () => {
    const isThere = document.querySelector('main h1') && !document.querySelector('#first-paint');
    if (isThere && !document.querySelector('main [data-awaited]')) globalThis.thereAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()`;

/** One visit in a new tab over the slow line; the tab stays, at full speed, until the worker has all files. */
async function visit(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Page.enable');
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source: WATCH });
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(address, { waitUntil: 'commit' });
  const took = await awaitNoted(session, 'thereAt');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await page.waitForTimeout(1500);
  await page.close();
  return took / 1000;
}
