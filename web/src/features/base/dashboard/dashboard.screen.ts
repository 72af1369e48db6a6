import { can } from '../../../shared/access/permission.ts';
import { latestLogsQuery } from '../../../shared/queries/base.ts';
import {
  progressQuery,
  releaseNotesQuery,
  releaseNotesSeenQuery,
  transmissionHealthQuery,
} from '../../../shared/queries/help.ts';
import { subscriptionQuery } from '../../../shared/queries/money.ts';
import { taxCheckQuery } from '../../../shared/queries/provider.ts';
import { devicesQuery } from '../../../shared/queries/sales.ts';
import { screen } from '../../../shared/screens/screen.ts';
import { HomeIcon } from '../../../ui/icons.tsx';

export const dashboard = screen({
  path: '/dashboard',
  access: 'read-bills',
  group: 'sales',
  Icon: HomeIcon,
  texts: [
    'dashboard',
    'planPrice',
    'devicesSection',
    'latestEntries',
    'appointment',
    'progress',
    'provider',
    'sendWaiting',
  ],
  firstQueries: ({ scope, language }) => [
    ...(can('read-logs')
      ? [
          progressQuery(scope),
          transmissionHealthQuery(scope),
          devicesQuery(scope),
          latestLogsQuery(scope),
          taxCheckQuery(scope),
        ]
      : []),
    can('read-subscription') && subscriptionQuery(scope),
    releaseNotesQuery(language),
    releaseNotesSeenQuery(),
  ],
  page: () => import('./dashboard-page.tsx'),
});
