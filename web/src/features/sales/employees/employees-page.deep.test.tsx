import { listDevices } from '@comptoir/contract/sales/devices';
import {
  declareEmployee,
  listEmployees,
  withdrawEmployee,
  type EmployeeView,
} from '@comptoir/contract/sales/employees';
import { getMerchant } from '@comptoir/contract/base/merchants';
import { getPosConnection, refreshPosData } from '@comptoir/contract/provider/pos-connection';
import { getSession } from '@comptoir/contract/base/sessions';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aConnection, anEmployee, anError } from '../../../../test/employees.ts';
import { answer, openStream, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import {
  aCertificate,
  aCompleteMerchant,
  aDevice,
  aSessionView,
  aToken,
  hoursAgo,
  id,
  PARTNER_ID,
} from '../../../../test/factories.ts';

const page = (...items: EmployeeView[]) => ({ items, nextCursor: null });

beforeEach(() => {
  answer(getPosConnection, aConnection());
  answer(getMerchant, aCompleteMerchant());
  answer(listDevices, { items: [aDevice({ certificate: aCertificate('valid') })], nextCursor: null });
});

describe('a list without anybody', () => {
  it.each([
    ['fr', 'none', null, 'Aucun lien avec Clover'],
    ['en', 'not_connected', null, 'No link with Clover'],
    ['fr', 'connected', null, 'Les employés n’ont pas encore été lus'],
    ['en', 'connected', hoursAgo(1), 'No employees yet'],
  ] as const)('says why (%s, %s)', async (language, state, readAt, words) => {
    answer(getPosConnection, aConnection({ state }, { readAt }));
    await renderApp('/employees', { language });
    expect(await screen.findByText(words)).toBeDefined();
    const way = screen.queryByRole('link', { name: /^(Ouvrir|Open) Clover$/ })?.getAttribute('href') ?? '';
    expect(way.startsWith('https://www.clover.com/')).toBe(state !== 'connected');
  });

  it.each([
    ['fr', 'Où créer les employés', /code d’accès à l’appareil/, /Rien de ce que vous faites ici/],
    ['en', 'Where employees are created', /device access code/, /Nothing here changes/],
  ] as const)('shows where they are created and what codes open (%s)', async (language, title, code, nothing) => {
    await renderApp('/employees', { language });
    const section = within(await screen.findByRole('region', { name: title }));
    expect(section.getByText(code)).toBeDefined();
    expect(section.getByText(nothing)).toBeDefined();
  });

  it('says that it could not be loaded, and tries again', async () => {
    refuse(listEmployees, 'internal-error');
    const { user } = await renderApp('/employees');
    expect(await screen.findByText('Le chargement a échoué')).toBeDefined();
    answer(listEmployees, page(anEmployee()));
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Camille Roy')).toBeDefined();
  });
});

describe('an employee', () => {
  it.each([
    ['fr', 'Administrateur', /onglet/],
    ['en', 'Administrator', /tabs/],
  ] as const)('is shown with the role, and no word of tabs that no till has (%s)', async (language, role, tabs) => {
    answer(listEmployees, page(anEmployee({ role: 'admin', seesAllTabs: true })));
    await renderApp('/employees', { language });
    const row = within(await screen.findByRole('row', { name: /Camille Roy/ }));
    expect(row.getByText(role)).toBeDefined();
    expect(screen.queryByText(tabs)).toBeNull();
  });

  it.each([
    ['waiting', 'En attente', 'Waiting', 'info'],
    ['declared', 'Déclaré', 'Declared', 'success'],
    ['refused', 'Refusé', 'Refused', 'error'],
    ['same-name', 'Même nom', 'Same name', 'warning'],
    ['to-withdraw', 'À retirer', 'To be removed', 'warning'],
    ['withdrawn', 'Retiré', 'Removed', 'neutral'],
  ] as const)('is %s by word and by colour', async (state, french, english, tone) => {
    for (const [language, word] of [
      ['fr', french],
      ['en', english],
    ] as const) {
      answer(listEmployees, page(anEmployee({ declaration: { state } })));
      const { unmount } = await renderApp('/employees', { language });
      expect((await screen.findByText(word, { selector: 'span' })).dataset['tone']).toBe(tone);
      unmount();
    }
  });

  it('is shown with the name that the authority knows, where that is another', async () => {
    answer(listEmployees, page(anEmployee({ name: 'Ana “Nana” Roy', declaration: { name: "Ana 'Nana' Roy" } })));
    await renderApp('/employees', { language: 'en' });
    expect(await screen.findByText("As “Ana 'Nana' Roy”")).toBeDefined();
  });

  it.each([
    ['fr', /Une autre personne porte ce nom/],
    ['en', /Someone else has this name/],
  ] as const)('bears someone’s name: what helps is said (%s)', async (language, words) => {
    answer(listEmployees, page(anEmployee({ declaration: { state: 'same-name' } })));
    await renderApp('/employees', { language });
    expect(await screen.findByText(words)).toBeDefined();
  });
});

describe('a refusal', () => {
  const refused = (...errors: ReturnType<typeof anError>[]) =>
    answer(listEmployees, page(anEmployee({ declaration: { state: 'refused', errors } })));

  it.each([
    ['fr', 'Le numéro de TPS est inconnu.', 'Ouvrir les renseignements'],
    ['en', 'The GST number is unknown.', 'Open the merchant information'],
  ] as const)('is explained, with the way to the field that fixes it (%s)', async (language, words, link) => {
    refused(anError());
    await renderApp('/employees', { language });
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByText('JW00B999071E[16]')).toBeDefined();
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/merchant?field=gst_number');
  });

  it('of a name is fixed at the provider’s', async () => {
    refused(anError({ id: 'JW00B999407E', merchantField: null }));
    await renderApp('/employees');
    expect(await screen.findByText(/^Corrigez le nom sur le site de Clover/)).toBeDefined();
  });

  it('that nothing here fixes leads to support, in the authority’s words if there are no others', async () => {
    refused(anError({ id: 'JW00B999777E', codRetour: null, explanation: null, merchantField: null }));
    await renderApp('/employees', { language: 'en' });
    expect(await screen.findByText('NO TPS INCONNU')).toBeDefined();
    expect(screen.getByText('JW00B999777E')).toBeDefined();
    const detail = within(screen.getByText(/^This cannot be fixed here/));
    expect(detail.getByRole('link', { name: 'Contact us' })).toBeDefined();
  });

  it('of a name that cannot be written offers no declaration', async () => {
    answer(listEmployees, page(anEmployee({ name: '王小明', declaration: { state: 'refused', name: '' } })));
    await renderApp('/employees');
    expect(await screen.findByText(/n’accepte aucun des caractères/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Déclarer/ })).toBeNull();
  });
});

