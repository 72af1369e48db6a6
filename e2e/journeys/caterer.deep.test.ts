import type { Browser, Locator, Page } from '@playwright/test';
import { countReceived, listOpenDiagnostics, listReceived } from '../support/authority.ts';
import { dayFromNow } from '../support/become-customer.ts';
import { CATERER_WORDS, type CatererWords } from '../support/caterer-words.ts';
import { expectReachableAtEachWidth } from '../support/expect-reachable.ts';
import { lastMail, waitForMail } from '../support/mailbox.ts';
import { readBill, type PrintedBill } from '../support/second-shell.ts';
import { expect, inLanguage, test } from '../support/test.ts';
import type { Language } from '../support/words.ts';

test.use({ language: inLanguage('fr') });

const CATERER = 'traiteur@comptoir.test';
const CUSTOMER = { name: 'Marie-Ève Gagnon', email: 'marie-eve.gagnon@theatredufaubourg.test' };
const OCCASION = 'Noces de Marie-Ève';
const TERMS = 'L’acompte n’est pas remboursé dans les trente jours qui précèdent l’événement.';
const TILL = ['--till', 'traiteur'];

/** 37 persons at 33.33 and three cloths at 12.50, service of 15 %, each tax on the sum; then three bottles at 22.00. */
const FIGURES = {
  total: 1680.16,
  deposit: 420.04,
  instalment: 840.08,
  balance: 420.04,
  besides: 75.88,
  net: 146_132 + 6600,
  taxes: 7307 + 14_577 + 330 + 658,
} as const;

