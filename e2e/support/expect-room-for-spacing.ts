import { expect, type Page } from '@playwright/test';
import { findCrowded } from './find-crowded.ts';

/** As far apart as a reader may set letters, words, lines and paragraphs. Source: WCAG 1.4.12. */
export const SPACED = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** Size that a window of 1280 pixels shows at four times its size. Source: WCAG 1.4.10. */
const NARROWEST = { width: 320, height: 800 };

/** Text set far apart is neither cut nor covered, and nothing goes off the side of a small phone. The window is left as small. */
export async function expectRoomForSpacing(page: Page, screen: string): Promise<void> {
  await page.setViewportSize(NARROWEST);
  const style = await page.addStyleTag({ content: SPACED });
  const found = await page.evaluate(findCrowded);
  await style.evaluate((element) => (element as Element).remove());
  expect.soft(found, `${screen}, text set far apart`).toEqual({ sideways: [], cut: [], covered: [], spilled: [] });
}
