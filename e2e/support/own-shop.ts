import { expect, type Page } from '@playwright/test';
import { registerOperator, type Operator } from './authority.ts';
import { register, type Business, type Person } from './become-customer.ts';
import type { CertificateWords } from './certificate-words.ts';

/** A business that a journey has for itself, with what Revenu Québec gave it. */
export interface Shop extends Business {
  readonly operator: Operator;
}

/** The information that the authority checks, as it is typed. */
type TypedNumbers = Pick<Operator, 'qst' | 'fileNumber' | 'authorizationCode'>;

const ADDRESS = {
  civic_number: '45',
  address: 'rue Saint-Paul',
  city: 'Québec',
  postal_code: 'G1K 3W1',
  area_code: '418',
  phone_number: '5550166',
} as const;

/** Signs up, and enters what the portal needs to know, right or wrong. */
export async function openShop(
  person: Person,
  { shop, typed, words }: { shop: Shop; typed?: TypedNumbers; words: CertificateWords },
): Promise<void> {
  const { page, portal } = person;
  const { information } = words;
  const { gst, ...right } = shop.operator;
  const { qst, fileNumber, authorizationCode } = typed ?? right;
  await registerOperator(shop.operator);
  await page.goto('/registration');
  await register(person, shop);
  await page.getByRole('navigation').getByRole('link', { name: information.link, exact: true }).click();
  await portal.expectTitle(information.title);
  await page.getByLabel(information.sub_sector, { exact: true }).selectOption('restaurant');
  // it has no employees
  await page.getByRole('switch', { name: information.requireShift }).uncheck();
  const fields = {
    ...ADDRESS,
    qst_number: qst,
    gst_number: gst,
    file_number: fileNumber,
    authorization_code: authorizationCode,
  };
  for (const [name, value] of Object.entries(fields))
    await page.getByLabel(information[name as keyof typeof fields], { exact: true }).fill(value);
  await save(page, words);
}

/** Follows the screen from an error to the field that fixes it, and back with another value in it. */
export async function fix(
  { page, portal }: Person,
  { field, value, words }: { field: keyof CertificateWords['refused']['fix']; value: string; words: CertificateWords },
): Promise<void> {
  await page.getByRole('link', { name: words.refused.fix[field] }).first().click();
  await portal.expectTitle(words.information.title);
  const input = page.getByLabel(words.information[field], { exact: true });
  await expect(input).toBeFocused();
  await input.fill(value);
  await save(page, words);
  await portal.openScreen('devices');
}

async function save(page: Page, { information }: CertificateWords): Promise<void> {
  const unsaved = page.getByText(information.unsaved, { exact: true });
  await expect(unsaved).toBeVisible();
  await page.getByRole('button', { name: information.save, exact: true }).click();
  await expect(unsaved).toHaveCount(0);
}

/** Creates a one-time code in the portal, for a new till or for the one that the dialog is about; the dialog follows the till. */
export async function createCode({ page, words }: Person, name: string | null): Promise<string> {
  const dialog = page.getByRole('dialog');
  if (name !== null) await dialog.getByLabel(words.link.name).fill(name);
  await dialog.getByRole('button', { name: words.link.create }).click();
  const code = dialog.getByText(/^[\dA-Z]{4}-[\dA-Z]{4}$/);
  await expect(code).toBeVisible();
  return (await code.textContent()) ?? '';
}