test('an event, from the estimate to the final bill: accepted on a phone, signed at the till through an outage, counted once', async ({
  page,
  portal,
  shell,
  browser,
  language,
  words: { sales },
}) => {
  test.setTimeout(240_000);
  const words: CatererWords = CATERER_WORDS[language];
  const main = page.getByRole('main');
  const money = (amount: number): string => writeMoney(amount, language);
  await portal.enter(CATERER);
  await shell.terminal('enrol', ...TILL, '--demo', '--as', CATERER);
  const before = { received: await countReceived(), report: await readReport(page, words) };
  const link = await test.step('the estimate is written, its document beside it, and sent', async () => {
    await page.goto('/sales/estimates/new');
    await portal.expectTitle(words.estimate.newTitle);
    await writeEstimate(page, words);
    // in the customer's language, whatever the caterer's is
    await expect(page.getByRole('figure', { name: words.estimate.preview })).toContainText(
      writeMoney(FIGURES.total, 'fr'),
    );
    await expectReachableAtEachWidth(page, 'estimate, written');
    await page.getByRole('button', { name: words.estimate.save }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.estimate.title })).toBeVisible();
    await expectReachableAtEachWidth(page, 'estimate, draft');
    const last = await lastMail();
    await page.getByRole('button', { name: words.estimate.open }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.estimate.send, exact: true }).click();
    await expect(main.getByText(words.estimate.sent, { exact: true }).first()).toBeVisible();
    const { text } = await waitForMail(CUSTOMER.email, last);
    return /\S+\/acceptance\/[\w-]{43}/.exec(text)?.[0] ?? '';
  });

  await test.step('its customer reads it on a phone in either language, and accepts', () =>
    acceptOnPhone(browser, { link, language, seen: main.getByText(words.estimate.seen, { exact: true }).first() }));

  const number = await test.step('it is a contract, which waits for a till', async () => {
    await expect(main.getByText(words.estimate.accepted, { exact: true }).first()).toBeVisible();
    await expectReachableAtEachWidth(page, 'estimate, accepted');
    await main.getByRole('link', { name: words.estimate.toContract }).click();
    const heading = page.getByRole('heading', { level: 1, name: words.contract.title });
    await expect(main.getByText(words.contract.toSign, { exact: true })).toBeVisible();
    await expectReachableAtEachWidth(page, 'contract, to sign');
    return /C-\d{4}-\d{4}/.exec((await heading.textContent()) ?? '')?.[0] ?? '';
  });
  const documents = page.getByRole('table', { name: words.contract.documents }).getByRole('row');
  const waits = documents.filter({ hasText: words.contract.waiting });
  const payments = page.getByRole('table', { name: words.contract.payments }).getByRole('row');
  const sign = async (command: string, amount: number): Promise<PrintedBill> => {
    expect(plain(await shell.terminal('to-sign', ...TILL))).toMatch(
      new RegExp(`${number}, .*${escape(money(amount))}`),
    );
    // nothing is paid by the contract itself
    const paid = command === 'contract' ? [] : ['--payment', 'CRE'];
    return readBill(await shell.terminal(command, number, ...TILL, '--yes', ...paid));
  };

  const bills: PrintedBill[] = [];
  await test.step('the till signs it, and takes the deposit', async () => {
    bills.push(await sign('contract', FIGURES.total));
    await expect(main.getByText(words.contract.open, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: words.contract.ask }).click();
    await expect(waits).toHaveCount(1);
    bills.push(await sign('instalment', FIGURES.deposit));
    await expect(payments.filter({ hasText: words.contract.paid })).toHaveCount(1);
  });

  await test.step('an instalment is taken while Revenu Québec does not answer, and accepted later', async () => {
    await shell.authority('down');
    await page.getByRole('button', { name: words.contract.ask }).click();
    await expect(waits).toHaveCount(1);
    const offline = await sign('instalment', FIGURES.instalment);
    expect(offline.text).toContain('PROBLÈME DE COMMUNICATION');
    bills.push(offline);
    expect(await countReceived()).toBe(before.received + 2);
    await shell.authority('up');
    await expect.poll(countReceived, { timeout: 30_000 }).toBe(before.received + 3);
  });

  await test.step('the final bill is taken with what was ordered besides, and the contract has ended', async () => {
    await page.getByRole('button', { name: words.contract.last }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words.contract.besides).fill('3 x Vin: 22,00');
    await expectReachableAtEachWidth(page, 'contract, final bill');
    await dialog.getByRole('button', { name: words.contract.ask }).click();
    await expect(waits).toHaveCount(2);
    bills.push(await sign('final', FIGURES.besides), await sign('final', FIGURES.balance));
    await expect(main.getByText(words.contract.ended, { exact: true }).first()).toBeVisible();
    expect(await shell.terminal('to-sign', ...TILL)).not.toContain(number);
    await expect(waits).toHaveCount(0);
    const rows = words.contract.kinds.map(
      (kind, index) => new RegExp(`^${kind}${words.contract.signed}.*${bills[index]?.noTrans}`),
    );
    await expect(documents).toHaveText([/./, ...rows]);
    await expect(payments.filter({ hasText: words.contract.paid })).toHaveCount(3);
    await expectReachableAtEachWidth(page, 'contract, ended');
  });

  await test.step('each bill leads to the one before it', async () => {
    const [contract = '', deposit = '', instalment = '', , final = ''] = bills.map(({ noTrans }) => noTrans);
    await documents.last().getByRole('link').click();
    for (const [bill, earlier] of [
      [final, instalment],
      [instalment, deposit],
      [deposit, contract],
    ] as const) {
      await portal.expectTitle(`${sales.bill} ${bill}`);
      await main.getByRole('listitem').filter({ hasText: sales.refersTo }).getByRole('link', { name: earlier }).click();
    }
    await portal.expectTitle(`${sales.bill} ${contract}`);
  });

  await test.step('the event is in the sales once, to the cent, and the authority has every bill', async () => {
    // what was sold is added up by a job
    await expect(async () => {
      const { net, taxes } = await readReport(page, words);
      expect([net - before.report.net, taxes - before.report.taxes]).toEqual([FIGURES.net, FIGURES.taxes]);
    }).toPass({ timeout: 90_000 });
    const received = await listReceived({ after: before.received });
    expect(received.map(({ noTrans }) => noTrans)).toEqual(bills.map(({ noTrans }) => noTrans));
    expect(received.every(({ verified }) => verified)).toBe(true);
    expect(await listOpenDiagnostics()).toEqual([]);
  });
});

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');
const escape = (text: string): string => text.replaceAll('$', String.raw`\$`);

/** As the portal and the till write an amount, with plain spaces. */
const writeMoney = (amount: number, language: Language): string =>
  plain(new Intl.NumberFormat(`${language}-CA`, { style: 'currency', currency: 'CAD' }).format(amount));

