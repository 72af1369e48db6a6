import { getMerchant } from '@comptoir/contract/base/merchants';
import { addCustomer, listCustomers } from '@comptoir/contract/sales/customers';
import { createEstimate, getEstimate, saveRevision } from '@comptoir/contract/sales/estimates';
import { SAMPLE_ESTIMATE } from '@comptoir/domain/sales/estimates/sample-estimate';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import './estimate-page.tsx';
import '../../../shared/customers/new-customer.tsx';
import { aCustomer, anEstimate, aRevision } from '../../../../test/estimates.ts';
import { aCompleteMerchant, id } from '../../../../test/factories.ts';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { uiFr } from '../../../ui/ui.fr.ts';

beforeEach(() => {
  answer(getMerchant, aCompleteMerchant({ isTraiteur: true }));
  answer(listCustomers, { items: [aCustomer()], nextCursor: null });
});

const NEXT_YEAR = `${new Date().getFullYear() + 1}-06-20`;
const draft = (name: string, version = 3) =>
  anEstimate({
    revisions: [
      aRevision({
        version,
        content: {
          ...structuredClone(SAMPLE_ESTIMATE as never as ReturnType<typeof aRevision>['content']),
          occasion: { ...SAMPLE_ESTIMATE.occasion, name },
          validUntil: NEXT_YEAR,
        },
      }),
    ],
  });
const openDraft = (language: 'fr' | 'en' = 'fr') => renderApp(`/sales/estimates/${id(81)}/edit`, { language });
const preview = async () => within(await screen.findByRole('figure', { name: /document/ }));
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');

it.each([
  ['fr', 'Enregistrer l’ébauche', 'Ce champ est obligatoire'],
  ['en', 'Save the draft', 'This field is required'],
] as const)(
  'an empty estimate is not sent: what is missing is said at its fields (%s)',
  async (language, save, words) => {
    const made = answer(createEstimate, anEstimate());
    const { user } = await renderApp('/sales/estimates/new', { language });
    await user.click(await screen.findByRole('button', { name: save }));
    expect(screen.getAllByText(words)).toHaveLength(8);
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /estimate is for|Client/ }));
    expect(made).toEqual([]);
  },
);

