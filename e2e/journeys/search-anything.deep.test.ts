import type { Page } from '@playwright/test';
import { callApi, findMerchant } from '../support/call-api.ts';
import { SEARCH_WORDS } from '../support/search-words.ts';
import { getScreen } from '../support/screens.ts';
import { expect, inLanguage, test } from '../support/test.ts';
import type { Language } from '../support/words.ts';

test.use({ language: inLanguage('en') });

const SHOP = 'Bistro du Quai';
const MOST = 20;

/** Text to type, and the hit to be found. */
interface Wanted {
  readonly typed: string;
  readonly kind: keyof (typeof SEARCH_WORDS)['fr']['groups'];
  readonly hit: string;
}

/** Opens the search by its keys, and types. */
async function typeAnything(page: Page, typed: string, language: Language) {
  const words = SEARCH_WORDS[language];
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: words.label, exact: true })).toBeFocused();
  await page.keyboard.type(typed);
  return { dialog, words };
}

/** Types, points at what is found by the arrows, and goes there. */
async function goByKeys(page: Page, { typed, kind, hit }: Wanted, language: Language): Promise<void> {
  const { dialog, words } = await typeAnything(page, typed, language);
  await expect(dialog.getByText(words.found)).toHaveCount(1);
  const group = dialog.getByRole('group', { name: words.groups[kind], exact: true });
  const option = group.getByRole('option').filter({ hasText: hit }).first();
  await expect(option).toBeVisible();
  for (let steps = 0; steps < MOST && (await option.getAttribute('aria-selected')) !== 'true'; steps += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('combobox', { name: words.label, exact: true })).toHaveCount(0);
}

/** A bill, an invoice and a device of a merchant, by their numbers. */
async function readNumbers(page: Page, merchantId: string) {
  const list = async <Item>(path: string): Promise<readonly Item[]> =>
    (await callApi<{ items: readonly Item[] }>(page, { path: `${path}?merchantId=${merchantId}` })).items;
  const bills = await list<{ id: string; noTrans: string; psiNoTrans: string | null }>('/bills');
  const [invoice] = await list<{ id: string; number: string }>('/invoices');
  const devices = await list<{ name: string; deviceNumber: string | null }>('/devices');
  const bill = bills.find(({ psiNoTrans }) => psiNoTrans !== null);
  const device = devices.find(({ deviceNumber }) => deviceNumber !== null);
  if (!bill?.psiNoTrans || !invoice || !device?.deviceNumber) throw new Error('The merchant has too little.');
  return { bill: { ...bill, authority: bill.psiNoTrans }, invoice, device: { ...device, number: device.deviceNumber } };
}

test('an administrator finds anything by keyboard: a merchant in spite of a typo, numbers, a person, a page', async ({
  page,
  portal,
  words,
  language,
}) => {
  await portal.enter('admin@comptoir.test');
  await page.goto('/faq');
  const faq = getScreen('merchant', '/faq', language);
  await portal.expectTitle(faq.title);
  const merchantId = await findMerchant(page, SHOP);
  const { bill, invoice, device } = await readNumbers(page, merchantId);
  const go = (target: Wanted): Promise<void> => goByKeys(page, target, language);

  await test.step('closed with Escape, the focus is back where it was', async () => {
    const navigation = page.getByRole('navigation', { name: words.navigation });
    const link = navigation.getByRole('link', { name: faq.link, exact: true });
    await link.focus();
    const { dialog, words: texts } = await typeAnything(page, 'zzzqqq', language);
    await expect(dialog.getByText(texts.nothing)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  await go({ typed: 'cremmerie', kind: 'merchants', hit: 'Crèmerie du Vieux-Port' });
  await portal.expectTitle('Crèmerie du Vieux-Port');
  await go({ typed: invoice.number, kind: 'invoices', hit: SHOP });
  await expect(page).toHaveURL(new RegExp(String.raw`/admin/merchant-money\?.*open=${invoice.id}`));
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await go({ typed: bill.authority, kind: 'bills', hit: bill.noTrans });
  await expect(page).toHaveURL(new RegExp(String.raw`/sales/${bill.id}\?merchantId=${merchantId}`));
  await go({ typed: device.number, kind: 'devices', hit: device.name });
  await expect(page).toHaveURL(new RegExp(String.raw`/devices\?merchantId=${merchantId}`));
  await expect(page.getByRole('dialog', { name: device.name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await go({ typed: 'camile roy', kind: 'people', hit: 'Camille Roy' });
  await expect(page).toHaveURL(/\/gestion\/?\?.*q=merchant/);
  await expect(portal.row('Camille Roy')).toHaveCount(1);
  const { accounting } = SEARCH_WORDS[language];
  await go({ typed: accounting.slice(0, 6), kind: 'screens', hit: accounting });
  await expect(page).toHaveURL(/\/gestion\/accounting/);
});
