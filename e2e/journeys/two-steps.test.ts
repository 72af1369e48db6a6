import type { Page } from '@playwright/test';
import { expectReachableAtEachWidth } from '../support/expect-reachable.ts';
import { openAuthenticator } from '../support/authenticator.ts';
import { PASSWORD } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

test.use({ foreseen: [/status of 4(?:01|22)/] });

const PERSON = { fr: 'gael.lebihan@crepesetcie.test', en: 'therese.damours@buffetgare.test' };

test('sign-in in two steps: set up, used with the app and with a recovery code, and turned off', async ({
  page,
  portal,
  words,
  language,
}) => {
  const { twoSteps } = words;
  const person = PERSON[language];
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await portal.enter(person);
  await page.goto('/profile');

  await button(twoSteps.setUp).click();
  await page.getByLabel(twoSteps.password, { exact: true }).fill(PASSWORD);
  await button(twoSteps.begin).click();
  const showNext = openAuthenticator((await page.locator('code').first().textContent()) ?? '');
  await expectReachableAtEachWidth(page, 'two steps, key');
  await page.getByLabel(twoSteps.code, { exact: true }).fill(showNext());
  await button(twoSteps.turnOn).click();
  const codes = await readRecoveryCodes(page, twoSteps.list);
  expect(codes).toHaveLength(10);
  await expectReachableAtEachWidth(page, 'two steps, recovery codes');
  await expect(button(twoSteps.done)).toBeDisabled();
  await page.getByLabel(twoSteps.kept).check();
  await button(twoSteps.done).click();
  await expect(button(twoSteps.remove)).toBeVisible();

  await test.step('with the app', async () => {
    await portal.signOut();
    await portal.fillSignIn(person, PASSWORD);
    const code = page.getByLabel(twoSteps.code, { exact: true });
    await code.fill('000000');
    await button(twoSteps.confirm).click();
    await expect(page.getByText(twoSteps.invalid)).toBeVisible();
    await expectReachableAtEachWidth(page, 'sign-in, second step');
    await code.fill(showNext());
    await button(twoSteps.confirm).click();
    await portal.expectTitle(words.dashboard);
  });

  await test.step('with a recovery code, once', async () => {
    await portal.signOut();
    await portal.fillSignIn(person, PASSWORD);
    await button(twoSteps.useRecovery).click();
    await page.getByLabel(twoSteps.recovery, { exact: true }).fill(codes[0] ?? '');
    await button(twoSteps.confirm).click();
    await portal.expectTitle(words.dashboard);
    await portal.signOut();
    await portal.fillSignIn(person, PASSWORD);
    await button(twoSteps.useRecovery).click();
    for (const [typed, isSpent] of [
      [codes[0], true],
      [codes[1], false],
    ] as const) {
      await page.getByLabel(twoSteps.recovery, { exact: true }).fill(typed ?? '');
      await button(twoSteps.confirm).click();
      await (isSpent ? expect(page.getByText(twoSteps.invalid)).toBeVisible() : portal.expectTitle(words.dashboard));
    }
  });

  await test.step('turned off, the password is enough', async () => {
    await page.goto('/profile');
    await button(twoSteps.remove).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(twoSteps.password, { exact: true }).fill(PASSWORD);
    await dialog.getByLabel(twoSteps.proof, { exact: true }).fill(codes[2] ?? '');
    await dialog.getByRole('button', { name: twoSteps.remove, exact: true }).click();
    await expect(button(twoSteps.setUp)).toBeVisible();
    await portal.signOut();
    await portal.signIn(person);
  });
});

async function readRecoveryCodes(page: Page, name: string): Promise<string[]> {
  const list = page.getByRole('list', { name, exact: true });
  await expect(list).toBeVisible();
  return list.getByRole('listitem').allTextContents();
}
