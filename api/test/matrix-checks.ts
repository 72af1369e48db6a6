import { v7 as uuid } from 'uuid';
import type { World } from './matrix-callers.ts';
import { OTHERS_FIND_NOTHING, managersAndSupport, merchantAndSupport } from './matrix-outcomes.ts';
import type { Row, Sent } from './matrix-rows.ts';

const ofTill = ({ till }: World): Sent => ({ params: { id: till.id } });
const ofReport = ({ till, reportId }: World): Sent => ({ params: { id: till.id, reportId } });

const ofMerchant = ({ merchant }: World): Sent => ({ query: { merchantId: merchant.id } });
const aCheck = (world: World): Sent => ({ ...ofMerchant(world), payload: { receiptId: uuid(), refundId: uuid() } });

/** Callers of the functionality check, and readers of the reports that a till has made of itself. */
export const CHECK_ROWS: Readonly<Record<string, Row>> = {
  listUserReports: { ...merchantAndSupport(200), ...OTHERS_FIND_NOTHING, sends: ofTill },
  getUserReport: { ...merchantAndSupport(200), ...OTHERS_FIND_NOTHING, sends: ofReport },
  getUserReportPdf: { ...merchantAndSupport(200), ...OTHERS_FIND_NOTHING, sends: ofReport },
  getFunctionalityCheck: { ...merchantAndSupport(200), sends: ofMerchant },
  // No bill of the check was made.
  verifyFunctionality: { ...managersAndSupport('validation-failed'), sends: aCheck },
};
