import { readFilters } from '../../../shared/lists/list-search.ts';
import { merchantPageQueries, readMerchantsSearch } from '../../../shared/merchants/read-merchants-search.ts';
import { lookedAt } from '../../../shared/queries/looked-at.ts';
import { partnerQuery, partnerStandingsQuery } from '../../../shared/queries/people.ts';
import { wantedPartners } from '../../../shared/queries/wanted-partners.ts';
import { screen } from '../../../shared/screens/screen.ts';
import { HandshakeIcon, OverviewIcon, ShopIcon } from '../../../ui/icons.tsx';

export const partnerlist = screen({
  path: '/admin/partner',
  access: 'list-partners',
  group: 'administration',
  Icon: HandshakeIcon,
  search: readFilters({}),
  texts: ['partnerList'],
  firstQueries: ({ search }) => [partnerStandingsQuery(wantedPartners(search).wanted)],
  page: () => import('./partner-list-page.tsx'),
});

export const partnerDetails = screen({
  path: '/partner/$idPartner/',
  access: 'read-partner',
  group: 'partner',
  Icon: ShopIcon,
  search: readMerchantsSearch,
  texts: [
    'partner',
    'impersonation',
    'merchantList',
    'merchantSummary',
    'merchantViews',
    'people',
    'progress',
    'reportControls',
  ],
  firstQueries: ({ search, params: { idPartner = '' } }) => [
    partnerQuery(idPartner),
    ...merchantPageQueries(search, { partners: [idPartner] }),
  ],
  page: () => import('./partner-details-page.tsx'),
});

export const partnerDashboard = screen({
  path: '/partner/$idPartner/dashboard',
  access: 'read-partner',
  group: 'partner',
  Icon: OverviewIcon,
  search: readMerchantsSearch,
  texts: ['partner', 'impersonation', 'merchantSummary', 'overview'],
  firstQueries: ({ search, params: { idPartner = '' } }) => [partnerQuery(idPartner, lookedAt(search))],
  page: () => import('./partner-dashboard-page.tsx'),
});
