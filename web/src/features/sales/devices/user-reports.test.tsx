import { listDevices } from '@comptoir/contract/sales/devices';
import { getUserReport, getUserReportPdf, listUserReports } from '@comptoir/contract/sales/device-reports';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aCertificate, aDevice, id } from '../../../../test/factories.ts';
import { answer, answerRaw, refuse } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';

const DEVICE = aDevice({ name: 'Comptoir', certificate: aCertificate('valid') });
const MONEY = 'SS=+000000000.00;SF=+000000000.00;SP=+000000000.00;ST=+000000000.00;SA=+000000000.00;SD=+000000000.00';
const DOCUMENT =
  'RT=812345678RT0001;TQ=4071234567TQ0001;UT=Camille Roy;NO=7K2Q-12;MT=+000000005.75;DF=20260620134000;AN=2026;SN=5;SV=3;' +
  `${MONEY};TS=A;SR=2468-1357-9024;CM=Tous;IA=2468-1357-9024;IS=00000000000AB001;VR=1.0.0;DC=20260620080000;` +
  `DR=20260620134503;SI=${'A'.repeat(86)}==;EM=${'A'.repeat(40)};AD=`;

const REPORT = {
  kind: 'user-report' as const,
  id: id(901),
  receivedAt: '2026-06-20T17:45:03Z',
  reportedAt: '20260620134503',
  userName: 'Camille Roy',
  number: '0000123456',
  errors: [],
};

const DECLARED = {
  kind: 'third-party-declaration' as const,
  id: id(902),
  receivedAt: '2026-06-20T17:50:03Z',
  thirdParty: 'Hot-dogs du port',
  reason: 'new' as const,
  number: '0000123457',
  errors: [],
};
const DECLARATION =
  'TQ=1234567890TQ0001;NM=Hot-dogs du port;AD=12, rue du Port, Québec;CP=G1K3Z4;TE=4185550123;PO=;NE=;RA=1;DC=2026-06-20;' +
  `DV=2026-07-01;DE=;BS=Hot-dogs;FR=;MO=2-3;SI=${'A'.repeat(86)}==;EM=${'A'.repeat(40)}`;

const view = {
  report: REPORT,
  document: DOCUMENT,
  tradeName: 'Bistro du Quai',
  addressLines: ['45, rue Saint-Jean'],
  last: { form: 'PAP' as const, psiNoTrans: '7KQ2-M4XD-19TB-Z0RC', psiDatTrans: '20260620134001', errors: [] },
};

beforeEach(() => {
  answer(listDevices, { items: [DEVICE], nextCursor: null });
  answer(getUserReport, view);
  answer(listUserReports, { items: [REPORT], nextCursor: null });
});

async function openReports(language: 'fr' | 'en', entry: string) {
  const { user } = await renderApp('/devices', { language });
  await user.click(await screen.findByRole('button', { name: entry }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

const open = {
  fr: () => openReports('fr', 'Rapports et déclarations'),
  en: () => openReports('en', 'Reports and declarations'),
};

describe('the user reports of a till', () => {
  it.each([
    ['fr', /Par Camille Roy, le 2026-06-20 13:45:03/, 'Afficher le rapport du 2026-06-20 13:45:03'],
    ['en', /By Camille Roy, on 2026-06-20 13:45:03/, 'Show the report of 2026-06-20 13:45:03'],
  ] as const)('are listed, and drawn as the till prints them (%s)', async (language, by, show) => {
    const { user, dialog } = await open[language]();
    expect(await dialog.findByText(by)).toBeDefined();
    expect(dialog.getByText(/0000123456/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: show }));
    expect(await dialog.findByText('DERNIER DOCUMENT')).toBeDefined();
    expect(dialog.getByText('TRANSACTION #7K2Q-12')).toBeDefined();
    expect(dialog.getByText('7KQ2-M4XD-19TB-Z0RC')).toBeDefined();
    expect(dialog.getByText('45, rue Saint-Jean')).toBeDefined();
  });

  it.each([
    [
      'fr',
      'Tiers habituel Hot-dogs du port : nouveau contrat',
      /^Afficher la déclaration/,
      'Code QR de la déclaration',
    ],
    ['en', 'Usual third party Hot-dogs du port: new contract', /^Show the declaration/, 'QR code of the declaration'],
  ] as const)(
    'stand with the third parties that it has declared, drawn alike (%s)',
    async (language, line, show, qr) => {
      answer(listUserReports, { items: [DECLARED, REPORT], nextCursor: null });
      answer(getUserReport, { ...view, report: DECLARED, document: DECLARATION, last: null });
      const { user, dialog } = await open[language]();
      expect(await dialog.findByText(line)).toBeDefined();
      await user.click(dialog.getByRole('button', { name: show }));
      expect(await dialog.findByText('DÉCLARATION D’UN TIERS HABITUEL')).toBeDefined();
      expect(dialog.getByText('0000123457')).toBeDefined();
      expect(dialog.getByText(qr)).toBeDefined();
    },
  );

  it('say why the authority refused one', async () => {
    const message = 'NOTVQ inconnu';
    const error = { id: 'JW00B999007E', codRetour: '14', message, explanation: null, merchantField: null };
    answer(listUserReports, { items: [{ ...REPORT, number: null, errors: [error] }], nextCursor: null });
    const { dialog } = await open.en();
    expect(await dialog.findByText('Refused by Revenu Québec')).toBeDefined();
    expect(dialog.getByText(message)).toBeDefined();
  });

  it('open as PDF', async () => {
    const tab = { location: { replace: vi.fn<(address: string) => void>() }, close: vi.fn<() => void>() };
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const pdf = new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
    answerRaw({ ...getUserReportPdf, path: `/devices/${DEVICE.id}/user-reports/${REPORT.id}/pdf` }, () => pdf);
    const { user, dialog } = await open.en();
    await user.click(await dialog.findByRole('button', { name: /^Show the report/ }));
    await user.click(await dialog.findByRole('button', { name: 'Open the PDF' }));
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(expect.stringMatching(/^blob:/)));
  });

  it('are none before the first, and say so', async () => {
    answer(listUserReports, { items: [], nextCursor: null });
    const { dialog } = await open.en();
    expect(await dialog.findByText(/has shown no report yet/)).toBeDefined();
  });

  it('that cannot be loaded say so', async () => {
    refuse(listUserReports, 'internal-error');
    const { dialog } = await open.en();
    expect(await dialog.findByRole('alert')).toBeDefined();
  });
});
