import type { Page } from 'playwright-core';

/** Times of one verification by the page. */
export interface PageTime {
  readonly ms: number;
  /** The longest time in which the page took no click. */
  readonly stuckMs: number;
  readonly text: string;
}

/** Gives the page the proof, as someone who chooses it, and waits for its verdict. */
export async function timePage(page: Page, file: string): Promise<PageTime> {
  await page.evaluate(watchPage);
  await page.locator('#file').setInputFiles(file);
  await page.locator('#result[data-verdict="0"], #result[data-verdict="1"]').waitFor({ timeout: 600_000 });
  return page.evaluate(() => Reflect.get(globalThis, 'timed') as { ms: number; stuckMs: number; text: string });
}

/** Chooses the proof, stops after a second, and says how long it took until the page did. */
export async function timeStop(page: Page, file: string): Promise<number> {
  await page.locator('#file').setInputFiles(file);
  await page.waitForTimeout(1000);
  return page.evaluate(async () => {
    const result = document.querySelector('#result');
    const before = result?.textContent;
    const startedAt = performance.now();
    document.querySelector<HTMLButtonElement>('#stop')?.click();
    const ms = performance.now() - startedAt;
    const stopped = result?.textContent;
    await new Promise((done) => void setTimeout(done, 2000));
    if (stopped === before || result?.textContent !== stopped) throw new Error('it was not stopped');
    return ms;
  });
}

/** Runs in the page: from the choice to the verdict, and the longest time between two ticks on the way. */
function watchPage(): void {
  const result = document.querySelector('#result');
  let [startedAt, tickedAt, stuckMs] = [0, 0, 0];
  const tick = (): void => {
    const now = performance.now();
    stuckMs = Math.max(stuckMs, now - tickedAt);
    tickedAt = now;
  };
  document.querySelector('#file')?.addEventListener(
    'change',
    () => {
      [startedAt, tickedAt] = [performance.now(), performance.now()];
      const ticking = setInterval(tick, 10);
      const watching = new MutationObserver(() => {
        if (!result || result.getAttribute('data-verdict') === '') return;
        clearInterval(ticking);
        watching.disconnect();
        const text = result.firstChild?.textContent ?? '';
        Reflect.set(globalThis, 'timed', { ms: performance.now() - startedAt, stuckMs, text });
      });
      if (result) watching.observe(result, { attributes: true });
    },
    { once: true, capture: true },
  );
}
