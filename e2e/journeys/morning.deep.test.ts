import type { Locator, Page } from '@playwright/test';
import { callApi } from '../support/call-api.ts';
import { MORNING_WORDS } from '../support/morning-words.ts';
import { getScreen, PARTNER_PAGE } from '../support/screens.ts';
import { SEARCH_WORDS } from '../support/search-words.ts';
import { expect, inLanguage, test } from '../support/test.ts';
import type { Language } from '../support/words.ts';

/** Of the partner’s merchants the one whose certificates ended. */
const TROUBLED = 'Taverne du Faubourg';
const OTHERS = ['Cantine des Îles', 'Sushi Saint-Roch', 'Déjeuner chez Fernande'];

/** Certificates to review by the tile of an overview, and by the list that it leads to: the sum above it and its rows. */
async function lookBehind(page: Page, language: Language): Promise<{ figure: number; rows: Locator }> {
  const words = MORNING_WORDS[language];
  const tile = page.getByRole('link', { name: words.certificates, exact: true });
  await expect(tile.locator('xpath=../..')).toContainText(/\d/);
  const figure = Number(await tile.locator('xpath=../following-sibling::span[1]').innerText());
  await tile.click();
  const list = page.getByRole('region', { name: words.certificates, exact: true });
  const sum = words.sum.exec(await list.getByText(words.sum).innerText());
  const rows = list.getByRole('row').filter({ hasText: words.toReview });
  await expect(rows).toHaveCount(Number(sum?.[2]));
  const parts = (await rows.allInnerTexts()).map((text) => Number(words.toReview.exec(text)?.[1]));
  expect([Number(sum?.[1]), parts.reduce((total, part) => total + part, 0)]).toEqual([figure, figure]);
  return { figure, rows };
}

test.describe('in the morning', () => {
  // 409: what the dashboard was still asking when the acting ended.
  test.use({ language: inLanguage('fr'), foreseen: [/status of 409/] });

  test('an administrator follows a figure to its list and a merchant, acts, and finds it written there', async ({
    page,
    portal,
    elsewhere,
    words: { acting, ...words },
    language,
  }) => {
    const texts = MORNING_WORDS[language];
    const dialog = page.getByRole('dialog');
    const region = (name: string) => page.getByRole('region', { name, exact: true });
    const text = {
      fr: 'Deux certificats à refaire; rappeler jeudi.',
      en: 'Two certificates to renew; call on Thursday.',
    }[language];
    await portal.enter('admin@comptoir.test');
    await page.goto('/admin/dashboard');
    await portal.expectTitle(getScreen('admin', '/admin/dashboard', language).title);
    const { rows } = await lookBehind(page, language);
    await rows.getByRole('link', { name: TROUBLED, exact: true }).click();
    await portal.expectTitle(TROUBLED);

    await test.step('its facts stand on one page', async () => {
      await expect(region(texts.file)).toContainText('ER0412');
      await expect(region(texts.file)).toContainText('Services Boréal');
      await expect(region(texts.money)).toBeVisible();
      for (const device of ['Zinc', 'Mezzanine'])
        await expect(page.getByRole('main').getByText(device, { exact: true }).first()).toBeVisible();
    });

    await test.step('a note is written and shared', async () => {
      await page.getByRole('button', { name: texts.write }).click();
      await dialog.getByRole('textbox', { name: texts.note }).fill(text);
      await dialog.getByRole('checkbox', { name: texts.share }).check();
      await dialog.getByRole('button', { name: texts.keep }).click();
      await expect(dialog).toHaveCount(0);
      await expect(region(texts.notes)).toContainText(text);
      await expect(region(texts.notes)).toContainText(texts.shared);
    });

    await test.step('opened as the merchant, and back', async () => {
      await page.getByRole('main').getByRole('button', { name: acting.entry }).click();
      await dialog.getByLabel(acting.reason, { exact: true }).fill(text);
      await dialog.getByRole('button', { name: acting.start }).click();
      await portal.expectTitle(words.dashboard);
      const banner = page.getByRole('region', { name: acting.region });
      await expect(banner.getByText(acting.forWhom(TROUBLED))).toBeVisible();
      await banner.getByRole('button', { name: acting.end }).click();
      await portal.expectTitle(TROUBLED);
      await expect(banner).toHaveCount(0);
      await expect(region(texts.acts).getByRole('listitem')).not.toHaveCount(0);
      await expect(region(texts.acts)).toContainText('Dominique Lavoie');
    });

    await test.step('its partner reads the note there, and writes none', async () => {
      const { pathname, search } = new URL(page.url());
      await elsewhere.portal.enter('partner@comptoir.test');
      await elsewhere.page.goto(`${pathname}${search}`);
      await elsewhere.portal.expectTitle(TROUBLED);
      await expect(elsewhere.page.getByRole('region', { name: texts.notes })).toContainText(text);
      await expect(elsewhere.page.getByRole('button', { name: texts.write })).toHaveCount(0);
    });
  });
});

test.describe('a partner’s day', () => {
  test.use({ language: inLanguage('en') });

  test('goes from its own figures to its own list, and no search finds another’s merchant', async ({
    page,
    portal,
    language,
  }) => {
    const texts = MORNING_WORDS[language];
    await portal.enter('partner@comptoir.test');
    await page.goto(`${PARTNER_PAGE}dashboard`);
    await portal.expectTitle(getScreen('partner', `${PARTNER_PAGE}dashboard`, language).title);
    const { rows } = await lookBehind(page, language);
    await expect(rows.filter({ hasText: TROUBLED })).toHaveCount(1);
    await page.goto(PARTNER_PAGE);
    await expect(portal.row('Bistro du Quai')).toHaveCount(1);
    const own = (await callApi<{ count: number }>(page, { path: '/merchant/count' })).count;
    await expect(
      page
        .getByRole('main')
        .getByRole('row')
        .filter({ has: page.getByRole('checkbox') }),
    ).toHaveCount(own + 1);

    const search = page.getByRole('searchbox', { name: texts.search });
    for (const name of OTHERS) {
      await search.fill(name);
      await expect(page.getByText(texts.noMatch)).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);
    }
    await search.fill('tavern');
    await expect(portal.row(TROUBLED)).toHaveCount(1);

    for (const name of OTHERS) {
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('combobox')).toBeFocused();
      await page.keyboard.type(name);
      await expect(dialog.getByText(SEARCH_WORDS[language].nothing)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });
});
