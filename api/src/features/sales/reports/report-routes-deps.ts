import type { Announcements } from '../../../platform/database/announcements.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Authenticate } from '../../../platform/http/route.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';

export interface ReportRoutesDeps {
  readonly database: Database;
  readonly announcements: Announcements;
  readonly now: () => Date;
  readonly signedIn: Authenticate<SignedIn>;
}
