import { can } from '../../../shared/access/permission.ts';
import { merchantPageQueries, readMerchantsSearch } from '../../../shared/merchants/read-merchants-search.ts';
import { latestLogsQuery, supportActsQuery } from '../../../shared/queries/base.ts';
import { notesQuery, transmissionHealthQuery } from '../../../shared/queries/help.ts';
import { invoicesQuery, subscriptionQuery } from '../../../shared/queries/money.ts';
import { contactsQuery } from '../../../shared/queries/people.ts';
import { devicesQuery } from '../../../shared/queries/sales.ts';
import { screen } from '../../../shared/screens/screen.ts';
import { ShopIcon } from '../../../ui/icons.tsx';

export const merchantlist = screen({
  path: '/admin/merchantlist',
  access: 'use-administration',
  group: 'administration',
  Icon: ShopIcon,
  search: readMerchantsSearch,
  texts: ['merchantList', 'merchantSummary', 'merchantViews', 'merchantBatches', 'messageWords', 'impersonation'],
  firstQueries: ({ search }) => merchantPageQueries(search),
  page: () => import('./merchant-list-page.tsx'),
});

export const merchantDetails = screen({
  path: '/admin/merchant',
  access: 'list-merchants',
  texts: [
    'merchantDetails',
    'mailFailures',
    'planPrice',
    'merchantList',
    'impersonation',
    'devicesSection',
    'latestEntries',
    'invoiceWords',
    'people',
    'appointment',
    'sendWaiting',
  ],
  firstQueries: ({ scope, scope: { merchantId = '' } }) => [
    transmissionHealthQuery(scope),
    subscriptionQuery(scope),
    invoicesQuery(scope, { unpaid: true }),
    devicesQuery(scope),
    latestLogsQuery(scope),
    notesQuery(merchantId),
    contactsQuery(scope),
    can('read-audit') && supportActsQuery(merchantId),
  ],
  page: () => import('./merchant-details-page.tsx'),
});