it('a customer is added in place, and the document is in that customer’s language', async () => {
  answer(addCustomer, aCustomer({ id: id(72), name: 'Ann Smith', company: '', language: 'en' }));
  const { user } = await renderApp('/sales/estimates/new');
  await user.click(await screen.findByRole('button', { name: 'Ajouter un client' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText(/^Nom/), 'Ann Smith');
  await user.click(dialog.getByRole('button', { name: 'Ajouter' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const document = await preview();
  expect(await document.findByText(/Ann Smith/)).toBeDefined();
  expect(document.getByText('Estimate')).toBeDefined();
});

it('the document follows what is typed, to the cent, and the balance with it', async () => {
  answer(getEstimate, draft('Mariage'));
  const { user } = await openDraft();
  const persons = await screen.findByLabelText(/Nombre de personnes/);
  const document = await preview();
  expect(plain((await document.findByText('Total')).parentElement?.textContent)).toContain('1 246,19 $');
  await user.clear(persons);
  await user.type(persons, '100');
  expect(plain(document.getByText('Total').parentElement?.textContent)).toContain('2 991,51 $');
  expect(plain(screen.getByText('Solde', { selector: 'p' }).textContent)).toContain('1 943,63 $');
});

it('a new one of a caterer who is not registered for GST charges none, and its document says so', async () => {
  answer(getMerchant, aCompleteMerchant({ isTraiteur: true, gst_number: '000000000RT0000' }));
  const { user } = await renderApp('/sales/estimates/new');
  await user.type(await screen.findByLabelText(/^Désignation/), 'Buffet');
  await user.type(screen.getByLabelText(/^Prix unitaire/), '100');
  const document = await preview();
  expect(await document.findByText('Non inscrit à la TPS')).toBeDefined();
  expect(plain(document.getByText('Total').parentElement?.textContent)).toContain('109,98 $');
});

it('lines are added, moved and removed, and the focus goes along', async () => {
  answer(getEstimate, draft('Mariage'));
  const { user } = await openDraft();
  const names = () => screen.getAllByLabelText<HTMLInputElement>(/^Désignation/).map(({ value }) => value);
  await user.click(await screen.findByRole('button', { name: 'Descendre\u00A0: Buffet froid' }));
  expect(names()).toEqual(['Location de nappes', 'Buffet froid']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Monter\u00A0: Buffet froid');
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['Buffet froid', 'Location de nappes']);
  await user.click(screen.getByRole('button', { name: 'Ajouter un article' }));
  expect(names()).toEqual(['Buffet froid', 'Location de nappes', '']);
  expect(document.activeElement).toBe(screen.getAllByLabelText(/^Désignation/)[2]);
  await user.click(screen.getByRole('button', { name: 'Retirer\u00A0: Buffet froid' }));
  expect(names()).toEqual(['Location de nappes', '']);
  expect(document.activeElement).toBe(screen.getAllByLabelText(/^Désignation/)[0]);
});

it('drinks that come with a line are added, checked, shown on the document and removed, and the focus goes along', async () => {
  answer(getEstimate, draft('Mariage'));
  const saved = answer(saveRevision, draft('Mariage'));
  const { user } = await openDraft();
  const [group] = await screen.findAllByRole('group', { name: 'Boissons comprises' });
  if (!group) throw new Error('each line has its drinks');
  const drinks = within(group);
  const add = drinks.getByRole('button', { name: 'Ajouter une boisson comprise' });
  await user.click(add);
  expect(document.activeElement).toBe(drinks.getByLabelText(/^Nombre/));
  await user.clear(drinks.getByLabelText(/^Nombre/));
  await user.type(drinks.getByLabelText(/^Nombre/), '0');
  await user.type(drinks.getByLabelText(/^Boisson/), 'Verre de vin');
  await user.click(screen.getByRole('button', { name: 'Enregistrer l’ébauche' }));
  expect(drinks.getByText('Un nombre entier, de 1 à 999')).toBeDefined();
  expect(saved).toEqual([]);
  await user.clear(drinks.getByLabelText(/^Nombre/));
  await user.type(drinks.getByLabelText(/^Nombre/), '2');
  const shown = await preview();
  expect(plain(shown.getByText(/boissons comprises/).textContent)).toContain(
    '2 boissons comprises avec chacun : 2 Verre de vin',
  );
  await user.click(add);
  await user.click(drinks.getByRole('button', { name: 'Retirer la boisson 2' }));
  await user.click(screen.getByRole('button', { name: 'Enregistrer l’ébauche' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({
    body: { content: { items: [{ drinks: [{ description: 'Verre de vin', quantity: 2 }] }, {}] } },
  });
});

it('the last drink leaves the focus where one is added, and six are enough', async () => {
  answer(getEstimate, draft('Mariage'));
  const { user } = await openDraft();
  const [group] = await screen.findAllByRole('group', { name: 'Boissons comprises' });
  const drinks = within(group ?? document.body);
  const add = drinks.getByRole('button', { name: 'Ajouter une boisson comprise' });
  await user.click(add);
  await user.click(drinks.getByRole('button', { name: 'Retirer la boisson 1' }));
  expect(document.activeElement).toBe(add);
  for (let count = 0; count < 6; count += 1) await user.click(add);
  expect(drinks.getAllByLabelText(/^Boisson/)).toHaveLength(6);
  expect(add.getAttribute('aria-disabled')).toBe('true');
});

it('instalments are added and removed, and the focus goes along', async () => {
  answer(getEstimate, draft('Mariage'));
  const { user } = await openDraft();
  const add = await screen.findByRole('button', { name: 'Ajouter un versement' });
  const dayOf = (place: number) => screen.getByLabelText(new RegExp(`^Versement ${place}.: jour`));
  const remove = (place: number) => screen.getByRole('button', { name: `Retirer\u00A0: Versement ${place}` });
  await user.click(add);
  expect(document.activeElement).toBe(dayOf(2));
  await user.click(remove(2));
  expect(document.activeElement).toBe(dayOf(1));
  await user.click(remove(1));
  expect(document.activeElement).toBe(add);
});

it('payments that come to more than the total are said at once, and not sent', async () => {
  answer(getEstimate, draft('Mariage'));
  const saved = answer(saveRevision, draft('Mariage'));
  const { user } = await openDraft();
  const deposit = await screen.findByLabelText(/Acompte à l’acceptation.*pourcentage/);
  await user.clear(deposit);
  await user.type(deposit, '100');
  expect(screen.getByText(/dépassent le total/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Enregistrer l’ébauche' }));
  expect(document.activeElement).toBe(deposit);
  expect(saved).toEqual([]);
});

it('a draft is saved over the version that was read, and leads to its page', async () => {
  answer(getEstimate, draft('Mariage'));
  const saved = answer(saveRevision, draft('Noces'));
  const { user, address } = await openDraft();
  const name = await screen.findByLabelText(/Nom de l’événement/);
  await user.clear(name);
  await user.type(name, 'Noces');
  await user.click(screen.getByRole('button', { name: 'Enregistrer l’ébauche' }));
  await waitFor(() => expect(address()).toBe(`/sales/estimates/${id(81)}`));
  expect(saved[0]?.body).toMatchObject({ version: 3, content: { occasion: { name: 'Noces' }, persons: 40 } });
});

it('what someone else saved meanwhile is offered, and taken over when asked for', async () => {
  answer(getEstimate, draft('Mariage'));
  refuse(saveRevision, 'estimate-changed-meanwhile');
  const { user } = await openDraft();
  await user.type(await screen.findByLabelText(/Nom de l’événement/), ' à moi');
  answer(getEstimate, draft('Leur mariage', 4));
  await user.click(screen.getByRole('button', { name: 'Enregistrer l’ébauche' }));
  const load = await screen.findByRole('button', { name: 'Charger l’autre version' });
  expect(screen.getByLabelText<HTMLInputElement>(/Nom de l’événement/).value).toBe('Mariage à moi');
  await user.click(load);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/Nom de l’événement/).value).toBe('Leur mariage'));
  expect(screen.queryByRole('button', { name: 'Charger l’autre version' })).toBeNull();
});

it('what the server refuses of a field is said there', async () => {
  answer(getEstimate, draft('Mariage'));
  refuse(saveRevision, 'validation-failed', { fields: [{ path: 'content.items.1.description', rule: 'required' }] });
  const { user } = await openDraft();
  await user.click(await screen.findByRole('button', { name: 'Enregistrer l’ébauche' }));
  expect(await screen.findByText('Ce champ est obligatoire')).toBeDefined();
  expect(document.activeElement).toBe(screen.getAllByLabelText(/^Désignation/)[1]);
});

it('leaving with something unsaved is asked', async () => {
  answer(getEstimate, draft('Mariage'));
  const { user, address } = await openDraft();
  await user.type(await screen.findByLabelText(/Nom de l’événement/), '!');
  await user.click(screen.getByRole('link', { name: 'Retour à l’estimation' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Quitter sans enregistrer?' }));
  expect(address()).toContain('/edit');
  await user.click(dialog.getByRole('button', { name: 'Quitter sans enregistrer' }));
  await waitFor(() => expect(address()).toBe(`/sales/estimates/${id(81)}`));
});

it.each([
  ['fr', /après l’événement/],
  ['en', /accepted after the event/],
] as const)('what would make no sense to a customer is said while it is written (%s)', async (language, words) => {
  answer(getEstimate, draft('Noces'));
  const { user } = await openDraft(language);
  const name = await screen.findByDisplayValue('Noces');
  expect(screen.queryByText(words)).toBeNull();
  await user.type(name, ' d’or');
  // the sample may be answered long after its event
  expect(await screen.findByText(words)).toBeDefined();
});

it('what is typed is there again after the page was loaded again, with its customer, until it was saved', async () => {
  answer(getEstimate, anEstimate());
  const first = await renderApp('/sales/estimates/new');
  await first.user.type(await screen.findByRole('combobox', { name: /Client/ }), 'a');
  await first.user.click(await screen.findByRole('option', { name: new RegExp(aCustomer().name) }));
  await first.user.type(screen.getByLabelText(/Nom de l’événement/), 'Noces d’or');
  cleanup();
  const { user } = await renderApp('/sales/estimates/new');
  expect(await screen.findByDisplayValue('Noces d’or')).toBeDefined();
  expect(await (await preview()).findByText(new RegExp(aCustomer().name))).toBeDefined();
  await user.click(screen.getByRole('button', { name: uiFr.restored.forget }));
  expect(screen.queryByDisplayValue('Noces d’or')).toBeNull();
});
