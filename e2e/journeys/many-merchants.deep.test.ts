import { readFile } from 'node:fs/promises';
import { callApi, findMerchant } from '../support/call-api.ts';
import { LIST_WORDS } from '../support/list-words.ts';
import { getScreen } from '../support/screens.ts';
import { expect, inLanguage, test } from '../support/test.ts';

test.use({ language: inLanguage('fr') });

const FORMER = 'Caisses de l’Estuaire';
const MOVED = 'Crêpes & Cie';
const STAYING = ['Cantine des Îles', 'Crèmerie du Vieux-Port', 'Sushi Saint-Roch'];

test('merchants are filtered, kept as a view, exported and assigned together; one that moved meanwhile is left', async ({
  page,
  portal,
  language,
}) => {
  const words = LIST_WORDS[language];
  const dialog = page.getByRole('dialog');
  const name = { fr: 'Estuaire au complet', en: 'All of the estuary' }[language];
  const next = { fr: 'Réseau des Rives', en: 'Shores Network' }[language];
  await portal.enter('admin@comptoir.test');
  const contact = { contactEmail: null, telephone: null, language };
  await callApi(page, { method: 'POST', path: '/partners', data: { name: next, ...contact } });
  await page.goto('/admin/merchantlist');
  await portal.expectTitle(getScreen('admin', '/admin/merchantlist', language).title);

  await test.step('a filter is kept as a view, which its address opens again', async () => {
    await page.getByRole('button', { name: words.partner }).click();
    await page.getByRole('checkbox', { name: FORMER }).check();
    await expect(portal.row('Bistro du Quai')).toHaveCount(0);
    for (const one of [...STAYING, MOVED]) await expect(portal.row(one)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: words.views }).click();
    await page.getByRole('button', { name: words.saveAs }).click();
    await dialog.getByLabel(words.name, { exact: true }).fill(name);
    await dialog.getByRole('button', { name: words.save }).click();
    await expect(dialog).toHaveCount(0);
    const view = page.getByLabel(words.view, { exact: true }).locator('option:checked');
    await expect(view).toHaveText(name);
    const address = page.url();
    await page.goto('/faq');
    await page.goto(address);
    await expect(view).toHaveText(name);
    await expect(portal.row(MOVED)).toHaveCount(1);
    await expect(portal.row('Bistro du Quai')).toHaveCount(0);
  });

  await test.step('what the filter leaves is exported, and nothing else', async () => {
    await page.getByRole('button', { name: words.export, exact: true }).click();
    await expect(dialog.getByText(words.exported(4))).toBeVisible();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: words.export, exact: true }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    for (const one of [...STAYING, MOVED]) expect(text).toContain(one);
    for (const one of ['Bistro du Quai', 'Services Boréal']) expect(text).not.toContain(one);
  });

  await test.step('they are assigned together, as they were selected', async () => {
    await page.getByRole('checkbox', { name: words.choosePage }).check();
    await expect(page.getByText(words.selected(4))).toBeVisible();
    await page.getByRole('button', { name: words.assign }).click();
    await expect(dialog.getByText(words.frozen(4))).toBeVisible();
    const path = `/merchant/${await findMerchant(page, MOVED)}/partner`;
    const { items } = await callApi<{ items: { id: string; name: string }[] }>(page, { path: '/partners' });
    const from = items.find((partner) => partner.name === FORMER)?.id;
    await callApi(page, { method: 'PUT', path, data: { from, partnerId: null } });
    await dialog.getByLabel(words.to, { exact: true }).selectOption(next);
    await dialog.getByRole('button', { name: words.confirm(4) }).click();
    await expect(dialog.getByText(words.done(3, 1))).toBeVisible();
    await expect(dialog.getByText(words.ended, { exact: true })).toBeVisible();
    await expect(dialog.getByRole('progressbar', { name: words.progress })).toHaveAttribute('value', '4');
    await expect(dialog.getByRole('row', { name: MOVED })).toContainText(words.moved);
    await dialog.getByRole('button', { name: words.close, exact: true }).last().click();
    await expect(dialog).toHaveCount(0);
    await page.reload();
    for (const one of [...STAYING, MOVED]) await expect(portal.row(one)).toHaveCount(0);
  });
});
