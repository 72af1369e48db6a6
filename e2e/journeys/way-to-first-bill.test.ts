import { CARDS, enterCard } from '../support/become-customer.ts';
import { CERTIFICATE_WORDS } from '../support/certificate-words.ts';
import { expectReachableAtEachWidth } from '../support/expect-reachable.ts';
import { createCode, openShop, type Shop } from '../support/own-shop.ts';
import { expect, test } from '../support/test.ts';

const SHOPS = {
  fr: {
    company: 'Buvette du Départ',
    name: 'Anne Départ',
    email: 'anne@depart.test',
    till: { device: 'Buvette', name: 'buvette' },
    operator: {
      qst: '7305246802TQ0001',
      gst: '730524683RT0001',
      fileNumber: 'ER7305',
      authorizationCode: 'D2P4-R6T8',
    },
  },
  en: {
    company: 'Starting Grill',
    name: 'Sam Starting',
    email: 'sam@starting.test',
    till: { device: 'Grill', name: 'grill' },
    operator: {
      qst: '7416357901TQ0001',
      gst: '741635791RT0001',
      fileNumber: 'ER7416',
      authorizationCode: 'S3T5-V7W9',
    },
  },
} as const satisfies Record<'fr' | 'en', Shop & { till: object }>;

const SAID = {
  fr: {
    done: (count: number) => `${count} ${count > 1 ? 'étapes faites' : 'étape faite'} sur 8`,
    plan: 'Choisir un forfait et s’abonner',
    device: 'Associer un appareil',
    check: 'Faire la vérification de 5\u00A0$',
    guide: 'Guide d’installation',
    receipt: 'La facture de 5\u00A0$ n’est pas faite.',
    confirm: 'Oui, les vérifier',
    refund: 'Son remboursement',
    passed: 'La vérification est réussie',
    complete: 'Votre inscription est achevée. Vous êtes prêt.',
    way: 'Le chemin jusqu’à la première facture',
    accepted: 'Acceptées aujourd’hui',
  },
  en: {
    done: (count: number) => `${count} of 8 steps done`,
    plan: 'Choose a plan and subscribe',
    device: 'Link a device',
    check: 'Make the $5 check',
    guide: 'Installation guide',
    receipt: 'The $5 receipt has not been made.',
    confirm: 'Yes, verify them',
    refund: 'Its refund',
    passed: 'The check is passed',
    complete: 'Your registration is complete. You are ready.',
    way: 'Getting to your first bill',
    accepted: 'Accepted today',
  },
} as const;

test('the checklist leads from sign-up to a merchant who is fully registered', async ({
  page,
  portal,
  shell,
  words,
  language,
}) => {
  test.setTimeout(240_000);
  const person = { page, portal, words };
  const texts = SAID[language];
  const { device, name } = SHOPS[language].till;
  const shop: Shop = SHOPS[language];
  const main = page.getByRole('main');

  await test.step('a business that has entered all that Revenu Québec gave it chooses a plan next', async () => {
    await openShop(person, { shop, words: CERTIFICATE_WORDS[language] });
    await portal.openScreen('dashboard');
    await expect(main.getByText(texts.done(3))).toBeVisible();
    await expectReachableAtEachWidth(page, 'dashboard, on the way');
    await main.getByRole('link', { name: texts.plan, exact: true }).click();
    await portal.expectTitle(words.subscribe.title);
    await enterCard(person, CARDS.good);
    await page.getByRole('button', { name: words.subscribe.submit, exact: true }).click();
    await portal.expectTitle(words.subscribe.thanks);
  });

  await test.step('then it links its till, which is certified', async () => {
    await portal.openScreen('dashboard');
    await expect(main.getByText(texts.done(5))).toBeVisible();
    const navigation = page.getByRole('navigation', { name: words.navigation });
    await expect(navigation.getByRole('link', { name: words.subscribe.title, exact: true })).toHaveCount(0);
    await main.getByRole('link', { name: texts.device, exact: true }).click();
    await portal.expectTitle(words.devices);
    await page.getByRole('button', { name: words.link.device }).click();
    const code = await createCode(person, device);
    await shell.terminal('enrol', '--till', name, '--code', code);
    await page.getByRole('dialog').getByRole('button', { name: words.link.done }).click();
    await expect(portal.row(device)).toContainText(words.certificate.valid);
  });

  await test.step('it makes the receipt of $5 and refunds it, which the guide follows', async () => {
    await portal.openScreen('dashboard');
    await expect(main.getByText(texts.done(7))).toBeVisible();
    await main.getByRole('link', { name: texts.check, exact: true }).click();
    await portal.expectTitle(texts.guide);
    await expect(main.getByText(texts.receipt).first()).toBeVisible();
    await expect(page.getByRole('button', { name: texts.confirm })).toHaveCount(0);
    await shell.sale('5.00', '--till', name);
    await shell.terminal('refund', '--till', name);
    await expect(page.getByRole('button', { name: texts.confirm })).toBeVisible();
    await expect(main.getByText('PAIEMENT REÇU').first()).toBeVisible();
    const refund = main.getByRole('region', { name: texts.refund });
    await expect(refund.getByText('NOTE DE CRÉDIT').first()).toBeVisible();
    await expectReachableAtEachWidth(page, 'installation guide, to be verified');
  });

  await test.step('once both are verified it is fully registered', async () => {
    await page.getByRole('button', { name: texts.confirm }).click();
    await expect(main.getByText(texts.passed)).toBeVisible();
    await expect(main.getByText(texts.complete)).toBeVisible();
    await portal.openScreen('dashboard');
    await expect(main.getByText(texts.accepted)).toBeVisible();
    await expect(main.getByText(texts.way)).toHaveCount(0);
    await expectReachableAtEachWidth(page, 'dashboard, fully registered');
  });
});