async function writeEstimate(page: Page, { estimate }: CatererWords): Promise<void> {
  const customer = page.getByRole('combobox', { name: estimate.customer });
  await customer.fill(CUSTOMER.name);
  await page.getByRole('option', { name: CUSTOMER.name }).click();
  const fill = (label: string, text: string, within: Page | Locator = page): Promise<void> =>
    within.getByLabel(label, { exact: true }).fill(text);
  await fill(estimate.name, OCCASION);
  await fill(estimate.date, dayFromNow(60));
  await fill(estimate.time, '17:30');
  await fill(estimate.persons, '37');
  await fill(estimate.place, '315, rue Saint-Jean, Québec');
  await page.getByRole('button', { name: estimate.addItem }).click();
  const [first, second] = [1, 2].map((place) => page.getByRole('group', { name: estimate.item(place), exact: true }));
  if (!first || !second) throw new Error('two items are offered');
  await fill(estimate.description, 'Buffet froid', first);
  await first.getByLabel(estimate.per, { exact: true }).selectOption(estimate.perPerson);
  await fill(estimate.unit, '33.33', first);
  await fill(estimate.description, 'Nappes', second);
  await fill(estimate.quantity, '3', second);
  await fill(estimate.unit, '12.50', second);
  await page.getByRole('button', { name: estimate.addInstalment }).click();
  await fill(estimate.instalmentOn, dayFromNow(50));
  for (const [name, share] of [
    [estimate.service, '15'],
    [estimate.deposit, '25'],
    [estimate.instalment, '50'],
  ] as const) {
    await page.getByLabel(name, { exact: true }).selectOption(estimate.percentage);
    await fill(estimate.percentageOf(name), share);
  }
  await fill(estimate.balanceOn, dayFromNow(67));
  await fill(estimate.validUntil, dayFromNow(14));
  await page.getByRole('textbox', { name: estimate.terms, exact: true }).fill(TERMS);
}

interface Visit {
  readonly link: string;
  readonly language: Language;
  /** Text of the portal that shows that the link was opened. */
  readonly seen: Locator;
}

const PHONE = { width: 390, height: 844 };

/** The customer's part: no account, a phone, the terms before the answer. */
async function acceptOnPhone(browser: Browser, { link, language, seen }: Visit): Promise<void> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  const phone = await context.newPage();
  await phone.goto(link);
  const other = language === 'fr' ? 'en' : 'fr';
  for (const shown of [other, language] as const) {
    const { customer } = CATERER_WORDS[shown];
    await phone.getByRole('button', { name: shown.toUpperCase(), exact: true }).click();
    await expect(phone.getByRole('heading', { level: 1, name: customer.title(OCCASION) })).toBeVisible();
    await expect(phone.getByRole('heading', { level: 2 })).toContainText([customer.terms, customer.answer]);
    await expect(phone.getByText(TERMS)).toBeVisible();
    const accept = phone.getByRole('button', { name: customer.accept(writeMoney(FIGURES.total, shown)) });
    await expect(accept).toBeEnabled();
    await expectReachableAtEachWidth(phone, `acceptance, ${shown}`);
    await phone.setViewportSize(PHONE);
  }
  await expect(seen).toBeVisible();
  const { customer } = CATERER_WORDS[language];
  const accept = phone.getByRole('button', { name: customer.accept(writeMoney(FIGURES.total, language)) });
  await phone.getByLabel(customer.name, { exact: true }).fill(CUSTOMER.name);
  await accept.click();
  await expect(phone.getByText(customer.tick)).toBeVisible();
  await phone.getByLabel(customer.isRead).check();
  await accept.click();
  await expect(phone.getByText(customer.accepted)).toBeVisible();
  const evidence = phone.getByRole('region', { name: customer.evidence });
  for (const text of [CUSTOMER.name, customer.language, /[\da-f]{64}/]) await expect(evidence).toContainText(text);
  await expectReachableAtEachWidth(phone, 'acceptance, accepted');
  await context.close();
}

/** Net sales and taxes of the period that the report begins with, in cents. */
async function readReport(page: Page, { report }: CatererWords): Promise<{ net: number; taxes: number }> {
  await page.goto('/sales/reports');
  const read = async (label: string): Promise<number> => {
    const figure = page.locator('dt', { hasText: label }).first().locator('xpath=following-sibling::dd[1]');
    const text = (await figure.textContent()) ?? '';
    // a month in which a large event was called off is below zero
    return (/[-\u2212]/.test(text) ? -1 : 1) * Number(text.replaceAll(/\D/g, ''));
  };
  return { net: await read(report.net), taxes: await read(report.taxes) };
}
