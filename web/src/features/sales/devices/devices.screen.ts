import { devicesQuery } from '../../../shared/queries/sales.ts';
import { screen } from '../../../shared/screens/screen.ts';
import { DeviceIcon } from '../../../ui/icons.tsx';

export const devices = screen({
  path: '/devices',
  access: 'list-devices',
  group: 'sales',
  Icon: DeviceIcon,
  texts: ['devices', 'progress'],
  firstQueries: ({ scope }) => [devicesQuery(scope)],
  page: () => import('./devices-page.tsx'),
});