describe('declaring', () => {
  it.each([
    ['fr', 'Déclarer Camille Roy maintenant', 'La déclaration de Camille Roy est faite à Revenu Québec'],
    ['en', 'Declare Camille Roy now', 'Camille Roy is declared to Revenu Québec'],
  ] as const)('is done at once (%s)', async (language, button, done) => {
    answer(listEmployees, page(anEmployee({ declaration: { state: 'waiting' } })));
    const { user } = await renderApp('/employees', { language });
    await screen.findByText('Camille Roy');
    const asked = answer(declareEmployee, anEmployee());
    answer(listEmployees, page(anEmployee()));
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(done)).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('button', { name: button })).toBeNull());
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['authority-unavailable', 'Revenu Québec ne répond pas pour le moment.'],
    ['employee-not-declarable', 'Cette personne ne peut pas être déclarée dans son état actuel.'],
    ['device-has-no-certificate', 'Cet appareil n’a pas de certificat.'],
  ] as const)('says why not (%s)', async (code, words) => {
    answer(listEmployees, page(anEmployee({ declaration: { state: 'refused', errors: [anError()] } })));
    refuse(declareEmployee, code);
    const { user } = await renderApp('/employees');
    await user.click(await screen.findByRole('button', { name: /^Déclarer/ }));
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('says when it was refused', async () => {
    const refused = anEmployee({ declaration: { state: 'refused', errors: [anError()] } });
    answer(listEmployees, page(anEmployee({ declaration: { state: 'waiting' } })));
    answer(declareEmployee, refused);
    const { user } = await renderApp('/employees', { language: 'en' });
    await user.click(await screen.findByRole('button', { name: /^Declare/ }));
    expect(await screen.findByText('Revenu Québec refused this declaration.')).toBeDefined();
  });
});

