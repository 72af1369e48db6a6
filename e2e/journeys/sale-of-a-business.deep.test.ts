import type { Page } from '@playwright/test';
import { callApi, findMerchant } from '../support/call-api.ts';
import { expectReachableAtEachWidth } from '../support/expect-reachable.ts';
import { lastMail, readTemporaryPassword, waitForMail } from '../support/mailbox.ts';
import { getScreen } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES } from '../support/words.ts';

const ADMIN = 'admin@comptoir.test';
const OWN = 'une phrase pour vendre son commerce';
const CHOSEN = 'une phrase pour acheter un commerce';

/** A restaurant of the demo world that no other journey works in, and the words of the sale. */
const SALES = {
  fr: {
    business: 'La Roulotte à Poutine',
    buyer: 'Rosalie Achat',
    open: 'Transférer la propriété',
    name: 'Nom',
    sold: /^l’avez vendu/,
    proof: 'Votre mot de passe',
    send: 'Envoyer l’offre',
    offered: /^Offert à Rosalie Achat/,
    mail: 'La propriété de La Roulotte à Poutine vous est offerte',
    title: 'Propriété de La Roulotte à Poutine',
    card: /La carte enregistrée du vendeur est supprimée/,
    taxes: /vous êtes un autre exploitant pour Revenu Québec/,
    choose: 'Choisissez un mot de passe',
    accept: 'Accepter la propriété',
    noCard: 'Aucune carte enregistrée.',
    ended: /Cette offre a été acceptée/,
    gone: 'a changé de mains',
  },
  en: {
    business: 'Buffet de la Gare',
    buyer: 'Rose Buyer',
    open: 'Transfer the ownership',
    name: 'Name',
    sold: /^have sold it/,
    proof: 'Your password',
    send: 'Send the offer',
    offered: /^Offered to Rose Buyer/,
    mail: 'The ownership of Buffet de la Gare is offered to you',
    title: 'Ownership of Buffet de la Gare',
    card: /The seller’s saved card is deleted/,
    taxes: /you are another operator to Revenu Québec/,
    choose: 'Choose a password',
    accept: 'Accept the ownership',
    noCard: 'No card is saved.',
    ended: /This offer was accepted/,
    gone: 'has changed hands',
  },
} as const;

/** Number of bills of the business that a page is signed in to. */
const billsOf = async (page: Page): Promise<number> =>
  (await callApi<{ count: number }>(page, { path: '/bills/summary' })).count;

// 401: the seller's session has left the business.
test.use({ foreseen: [/status of 401/] });

for (const one of LANGUAGES)
  test.describe(`in ${one}`, () => {
    test.use({ language: one });

    test('a restaurant is sold to a newcomer: bills stay, the card and the seller go', async ({
      page,
      portal,
      elsewhere,
      words,
      language,
    }) => {
      const sale = SALES[language];
      const seller = `vente-${language}@comptoir.test`;
      const buyer = `achat-${language}@comptoir.test`;
      const theirs = elsewhere.page;

      const bills = await test.step('its owner signs in, who has a card and bills', async () => {
        const before = await lastMail();
        await portal.arrive('dashboard', ADMIN);
        const merchantId = await findMerchant(page, sale.business);
        const belonging = { role: 'merchant', merchantId };
        const data = { email: seller, name: 'Valérie Vente', language, belonging };
        const { id } = await callApi<{ id: string }>(page, { method: 'POST', path: '/users', data });
        await callApi(page, { method: 'PUT', path: `/contacts/${id}/right`, data: { right: 'owner' } });
        const mail = await waitForMail(seller, before);
        await portal.signOut();
        await portal.fillSignIn(seller, readTemporaryPassword(mail));
        await portal.expectTitle(words.choose.title);
        await page.getByLabel(words.choose.field, { exact: true }).fill(OWN);
        await page.getByRole('button', { name: words.choose.submit }).click();
        await portal.expectTitle(words.dashboard);
        await page.goto('/billing');
        await expect(page.getByRole('button', { name: words.card.replace })).toBeVisible();
        return billsOf(page);
      });
      expect(bills).toBeGreaterThan(0);

      const link = await test.step('and offers it to who bought it', async () => {
        const before = await lastMail();
        await page.goto('/contacts');
        await portal.expectTitle(getScreen('merchant', '/contacts', language).title);
        await page.getByRole('button', { name: sale.open }).click();
        const dialog = page.getByRole('dialog');
        await expectReachableAtEachWidth(page, 'contacts, ownership transfer');
        await dialog.getByLabel(sale.name, { exact: true }).fill(sale.buyer);
        await dialog.getByLabel(words.email, { exact: true }).fill(buyer);
        await dialog.getByLabel(sale.sold).check();
        await dialog.getByLabel(sale.proof, { exact: true }).fill(OWN);
        await dialog.getByRole('button', { name: sale.send }).dblclick();
        await expect(dialog).toHaveCount(0);
        await expect(page.getByText(sale.offered)).toBeVisible();
        const mail = await waitForMail(buyer, before);
        expect(mail.subject).toBe(sale.mail);
        return new URL(/http\S+\/ownership\/\S+/.exec(mail.text)?.[0] ?? '').pathname;
      });

      await test.step('who reads what they take over, chooses a password and accepts', async () => {
        await theirs.goto(link);
        await elsewhere.portal.expectTitle(sale.title);
        await expect(theirs.getByText(sale.card)).toBeVisible();
        await expect(theirs.getByText(sale.taxes)).toBeVisible();
        await expectReachableAtEachWidth(theirs, 'ownership invitation');
        await theirs.getByLabel(sale.choose, { exact: true }).fill(CHOSEN);
        await theirs.getByRole('button', { name: sale.accept }).dblclick();
        await elsewhere.portal.expectTitle(words.dashboard);
        await expect(theirs.getByRole('banner').getByText(sale.business)).toBeVisible();
      });

      await test.step('the bills are there, and the card is not', async () => {
        expect(await billsOf(theirs)).toBe(bills);
        await theirs.goto('/sales');
        await expect(elsewhere.portal.row(/\$/).first()).toBeVisible();
        await theirs.goto('/billing');
        await expect(theirs.getByText(sale.noCard)).toBeVisible();
      });

      await test.step('the seller is out, and told so', async () => {
        const mail = await waitForMail(seller, 0, new RegExp(sale.gone));
        expect(mail.subject).toContain(sale.business);
        await page.goto('/dashboard');
        await portal.expectTitle(words.signInTitle);
        await page.goto(link);
        await expect(page.getByText(sale.ended)).toBeVisible();
      });
    });
  });
