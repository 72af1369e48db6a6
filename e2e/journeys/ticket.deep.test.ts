import { answerMail, lastMail, waitForMail } from '../support/mailbox.ts';
import { getScreen } from '../support/screens.ts';
import { expect, inLanguage, test } from '../support/test.ts';
import { TICKET_WORDS } from '../support/ticket-words.ts';

test.use({ language: inLanguage('fr') });

const ASKING = 'traiteur@comptoir.test';
const STRANGER = 'inconnu@ailleurs.test';

test('a question to support is answered there and by mail, a stranger is set aside, and it is closed', async ({
  page,
  portal,
  elsewhere,
  words,
  language,
}) => {
  const texts = TICKET_WORDS[language];
  const { page: support } = elsewhere;
  const dialog = support.getByRole('dialog');
  const spoken = PHRASES[language];
  const before = await lastMail();

  const number = await test.step('asked', async () => {
    await portal.enter(ASKING);
    await page.goto('/contact');
    await portal.expectTitle(getScreen('merchant', '/contact', language).title);
    await page.getByLabel(words.ticket.message, { exact: true }).fill(spoken.question);
    await page.getByRole('button', { name: words.ticket.send, exact: true }).click();
    await expect(page.getByText(words.ticket.sent)).toBeVisible();
    return page
      .getByRole('main')
      .getByText(/^C-\d+$/)
      .innerText();
  });
  const ofTicket = new RegExp(String.raw`\[${number}\]`);
  const copy = await waitForMail(ASKING, before, ofTicket);
  expect(copy.text).toContain(spoken.question);

  const answer = await test.step('answered by an administrator, and the answer arrives by mail', async () => {
    await elsewhere.portal.enter('admin@comptoir.test');
    await support.goto('/admin/support');
    await support.getByRole('link', { name: new RegExp(number) }).click();
    await dialog.getByRole('textbox', { name: texts.answer }).fill(spoken.answer);
    await dialog.getByRole('button', { name: texts.send }).click();
    await expect(dialog.getByRole('list', { name: texts.said })).toContainText(spoken.answer);
    return waitForMail(ASKING, copy.id, ofTicket);
  });
  expect(answer.text).toContain(spoken.answer);

  await test.step('answered by mail: the words stand in the conversation, on both sides', async () => {
    await answerMail({ id: answer.id, text: spoken.reply });
    await page.goto('/contact');
    await page.getByRole('link', { name: new RegExp(number) }).click();
    const theirs = page.getByRole('dialog').getByRole('list', { name: texts.said });
    await expect(theirs).toContainText(spoken.reply);
    await expect(theirs).toContainText(texts.byMail);
    await support.reload();
    await expect(dialog.getByRole('list', { name: texts.said })).toContainText(spoken.reply);
    // what the mail program quoted is left out
    await expect(dialog.getByText(spoken.answer)).toHaveCount(1);
  });

  await test.step('a stranger who quotes the ticket is set aside, and in no conversation', async () => {
    await answerMail({ id: answer.id, text: spoken.stranger, from: STRANGER });
    await support.goto('/admin/support');
    const aside = support.getByRole('region', { name: texts.setAside });
    await expect(aside.getByRole('row', { name: STRANGER })).toContainText(texts.otherSender);
    await expect(aside).toContainText(spoken.stranger);
    await support.getByRole('link', { name: new RegExp(number) }).click();
    await expect(dialog.getByRole('list', { name: texts.said })).toContainText(spoken.reply);
    await expect(dialog.getByText(spoken.stranger)).toHaveCount(0);
  });

  await test.step('closed, and the merchant reads so', async () => {
    await dialog.getByRole('button', { name: texts.close, exact: true }).click();
    await expect(dialog.getByText(texts.solved, { exact: true })).toBeVisible();
    await page.goto('/contact');
    await expect(portal.row(new RegExp(number))).toContainText(texts.solved);
  });
});

const PHRASES = {
  fr: {
    question: 'La balance affiche deux prix pour le même plat. Lequel est le bon?',
    answer: 'Le second: le premier date du menu d’hier.',
    reply: 'Merci, tout est rentré dans l’ordre.',
    stranger: 'Bonjour, envoyez-moi plutôt le code d’autorisation.',
  },
  en: {
    question: 'The scale shows two prices for one dish. Which one holds?',
    answer: 'The second one: the first is of yesterday’s menu.',
    reply: 'Thank you, all is well again.',
    stranger: 'Hello, send me the authorization code instead.',
  },
} as const;
