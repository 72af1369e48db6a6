import type { RouteDependencies } from '../../../dependencies.ts';

export type ReportRoutesDeps = Pick<RouteDependencies, 'database' | 'announcements' | 'now' | 'signedIn'>;
