import { awaitNoted, openBrowser } from './open-browser.ts';

interface Switches {
  readonly url: string;
  readonly token: string;
  readonly runs: number;
  /** Names of businesses that are opened in turn. */
  readonly names: readonly [string, string];
}

const SLOWER = 4;

/**
 * From the click on a business until its name and its first screen stand, and until that has all its content, noted from within the page: see
 * `time-visits.ts`.
 */
const WATCH = `(name) => {
  globalThis.stoodMs = globalThis.tookMs = null;
  document.addEventListener('click', () => {
    const startedAt = performance.now();
    const look = () => {
      const isThere = document.querySelector('header')?.textContent?.includes(name) && document.querySelector('main h1');
      if (isThere) globalThis.stoodMs ??= performance.now() - startedAt;
      if (isThere && !document.querySelector('main [data-awaited]')) globalThis.tookMs = performance.now() - startedAt;
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, { capture: true, once: true });
}`;

interface Switched {
  /** Milliseconds until the business and its first screen stand, of each switch. */
  readonly stood: readonly number[];
  /** The same until that screen has all its content. */
  readonly whole: readonly number[];
}

/** Times switches in a browser whose processor is slowed down; the first two, which load what a switch needs, are not among them. */
export async function timeSwitches(folder: string, { url, token, runs, names }: Switches): Promise<Switched> {
  const browser = await openBrowser(folder);
  try {
    await browser.enter(url, token);
    const page = await browser.context.newPage();
    await page.goto(`${url}/dashboard`);
    const control = await browser.context.newCDPSession(page);
    const stood: number[] = [];
    const whole: number[] = [];
    for (let run = 0; run < runs + 2; run += 1) {
      const name = names[run % 2] ?? '';
      await page.getByRole('button', { name: /^Commerce/ }).click();
      const place = page.getByRole('button', { name: new RegExp(`^${name}(?!\\d)`) });
      await place.waitFor();
      await page.evaluate(`(${WATCH})(${JSON.stringify(name)})`);
      await control.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      await place.click();
      const took = await awaitNoted(control, 'tookMs');
      await control.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      if (run < 2) continue;
      whole.push(took);
      stood.push(await awaitNoted(control, 'stoodMs'));
    }
    return { stood, whole };
  } finally {
    await browser.close();
  }
}
