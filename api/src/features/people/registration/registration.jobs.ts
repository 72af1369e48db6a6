import { z } from 'zod';
import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import { REGISTER_MERCHANT, registerMerchant, SEND_REGISTRATION_MAIL } from './register-merchant.ts';
import { forgetPendingBefore } from './registration.store.ts';
import { sendRegistrationMail, type RegistrationMailDeps } from './send-registration-mail.ts';

const FORGET_REGISTRATIONS = 'forget-registrations';

/** Every day: what was not confirmed while its password worked. */
export const REGISTRATION_CRONTAB = `50 3 * * * ${FORGET_REGISTRATIONS}`;

const mailed = z.strictObject({ id: z.uuid() });

export const registrationTasks = (deps: RegistrationMailDeps): Tasks => ({
  [REGISTER_MERCHANT]: (payload) => registerMerchant(deps, payload),
  [SEND_REGISTRATION_MAIL]: (payload) => sendRegistrationMail(deps, mailed.parse(payload)),
  [FORGET_REGISTRATIONS]: () =>
    deps.database.transaction({ role: 'system' }, (tx) => forgetPendingBefore(tx, deps.now())),
});