describe('removing', () => {
  it.each([
    [
      'fr',
      'Retirer Camille Roy',
      'Retirer auprès de Revenu Québec',
      /ne travaille plus chez vous\. Plus/,
      /a été retiré/,
    ],
    ['en', 'Remove Camille Roy', 'Remove at Revenu Québec', /no longer works here\. No/, /was removed/],
  ] as const)('is confirmed first (%s)', async (language, button, confirm, consequence, done) => {
    const gone = anEmployee({ leftAt: hoursAgo(30), declaration: { state: 'to-withdraw' } });
    answer(listEmployees, page(gone));
    const { user } = await renderApp('/employees', { language });
    await user.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(consequence)).toBeDefined();
    const asked = answer(withdrawEmployee, { ...gone, declaration: { ...gone.declaration, state: 'withdrawn' } });
    answer(listEmployees, page());
    await user.click(dialog.getByRole('button', { name: confirm }));
    expect(await screen.findByText(done)).toBeDefined();
    expect(asked).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of someone who was renamed says what follows, and why it was not done', async () => {
    answer(
      listEmployees,
      page(anEmployee({ name: 'Jo Roy', declaration: { state: 'to-withdraw', name: 'Jo Gagnon' } })),
    );
    refuse(withdrawEmployee, 'authority-unavailable');
    const { user } = await renderApp('/employees');
    await user.click(await screen.findByRole('button', { name: 'Retirer Jo Gagnon' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Jo Roy.*est déclaré aussitôt après/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: /^Retirer auprès/ }));
    expect(await dialog.findByText('Revenu Québec ne répond pas pour le moment.')).toBeDefined();
  });
});

describe('a user who looks after the merchant', () => {
  it.each([
    ['a partner', { role: 'partner', merchantId: null, partnerId: PARTNER_ID } as const, `?merchantId=${id(1)}`],
    ['someone who acts for them', { impersonateMerchantId: id(1) } as const, ''],
  ])('%s sees everything and does nothing', async (_, claims, query) => {
    const impersonation = { merchantId: id(1), companyName: 'B', reason: 'help', expiresAt: hoursAgo(-0.4) };
    answer(getSession, 'role' in claims ? aSessionView({ ...claims }) : aSessionView({ impersonation }));
    answer(
      listEmployees,
      page(
        anEmployee({ declaration: { state: 'waiting' } }),
        anEmployee({ id: id(71), declaration: { state: 'to-withdraw' } }),
      ),
    );
    await renderApp(`/employees${query}`, { language: 'en', token: aToken(claims) });
    expect(await screen.findByText(/is left to the merchant/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^(Declare|Remove)/ })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
  });
});

describe('what concerns several', () => {
  const waiting = () => answer(listEmployees, page(anEmployee({ declaration: { state: 'waiting' } })));

  it.each([
    ['fr', /^Sans vos numéros de taxes/],
    ['en', /without your tax numbers/],
  ] as const)('is said once: numbers are missing (%s)', async (language, words) => {
    answer(getMerchant, aCompleteMerchant({ qst_number: null }));
    waiting();
    await renderApp('/employees', { language });
    expect(await screen.findByText(words)).toBeDefined();
  });

  it.each([
    ['none', true],
    ['revoked', true],
    ['valid', false],
  ] as const)('is said once: no certificate is in force (%s, linked %s)', async (state, linked) => {
    answer(listDevices, { items: [aDevice({ linked, certificate: aCertificate(state) })], nextCursor: null });
    waiting();
    await renderApp('/employees');
    expect(await screen.findByText(/ait un certificat en vigueur/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Déclarer/ })).toBeNull();
  });

  it('is said once: they wait', async () => {
    waiting();
    await renderApp('/employees', { language: 'en' });
    expect(await screen.findByText(/^One person waits/)).toBeDefined();
  });

  it.each([
    [['gst_number'], /votre numéro de TPS/],
    [['qst_number'], /votre numéro de TVQ/],
    [['gst_number', 'qst_number'], /vos numéros de TVQ et de TPS/],
  ] as const)('is said once: %j is not valid', async (invalid, words) => {
    const declaration = { invalidTaxNumbers: [...invalid] };
    answer(listEmployees, page(anEmployee({ declaration }), anEmployee({ id: id(71), declaration })));
    await renderApp('/employees');
    expect(await screen.findAllByText(words)).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Vérifier le numéro' }).getAttribute('href')).toBe(
      `/merchant?field=${invalid[0]}`,
    );
  });
});

