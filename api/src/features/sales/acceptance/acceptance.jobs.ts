import type { Announcements } from '../../../platform/database/announcements.ts';
import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import { expireEstimates } from './expire-estimates.ts';
import {
  ADDRESS_MERCHANT_MAIL,
  customerLetter,
  merchantLetter,
  merchantMail,
  SEND_CUSTOMER_LETTER,
  SEND_MERCHANT_LETTER,
} from '../estimates/queue-estimate-mail.ts';
import { remindCustomers } from './remind-customers.ts';
import {
  addressMerchantMail,
  sendCustomerLetter,
  sendMerchantLetter,
  type EstimateMailDeps,
} from './send-estimate-mail.ts';

const EXPIRE_ESTIMATES = 'expire-estimates';
const REMIND_CUSTOMERS = 'remind-of-estimates';

/** Every hour, since it is midnight and nine o’clock at another hour elsewhere. */
export const ACCEPTANCE_CRONTAB = `0 * * * * ${EXPIRE_ESTIMATES}\n5 * * * * ${REMIND_CUSTOMERS}`;

export const acceptanceTasks = (deps: EstimateMailDeps & { readonly announcements: Announcements }): Tasks => ({
  [EXPIRE_ESTIMATES]: () => expireEstimates(deps),
  [REMIND_CUSTOMERS]: () => remindCustomers(deps),
  [SEND_CUSTOMER_LETTER]: (payload) => sendCustomerLetter(deps, customerLetter.parse(payload)),
  [ADDRESS_MERCHANT_MAIL]: (payload) => addressMerchantMail(deps, merchantMail.parse(payload)),
  [SEND_MERCHANT_LETTER]: (payload) => sendMerchantLetter(deps, merchantLetter.parse(payload)),
});
