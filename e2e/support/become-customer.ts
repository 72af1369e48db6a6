import { expect, type Page } from '@playwright/test';
import { lastMail, readTemporaryPassword, waitForMail } from './mailbox.ts';
import type { Portal } from './portal.ts';
import type { Words } from './words.ts';

/** A person at a browser. */
export interface Person {
  readonly page: Page;
  readonly portal: Portal;
  readonly words: Words;
}

/** Person and business that sign up. */
export interface Business {
  readonly company: string;
  readonly name: string;
  readonly email: string;
}

/** Numbers by which the simulated card network knows what is to happen. */
export const CARDS = {
  good: { number: '4242424242424242', brand: 'Visa', last4: '4242' },
  other: { number: '5555555555554444', brand: 'Mastercard', last4: '4444' },
  /** Saved without a word, and refused for good when it is charged. */
  refused: { number: '4000008003000002', brand: 'Visa', last4: '0002' },
} as const;

/** From the registration screen to the first screen behind sign-in, by the mail that comes. */
export async function register({ page, portal, words }: Person, { company, name, email }: Business): Promise<void> {
  const { register: said, choose } = words;
  const before = await lastMail();
  await portal.expectTitle(said.title);
  await page.getByLabel(said.company, { exact: true }).fill(company);
  await page.getByLabel(said.name, { exact: true }).fill(name);
  await page.getByLabel(words.email, { exact: true }).fill(email);
  await page.getByRole('button', { name: said.submit }).click();
  await expect(page.getByText(said.sentTo(email))).toBeVisible();

  const mail = await waitForMail(email, before);
  expect(mail.subject).toBe(said.mail);
  await page.getByRole('link', { name: said.signIn }).click();
  await portal.expectTitle(words.signInTitle);
  await portal.fillSignIn(email, readTemporaryPassword(mail));
  await portal.expectTitle(choose.title);
  await page.getByLabel(choose.field, { exact: true }).fill(`une phrase de ${company}`);
  await page.getByRole('button', { name: choose.submit }).click();
  await portal.expectTitle(words.dashboard);
}

/** By the side navigation, where the way is shown until it is gone. */
export async function openSubscribe({ page, portal, words }: Person): Promise<void> {
  const navigation = page.getByRole('navigation', { name: words.navigation });
  await navigation.getByRole('link', { name: words.subscribe.title, exact: true }).click();
  await portal.expectTitle(words.subscribe.title);
}

/** Types a card into the fields of the card network, accepts both texts, and saves it. */
export async function enterCard({ page, words }: Person, card: (typeof CARDS)[keyof typeof CARDS]): Promise<void> {
  const fields = page.frameLocator(`iframe[title="${words.card.frame}"]`);
  await fields.getByLabel(words.card.number).fill(card.number);
  await fields.getByLabel(words.card.expiry).fill('09/39');
  await fields.getByLabel(words.card.code).fill('123');
  await fields.getByLabel(words.card.postalCode).fill('G1R 4P5');
  await page.getByLabel(words.card.terms).check();
  await page.getByLabel(words.card.privacy).check();
  await page.getByRole('button', { name: words.card.save }).click();
  await expect(page.getByText(words.card.face(card.brand, card.last4))).toBeVisible();
}

/** A merchant that has just subscribed to the autonomous plan with a card, and is thanked. */
export async function becomeCustomer(
  person: Person,
  business: Business,
  card: (typeof CARDS)[keyof typeof CARDS],
): Promise<void> {
  const { page, portal, words } = person;
  await page.goto('/registration');
  await register(person, business);
  await openSubscribe(person);
  await enterCard(person, card);
  await page.getByRole('button', { name: words.subscribe.submit, exact: true }).click();
  await portal.expectTitle(words.subscribe.thanks);
}

/** The day in Québec that begins so many midnights from now, as `2027-01-15`. */
export const dayFromNow = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Montreal' }).format(Date.now() + days * 86_400_000);

/** Reads the count of a line of a midnight. @throws Error when there is no such line */
export function readCount(said: string, line: RegExp): number {
  const count = line.exec(said)?.[1];
  if (count === undefined) throw new Error(`There is no ${line.source} in:\n${said}`);
  return Number(count);
}
