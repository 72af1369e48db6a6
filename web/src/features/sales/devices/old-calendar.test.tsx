import { listDevices, type DeviceView } from '@comptoir/contract/sales/devices';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCertificate, aDevice } from '../../../../test/factories.ts';
import { answer } from '../../../../test/mock-api.ts';
import { renderApp } from '../../../../test/render-app.tsx';

const show = (oldCalendar: DeviceView['oldCalendar'], language: 'fr' | 'en', address = '/devices') => {
  answer(listDevices, { items: [aDevice({ certificate: aCertificate('valid'), oldCalendar })], nextCursor: null });
  return renderApp(address, { language });
};

it.each([
  ['fr', '2026-12-14', /14 décembre 2026/],
  ['en', '2026-12-14', /does not have the change of taxes of December 14, 2026 yet/],
  ['fr', null, /anciens taux/],
  ['en', null, /bills by old tax rates/],
] as const)('a device without the rates of taxes is warned of (%s, from %s)', async (language, neededFrom, words) => {
  await show({ neededFrom }, language);
  expect(await screen.findByText(words)).toBeDefined();
});

it('a device that has them is not', async () => {
  await show(null, 'en');
  await screen.findByText(aDevice().name);
  expect(screen.queryByText(/tax/)).toBeNull();
});

it.each([
  ['fr', /Un changement de taxe manque à 1 appareil/],
  ['en', /1 device lacks a change of taxes/],
] as const)('the first page says so too (%s)', async (language, words) => {
  await show({ neededFrom: null }, language, '/dashboard');
  expect(await screen.findByText(words)).toBeDefined();
});
