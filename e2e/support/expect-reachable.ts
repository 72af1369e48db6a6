import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { findCrowded } from './find-crowded.ts';
import { findOddShapes } from './find-odd-shapes.ts';
import { findUnspoken } from './find-unspoken.ts';
import { expectRoomForSpacing } from './expect-room-for-spacing.ts';

const WIDTHS = [1280, 390] as const;

/** Content that is still on its way, with what it moves. */
const ON_ITS_WAY = 'main [data-awaited]';

/** By screen reader, by keyboard, by low vision: nothing wrong that a machine can find, and nothing off the side. */
export async function expectReachable(page: Page, screen: string): Promise<void> {
  await expectNothingFound(page, screen);
  await expectNoSidewaysScroll(page, screen);
}

/** Nothing is on its way to the screen any more. */
export const expectArrived = (page: Page): Promise<void> => expect(page.locator(ON_ITS_WAY)).toHaveCount(0);

/** The same on a wide and on a narrow window, and with text set far apart on the narrowest; the window is wide again afterwards. `isJudgedByAxe`: or by its width alone; `of`: the business that the header has to name. */
export async function expectReachableAtEachWidth(
  page: Page,
  screen: string,
  { isJudgedByAxe = true, of }: { readonly isJudgedByAxe?: boolean; readonly of?: string | undefined } = {},
): Promise<void> {
  await expectArrived(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const where = `${screen}, ${width} pixels wide`;
    if (isJudgedByAxe) await expectNothingFound(page, where);
    if (of) await expect.soft(page.getByRole('banner').getByText(of, { exact: true }).first(), where).toBeVisible();
    await expectRoom(page, where);
    await expectOneShape(page, where, { isPhone: width === WIDTHS[1] });
    await expectSpoken(page, where);
  }
  await expectRoomForSpacing(page, screen);
  await page.setViewportSize({ width: WIDTHS[0], height: 800 });
  await untilDrawn(page);
}

/** A key that is pressed while the window is being made larger is lost now and then. */
const untilDrawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** Put into a page once: to parse it takes as long as to look. The only frames are the card network's, whose content is theirs. */
async function expectNothingFound(page: Page, screen: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { axe: checker } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await checker.run({ resultTypes: ['violations'], iframes: false });
    return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }));
  });
  expect.soft(found, `${screen}: axe`).toEqual([]);
}

/** Two heights of buttons, targets as high as a finger needs, five sizes of text. Pictures also tell of several buttons to be pressed first. */
async function expectOneShape(page: Page, screen: string, { isPhone }: { readonly isPhone: boolean }): Promise<void> {
  const { heights, targets, small, texts } = await page.evaluate(findOddShapes, { isPhone });
  const found = { heights, targets, small, texts };
  expect.soft(found, `${screen}: shape`).toEqual({ heights: [], targets: [], small: [], texts: [] });
}

/** Expects everything that the eye finds to be found by a screen reader and a keyboard too: checks that axe does not make. */
async function expectSpoken(page: Page, screen: string): Promise<void> {
  const found = await page.evaluate(findUnspoken);
  expect
    .soft(found, `${screen}: spoken`)
    .toEqual({ titles: [], landmarks: [], tables: [], hints: [], disabled: [], far: [] });
}

/** Nothing goes off the side, is cut without a way to read it, or covers other words. */
export async function expectRoom(page: Page, screen: string): Promise<void> {
  const found = await page.evaluate(findCrowded);
  expect.soft(found, `${screen}: room`).toEqual({ sideways: [], cut: [], covered: [], spilled: [] });
}

/** Longer words take more room. */
async function expectNoSidewaysScroll(page: Page, screen: string): Promise<void> {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: globalThis.innerWidth,
  }));
  expect.soft(content, `${screen}: does not scroll sideways`).toBeLessThanOrEqual(window);
}
