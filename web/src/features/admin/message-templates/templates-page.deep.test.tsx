import {
  createMessageTemplate,
  listMessageTemplates,
  previewMessage,
  retireMessageTemplate,
  updateMessageTemplate,
  type MessagePreview,
  type MessageTemplateView,
} from '@comptoir/contract/people/message-templates';
import { createSelection } from '@comptoir/contract/base/selections';
import { getMerchantBatch, startMerchantBatch } from '@comptoir/contract/people/merchant-batches';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, answerMerchants, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aMerchant, aToken, id } from '../../../../test/factories.ts';

const token = aToken({ role: 'admin', merchantId: null, email: 'admin@comptoir.test' });
const open = (language: 'fr' | 'en' = 'fr', path = '/gestion/messages') => renderApp(path, { language, token });

const aTemplate = (given: Partial<MessageTemplateView> = {}): MessageTemplateView => ({
  id: id(71),
  name: 'Certificat',
  subjectFr: 'Votre certificat, {merchant}',
  subjectEn: 'Your certificate, {merchant}',
  textFr: 'Appelez-nous.',
  textEn: 'Call us.',
  version: 3,
  retiredAt: null,
  changedAt: '2026-06-12T14:00:00.000Z',
  changedBy: 'Camille Roy',
  ...given,
});
const listed = (...items: MessageTemplateView[]) => answer(listMessageTemplates, { items, nextCursor: null });

const PREVIEW: MessagePreview = {
  merchant: null,
  missing: [],
  fr: { subject: 'Votre certificat, Chez Lou', text: 'x', html: '<p>&lt;script&gt;</p>' },
  en: { subject: 'Your certificate, Chez Lou', text: 'x', html: '<p>en</p>' },
};

