import { changeIncident, getIncident, listIncidents, recordIncident } from '@comptoir/contract/base/incidents';
import type { IncidentDetails } from '@comptoir/contract/base/incidents';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aToken, id } from '../../../../test/factories.ts';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';

const token = aToken({ role: 'admin', merchantId: null, email: 'admin@comptoir.test' });
const content = {
  circumstances: 'Une liste au mauvais partenaire',
  information: 'Noms',
  happenedFrom: '2026-06-18',
  happenedUntil: null,
  discoveredOn: '2026-06-19',
  peopleCount: null,
  isSerious: true,
  riskReasons: 'Aucune',
  authorityNotifiedOn: null,
  peopleNotifiedOn: null,
  measures: 'Portail',
};
const written = { content, writtenAt: '2026-06-20T17:45:00.000Z', writtenBy: 'Alex Gagnon' };
const incident: IncidentDetails = {
  id: id(80),
  number: 3,
  revision: 1,
  ...written,
  keptUntil: '2031-06-19',
  revisions: [{ revision: 1, ...written }],
};
const { revisions: _, ...view } = incident;

it.each([
  ['fr', 'Incident no 3', 'Mesures prises', 'Enregistrer', 'Inconnu'],
  ['en', 'Incident no. 3', 'Measures taken', 'Save', 'Unknown'],
] as const)(
  'lists the register and writes an incident once more (%s)',
  async (language, name, measures, save, unknown) => {
    answer(listIncidents, { items: [view], nextCursor: null });
    answer(getIncident, incident);
    const sent = answer(changeIncident, { ...incident, revision: 2 });
    const { user } = await renderApp('/gestion/incidents', { language, token });
    expect(await screen.findByText(unknown)).toBeDefined();
    await user.click(screen.getByRole('link', { name }));
    const dialog = await screen.findByRole('dialog', { name });
    expect(await within(dialog).findByText(/Alex Gagnon/)).toBeDefined();
    await user.type(within(dialog).getByRole('textbox', { name: measures }), ' et formation');
    await user.click(within(dialog).getByRole('button', { name: save }));
    await waitFor(() =>
      expect(sent[0]?.body).toMatchObject({ revision: 1, content: { ...content, measures: 'Portail et formation' } }),
    );
  },
);

it('asks for what is missing, and says which day cannot be', async () => {
  answer(listIncidents, { items: [], nextCursor: null });
  refuse(recordIncident, 'validation-failed', { fields: [{ path: 'content.discoveredOn', rule: 'invalid' }] });
  const { user } = await renderApp('/gestion/incidents', { token });
  expect(await screen.findByText('Aucun incident inscrit')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Inscrire un incident' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
  expect((await within(dialog).findAllByText('Ce champ est obligatoire')).length).toBe(6);
  for (const name of [
    'Ce qui s’est passé, et pourquoi',
    'Renseignements personnels visés',
    /Ce qui plaide/,
    'Mesures prises',
  ])
    await user.type(within(dialog).getByRole('textbox', { name }), 'x');
  await user.type(within(dialog).getByLabelText(/Survenu le/), '2026-06-18');
  await user.type(within(dialog).getByLabelText('Découvert le'), '2026-06-17');
  await user.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
  expect(await within(dialog).findByText('Ce jour est impossible')).toBeDefined();
});

it('says when the register could not be read', async () => {
  refuse(listIncidents, 'internal-error');
  await renderApp('/gestion/incidents', { token });
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
});