describe('the provider', () => {
  it.each([
    ['fr', 'Synchronisé il y a 30 minutes', 'Actualiser', 'La liste des employés est en cours d’actualisation'],
    ['en', 'Synced 30 minutes ago', 'Refresh', 'The employees are being refreshed'],
  ] as const)('was read, and is read again (%s)', async (language, words, button, asked) => {
    const asks = answer(refreshPosData, aConnection());
    answer(listEmployees, page(anEmployee()));
    const { user } = await renderApp('/employees', { language });
    expect(await screen.findByText(words)).toBeDefined();
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(asked)).toBeDefined();
    expect(asks).toHaveLength(1);
  });

  it('cannot be read again: why is said', async () => {
    refuse(refreshPosData, 'provider-not-connected');
    const { user } = await renderApp('/employees');
    await user.click(await screen.findByRole('button', { name: 'Actualiser' }));
    expect(await screen.findByText('Comptoir n’est pas relié à votre compte chez le fournisseur.')).toBeDefined();
  });

  it.each([
    ['unavailable', /Clover n’a pas répondu/],
    ['refused', /ne laisse pas lire les employés/],
    ['needs-sign-in', /demande une nouvelle connexion/],
  ] as const)('was last %s', async (failure, words) => {
    answer(getPosConnection, aConnection({}, { failure, failedAt: hoursAgo(0.1) }));
    await renderApp('/employees');
    expect(await screen.findByText(words)).toBeDefined();
  });

  it.each([
    ['needs_reauth', /is no longer kept up to date/],
    ['disconnected', /link with Clover has ended/],
  ] as const)('is %s: it cannot be read again from here', async (state, words) => {
    answer(getPosConnection, aConnection({ state }));
    await renderApp('/employees', { language: 'en' });
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull();
  });
});

describe('a staff of 1,001', () => {
  const staff = Array.from({ length: 1001 }, (_, place) => {
    const number = String(place + 1).padStart(4, '0');
    const state = place === 1000 ? ('refused' as const) : ('declared' as const);
    return anEmployee({ id: id(1000 + place), name: `Employé ${number}`, declaration: { state } });
  });

  it('is shown a hundred at a time, searched and narrowed', async () => {
    answer(listEmployees, page(...staff));
    const { user } = await renderApp('/employees');
    expect(await screen.findByText(/^100 sur 1\s001 affichées$/)).toBeDefined();
    expect(screen.queryByText('Employé 0101')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Afficher plus' }));
    expect(await screen.findByText('Employé 0101')).toBeDefined();
    await user.type(screen.getByRole('searchbox', { name: 'Rechercher par nom' }), '0777');
    expect(await screen.findByText('Employé 0777')).toBeDefined();
    // shown, and read out a moment later
    expect(screen.getAllByText('1 employé')[0]).toBeDefined();
    await user.type(screen.getByRole('searchbox', { name: 'Rechercher par nom' }), 'x');
    await user.click(await screen.findByRole('button', { name: 'Afficher tout le monde' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Déclaration' }), 'À examiner');
    expect(await screen.findByText('Employé 1001')).toBeDefined();
  });
});

it('follows what happens elsewhere', async () => {
  const stream = openStream();
  answer(listEmployees, page(anEmployee({ declaration: { state: 'waiting' } })));
  await renderApp('/employees');
  expect(await screen.findByText('En attente', { selector: 'span' })).toBeDefined();
  answer(listEmployees, page(anEmployee()));
  stream.send('activity');
  expect(await screen.findByText('Déclaré', { selector: 'span' })).toBeDefined();
});