async function choose(act: string, template = aTemplate()) {
  listed(template);
  const app = await open();
  await app.user.click(await screen.findByRole('button', { name: /^Actions.*Certificat/ }));
  await app.user.click(await screen.findByRole('button', { name: act }));
  return { ...app, dialog: within(await screen.findByRole('dialog')) };
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const WORDS = {
  fr: {
    write: 'Rédiger un modèle',
    fields: ['Objet, en français', 'Message, en français', 'Objet, en anglais', 'Message, en anglais'],
    name: 'Nom',
    save: 'Enregistrer',
    required: 'Ce champ est obligatoire',
    unknown: '« {prenom} » n’est pas un champ à remplir. Prenez-en un dans la liste ou enlevez les accolades.',
    preview: 'Aperçu',
    frame: 'Aperçu en français',
    changed: 'Le texte a changé depuis cet aperçu.',
    used: 'En usage',
    retired: 'Retiré',
  },
  en: {
    write: 'Write a template',
    fields: ['Subject, in French', 'Message, in French', 'Subject, in English', 'Message, in English'],
    name: 'Name',
    save: 'Save',
    required: 'This field is required',
    unknown: '“{prenom}” is not a placeholder. Choose one from the list, or leave out the braces.',
    preview: 'Preview',
    frame: 'Preview in French',
    changed: 'The words have changed since this preview.',
    used: 'In use',
    retired: 'Retired',
  },
} as const;

describe('the list of templates', () => {
  it.each(['fr', 'en'] as const)('says which are in use, and leaves the others as they are (%s)', async (language) => {
    const words = WORDS[language];
    listed(aTemplate(), aTemplate({ id: id(72), name: 'Ancien', retiredAt: '2026-06-13T14:00:00.000Z' }));
    await open(language);
    const row = within(await screen.findByRole('row', { name: /Certificat/ }));
    for (const word of [words.used, 'Camille Roy']) expect(row.getByText(word)).toBeDefined();
    const old = within(screen.getByRole('row', { name: /Ancien/ }));
    expect(old.getByText(words.retired)).toBeDefined();
    expect(old.queryByRole('button')).toBeNull();
  });

  it('says that there is none, or that it could not be loaded', async () => {
    refuse(listMessageTemplates, 'internal-error');
    const { user } = await open();
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    listed();
    await user.click(retry);
    expect(await screen.findByText('Aucun modèle')).toBeDefined();
  });
});

describe('a template', () => {
  it.each(['fr', 'en'] as const)(
    'is written in both languages, names what it cannot fill, and is previewed as the server renders it (%s)',
    async (language) => {
      const words = WORDS[language];
      const received = answer(createMessageTemplate, aTemplate());
      const previewed = answer(previewMessage, PREVIEW);
      const { user } = await open(language);
      await user.click(await screen.findByRole('button', { name: words.write }));
      const dialog = within(await screen.findByRole('dialog'));
      await user.click(dialog.getByRole('button', { name: words.preview }));
      expect(await dialog.findAllByText(words.required)).toHaveLength(4);
      for (const label of words.fields) await user.type(dialog.getByLabelText(label), 'À {{prenom}');
      await user.click(dialog.getByRole('button', { name: words.save }));
      expect(await dialog.findAllByText(words.unknown)).toHaveLength(4);
      expect(await dialog.findByText(words.required)).toBeDefined();
      expect([previewed, received]).toEqual([[], []]);
      for (const label of words.fields) {
        await user.clear(dialog.getByLabelText(label));
        await user.type(dialog.getByLabelText(label), '{{merchant}');
      }
      await user.click(dialog.getByRole('button', { name: words.preview }));
      const frame = await dialog.findByTitle(words.frame);
      expect(frame.getAttribute('srcdoc')).toBe(PREVIEW.fr.html);
      expect(frame.getAttribute('sandbox')).toBe('');
      expect(dialog.getByText(PREVIEW.en.subject)).toBeDefined();
      const texts = { subjectFr: '{merchant}', textFr: '{merchant}', subjectEn: '{merchant}', textEn: '{merchant}' };
      expect(previewed[0]?.body).toEqual({ ...texts, as: { whose: 'sample' } });
      await user.type(dialog.getByLabelText(words.fields[0]), '!');
      expect(dialog.getByText(words.changed)).toBeDefined();
      await user.type(dialog.getByLabelText(words.name), 'Bienvenue');
      await user.click(dialog.getByRole('button', { name: words.save }));
      await isClosed();
      expect(received[0]?.body).toEqual({ ...texts, name: 'Bienvenue', subjectFr: '{merchant}!' });
    },
  );

  it('is changed as it was read, unless another was quicker or its name is taken', async () => {
    refuse(updateMessageTemplate, 'validation-failed', { fields: [{ path: 'name', rule: 'name-taken' }] });
    const { user, dialog } = await choose('Modifier');
    const save = () => user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await save();
    expect(await dialog.findByText('Un autre modèle porte ce nom.')).toBeDefined();
    refuse(updateMessageTemplate, 'message-template-changed-meanwhile');
    await save();
    expect(await dialog.findByText(/^Quelqu’un d’autre a modifié ce modèle/)).toBeDefined();
    const received = answer(updateMessageTemplate, aTemplate());
    await save();
    await isClosed();
    expect(received[0]?.body).toMatchObject({ version: 3, name: 'Certificat', textEn: 'Call us.' });
  });

  it('is retired as it was read', async () => {
    const received = answer(retireMessageTemplate, aTemplate());
    const { user, dialog } = await choose('Retirer');
    expect(screen.getByRole('dialog', { name: /^Retirer «.Certificat.»$/ })).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Retirer' }));
    await isClosed();
    expect(received[0]?.body).toEqual({ version: 3 });
    expect(await screen.findByText(/^Le modèle .*Certificat.* est retiré\.$/)).toBeDefined();
    expect(screen.queryByText('Créé avec succès')).toBeNull();
  });
});

describe('words written by hand', () => {
  const NAMES = {
    fr: {
      row: 'Sélectionner Café 1',
      write: 'Écrire aux propriétaires',
      begin: 'Commencer par un modèle',
      none: 'Aucun modèle',
    },
    en: { row: 'Select Café 1', write: 'Write to the owners', begin: 'Start from a template', none: 'No template' },
  } as const;
  const ASKED = {
    fr: { asks: /«\s?Ouverture\s?» remplacerait/, keep: 'Garder mon texte', replace: 'Remplacer' },
    en: { asks: /“Ouverture” would replace/, keep: 'Keep what I wrote', replace: 'Replace' },
  } as const;
  async function write(language: 'fr' | 'en') {
    const words = { ...WORDS[language], ...NAMES[language], ...ASKED[language] };
    listed(aTemplate(), aTemplate({ id: id(73), name: 'Ouverture', textFr: 'Bienvenue.' }));
    answerMerchants([aMerchant({ id: id(1), company_name: 'Café 1' })]);
    answer(createSelection, { id: id(8), count: 1, first: ['Café 1'], expiresAt: '2026-06-20T14:45:03.000Z' });
    const { user } = await open(language, '/admin/merchantlist');
    await user.click(await screen.findByRole('checkbox', { name: words.row }));
    await user.click(screen.getByRole('button', { name: words.write }));
    const dialog = within(await screen.findByRole('dialog'));
    const choice = await dialog.findByRole<HTMLSelectElement>('combobox', { name: words.begin });
    const text = () => dialog.getByLabelText<HTMLTextAreaElement>(words.fields[1]);
    const chosen = () => choice.selectedOptions[0]?.textContent;
    return { words, user, dialog, choice, text, chosen };
  }

  it.each(['fr', 'en'] as const)('stay until it is said that a template replaces them (%s)', async (language) => {
    const { words, user, dialog, choice, text, chosen } = await write(language);
    await user.type(text(), 'Fermé lundi.');
    await user.selectOptions(choice, 'Ouverture');
    expect(dialog.getByText(words.asks)).toBeDefined();
    expect(text().value).toBe('Fermé lundi.');
    await user.click(dialog.getByRole('button', { name: words.keep }));
    expect([text().value, chosen(), document.activeElement]).toEqual(['Fermé lundi.', words.none, choice]);
    expect(dialog.queryByText(words.asks)).toBeNull();
    await user.selectOptions(choice, 'Ouverture');
    await user.click(dialog.getByRole('button', { name: words.replace }));
    expect([text().value, chosen(), document.activeElement]).toEqual(['Bienvenue.', 'Ouverture', choice]);
  });

  it('stay without a template, of which untouched words go', async () => {
    const { words, user, choice, text, chosen } = await write('fr');
    await user.selectOptions(choice, 'Certificat');
    await user.selectOptions(choice, words.none);
    expect(text().value).toBe('');
    await user.selectOptions(choice, 'Certificat');
    await user.selectOptions(choice, 'Ouverture');
    expect(text().value).toBe('Bienvenue.');
    await user.type(text(), ' À lundi.');
    await user.selectOptions(choice, words.none);
    expect([text().value, chosen()]).toEqual(['Bienvenue. À lundi.', words.none]);
  });
});

it('a message to many begins from a template, and shows the first of them what it lacks', async () => {
  listed(aTemplate(), aTemplate({ id: id(72), name: 'Ancien', retiredAt: '2026-06-13T14:00:00.000Z' }));
  answerMerchants([aMerchant({ id: id(1), company_name: 'Café 1' })]);
  answer(createSelection, { id: id(8), count: 1, first: ['Café 1'], expiresAt: '2026-06-20T14:45:03.000Z' });
  const previewed = answer(previewMessage, { ...PREVIEW, merchant: 'Café 1', missing: ['fileNumber'] });
  const started = answer(startMerchantBatch, {
    id: id(9),
    action: 'message',
    about: 'Votre certificat',
    askedBy: 'Alex Roy',
    askedAt: '2026-06-20T13:45:03.000Z',
    endedAt: null,
    state: 'running',
    counts: { all: 1, waiting: 1, done: 0, unchanged: 0, refused: 0, failed: 0, cancelled: 0 },
  });
  refuse(getMerchantBatch, 'not-found');
  const { user } = await open('fr', '/admin/merchantlist');
  await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Café 1' }));
  await user.click(screen.getByRole('button', { name: 'Écrire aux propriétaires' }));
  const dialog = within(await screen.findByRole('dialog'));
  const choice = await dialog.findByRole('combobox', { name: 'Commencer par un modèle' });
  expect(within(choice).queryByText('Ancien')).toBeNull();
  await user.selectOptions(choice, 'Certificat');
  await user.type(dialog.getByLabelText('Objet, en français'), '!');
  await user.click(dialog.getByRole('button', { name: 'Aperçu' }));
  expect(await dialog.findByText('Tel que Café 1 le recevra')).toBeDefined();
  expect(dialog.getByText(/pas de valeur pour \{fileNumber\}/)).toBeDefined();
  expect(previewed[0]?.body).toMatchObject({ as: { whose: 'selection', selectionId: id(8) } });
  await user.click(dialog.getByRole('button', { name: 'Écrire à 1 commerçant' }));
  await waitFor(() =>
    expect(started[0]?.body).toMatchObject({
      subject: { fr: 'Votre certificat, {merchant}!', en: 'Your certificate, {merchant}' },
      text: { fr: 'Appelez-nous.', en: 'Call us.' },
    }),
  );
});
