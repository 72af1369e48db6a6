import { getCertification, setTestCase, type CertificationView } from '@comptoir/contract/sales/certification';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aToken } from '../../../../test/factories.ts';

const token = aToken({ role: 'admin', merchantId: null, email: 'admin@comptoir.test' });
const open = (language: 'fr' | 'en' = 'fr') => renderApp('/gestion/certification', { language, token });

const CERTIFICATION: CertificationView = {
  environment: 'ESSAI',
  isRun: true,
  testCase: '510.002',
  replies: [
    {
      id: '019aa000-0000-7000-8000-000000000001',
      answeredAt: '2026-06-15T14:00:00Z',
      request: 'transaction',
      deviceNumber: '1111-2222-3333',
      testCase: '510.001',
      nextCase: '510.002',
      httpStatus: 400,
      errors: [{ id: 'JW00B999523E', codRetour: '96' }],
    },
  ],
};

describe('the certification', () => {
  it.each([
    ['fr', 'Cas d’essai du prochain envoi', 'Avec erreurs', 'Environnement : ESSAI'],
    ['en', 'Test case of the next request', 'With errors', 'Environment: ESSAI'],
  ] as const)('shows the case and what was answered (%s)', async (language, label, result, environment) => {
    answer(getCertification, CERTIFICATION);
    await open(language);
    expect(await screen.findByLabelText(label)).toHaveProperty('value', '510.002');
    expect(screen.getByText(environment)).toBeDefined();
    const row = within(screen.getByRole('table')).getAllByRole('row')[1];
    if (!row) throw new Error('no row');
    for (const words of ['510.001', '1111-2222-3333', result, 'JW00B999523E[96]', '510.002'])
      expect(within(row).getByText(words)).toBeDefined();
  });

  it('takes another case, and none', async () => {
    answer(getCertification, { ...CERTIFICATION, testCase: null, replies: [] });
    const received = answer(setTestCase, ({ body }) => body);
    const { user } = await open();
    expect(await screen.findByText(/Aucun cas n’est choisi/)).toBeDefined();
    expect(screen.getByText('Aucune réponse')).toBeDefined();
    const field = screen.getByLabelText('Cas d’essai du prochain envoi');
    const save = screen.getByRole('button', { name: 'Utiliser ce cas' });
    await user.type(field, '51');
    await user.click(save);
    expect(await screen.findByText('Le cas d’essai doit être valide')).toBeDefined();
    await user.type(field, '1.000');
    await user.click(save);
    await waitFor(() => expect(received.map(({ body }) => body)).toEqual([{ testCase: '511.000' }]));
    await user.clear(field);
    await user.click(save);
    await waitFor(() => expect(received.at(-1)?.body).toEqual({ testCase: null }));
  });

  it('says why a case could not be chosen', async () => {
    answer(getCertification, CERTIFICATION);
    refuse(setTestCase, 'no-certification');
    const { user } = await open('en');
    await user.click(await screen.findByRole('button', { name: 'Use this case' }));
    expect(await screen.findByText(/No certification is run here/)).toBeDefined();
  });

  it('says when it is complete', async () => {
    answer(getCertification, { ...CERTIFICATION, testCase: '999.999' });
    await open();
    expect(await screen.findByText(/la certification est terminée/)).toBeDefined();
  });

  it('has a tab where one is run, and says so where none is', async () => {
    answer(getCertification, CERTIFICATION);
    const running = await open();
    expect(await screen.findByRole('link', { name: 'Certification du produit' })).toBeDefined();
    running.unmount();
    answer(getCertification, { ...CERTIFICATION, environment: 'PROD', isRun: false });
    await open();
    expect(await screen.findByText(/Aucune certification n’a lieu dans cet environnement/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Certification du produit' })).toBeNull();
  });
});
