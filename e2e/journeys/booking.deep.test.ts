import { BOOKING_WORDS } from '../support/booking-words.ts';
import { lastMail, readAttachment, waitForMail } from '../support/mailbox.ts';
import { arrowTo, pressByKeys, tabTo } from '../support/press-keys.ts';
import { readCalendar, type CalendarFile } from '../support/read-calendar.ts';
import { expect, inLanguage, test } from '../support/test.ts';

const SHOP = 'Brasserie Chaudière';
const OWNER = 'bar@comptoir.test';

test.use({ language: inLanguage('fr') });

test('a visit is booked by mouse, moved and cancelled by keyboard, moved by its merchant, and calendars follow', async ({
  page,
  portal,
  elsewhere,
  language,
}) => {
  const words = BOOKING_WORDS[language];
  const dialog = page.getByRole('dialog');
  const week = page.getByRole('table', { name: words.week });
  const free = week.getByRole('button', { name: words.free });
  const visit = week.getByRole('button', { name: SHOP });
  let before = await lastMail();
  /** The file of the next mail to the merchant. */
  const nextFile = async (): Promise<CalendarFile> => {
    const mail = await waitForMail(OWNER, before, /visite|visit/i);
    before = await lastMail();
    return readCalendar(await readAttachment(mail));
  };

  await portal.enter('admin@comptoir.test');
  await page.goto('/admin/quickbook');
  await page.getByRole('button', { name: words.next }).click();

  const booked = await test.step('booked by mouse', async () => {
    await free.first().click();
    await dialog.getByRole('combobox', { name: words.merchant }).fill('brasserie');
    await dialog.getByRole('option').filter({ hasText: SHOP }).click();
    await dialog.getByRole('button', { name: words.book, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(visit).toHaveCount(1);
    return nextFile();
  });
  expect(booked).toMatchObject({ method: 'REQUEST', sequence: 0 });

  const moved = await test.step('moved by keyboard, to the end of its day', async () => {
    await arrowTo(page, { week, target: visit });
    await page.keyboard.press('Enter');
    await pressByKeys(page, dialog.getByRole('button', { name: words.move, exact: true }));
    await expect(page.getByText(words.choosing(SHOP))).toBeFocused();
    await tabTo(page, visit);
    await page.keyboard.press('End');
    await expect(page.locator(':focus')).toHaveAccessibleName(words.free);
    await page.keyboard.press('Enter');
    await pressByKeys(page, dialog.getByRole('button', { name: words.moveHere }));
    await expect(dialog).toHaveCount(0);
    await expect(page.locator(':focus')).toHaveCount(1);
    return nextFile();
  });
  expect(moved).toMatchObject({ method: 'REQUEST', uid: booked.uid, sequence: 1, day: booked.day });
  expect(moved.startsAt).not.toBe(booked.startsAt);

  const own = await test.step('moved by its merchant, who chooses from the same hours', async () => {
    const theirs = elsewhere.page;
    await elsewhere.portal.arrive('dashboard', OWNER);
    await theirs.getByRole('button', { name: words.other }).click();
    await theirs.getByLabel(words.day, { exact: true }).selectOption(booked.day);
    await theirs.getByRole('radio').first().check();
    await theirs.getByRole('button', { name: words.bookThis }).click();
    await expect(theirs.getByRole('button', { name: words.other })).toBeVisible();
    return nextFile();
  });
  expect(own).toMatchObject({ method: 'REQUEST', uid: booked.uid, sequence: 2, day: booked.day });
  expect(own.startsAt).not.toBe(moved.startsAt);

  await test.step('cancelled by keyboard', async () => {
    await page.reload();
    await page.getByRole('button', { name: words.next }).click();
    await arrowTo(page, { week, target: visit });
    await page.keyboard.press('Enter');
    const cancel = dialog.getByRole('button', { name: words.cancel, exact: true });
    await pressByKeys(page, cancel);
    await expect(dialog.getByRole('button', { name: words.keep, exact: true })).toBeVisible();
    await pressByKeys(page, cancel);
    await expect(dialog).toHaveCount(0);
    await expect(visit).toHaveCount(0);
    await expect(page.locator(':focus')).toHaveCount(1);
    expect(await nextFile()).toMatchObject({ method: 'CANCEL', uid: booked.uid, sequence: 3, startsAt: own.startsAt });
  });
});
