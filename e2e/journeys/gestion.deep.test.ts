import { dayFromNow } from '../support/become-customer.ts';
import { callApi, findMerchant } from '../support/call-api.ts';
import { GESTION_WORDS } from '../support/gestion-words.ts';
import { lastMail, refuseMail, takeMail, waitForMail } from '../support/mailbox.ts';
import { expect, inLanguage, test } from '../support/test.ts';

test.use({ language: inLanguage('en') });

test.afterEach(takeMail);

test('a mail that could not leave is found among the jobs, and is sent at once when it is retried', async ({
  page,
  portal,
  language,
}) => {
  const words = GESTION_WORDS[language];
  const email = `tardif-${language}@comptoir.test`;
  const before = await lastMail();
  await portal.enter('admin@comptoir.test');
  const belonging = { role: 'merchant', merchantId: await findMerchant(page, 'Buffet de la Gare') };
  await refuseMail();
  await callApi(page, { method: 'POST', path: '/users', data: { email, name: 'Tardif', language, belonging } });
  const job = portal.row(words.mailJob).first();
  // the next try by itself is twenty seconds later then
  await expect(async () => {
    await page.goto('/gestion/jobs?state=retrying');
    await expect(job).toContainText(words.thirdTry, { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await expect(job).toContainText(words.retrying);
  await takeMail();
  await page.getByRole('button', { name: words.menuOfMail }).first().click();
  await page.getByRole('button', { name: words.retry, exact: true }).click();
  await waitForMail(email, before);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(portal.row(words.mailJob)).toHaveCount(0, { timeout: 2000 });
  }).toPass();
});

const NOTE = {
  title: { fr: 'Des rapports par mois', en: 'Reports by month' },
  text: {
    fr: 'Un mois se lit d’un coup d’œil.\n\n- ventes\n- <b>taxes</b>',
    en: 'A month is read at a glance.\n\n- sales\n- <b>taxes</b>',
  },
} as const;

test('a release note is written in both languages, scheduled, and read by merchants once it is out', async ({
  page,
  portal,
  elsewhere,
  language,
}) => {
  const words = GESTION_WORDS[language];
  const title = NOTE.title[language];
  const dialog = page.getByRole('dialog');
  const row = portal.row(title);
  const { page: theirs } = elsewhere;
  const note = theirs.getByRole('region', { name: title });
  const openPublishing = async (): Promise<void> => {
    await row.getByRole('button', { name: /^Actions/ }).click();
    await page.getByRole('button', { name: words.publish }).click();
  };
  await portal.enter('admin@comptoir.test');
  await page.goto('/gestion/release-notes');

  await test.step('written, with what readers will see beside it', async () => {
    await page.getByRole('button', { name: words.write }).click();
    for (const one of ['fr', 'en'] as const) {
      await dialog.getByLabel(words.title[one], { exact: true }).fill(NOTE.title[one]);
      await dialog.getByLabel(words.text[one], { exact: true }).fill(NOTE.text[one]);
    }
    await expect(dialog.getByRole('region', { name: words.preview }).getByText('<b>taxes</b>')).toBeVisible();
    await dialog.getByRole('button', { name: words.draft }).click();
    await expect(row).toContainText(words.states.draft);
  });

  await test.step('scheduled, it is nothing to read yet', async () => {
    await openPublishing();
    await dialog.getByRole('radio', { name: words.later }).check();
    await dialog.getByLabel(words.day, { exact: true }).fill(dayFromNow(1));
    await dialog.getByRole('button', { name: words.schedule, exact: true }).click();
    await expect(row).toContainText(words.states.scheduled);
    await elsewhere.portal.arrive('dashboard', 'bar@comptoir.test');
    await theirs.goto('/release-notes');
    await expect(theirs.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(note).toHaveCount(0);
  });

  await test.step('published, it is new to a merchant, and its signs are no more than signs', async () => {
    await openPublishing();
    await dialog.getByRole('button', { name: words.now, exact: true }).click();
    await expect(row).toContainText(words.states.published);
    await theirs.reload();
    await expect(note).toContainText(words.fresh);
    await expect(note.getByText('<b>taxes</b>')).toBeVisible();
  });
});
